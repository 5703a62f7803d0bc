package arena

import "math"

// Calibration compares the win probabilities that a player stated with the results, in bins of a tenth.
type Calibration [10]CalibrationBin

// CalibrationBin holds the positions with about the same stated win probability.
type CalibrationBin struct {
	N int
	// Stated is the sum of the stated win probabilities, Won the sum of the shares of victory.
	Stated, Won float64
}

// Add adds one position.
func (c *Calibration) Add(stated, won float64) {
	t := &c[min(max(int(stated*10), 0), 9)]
	t.N++
	t.Stated += stated
	t.Won += won
}

// Error returns the mean absolute difference between stated and actual shares over the bins, weighted by their positions, and the number of positions.
func (c *Calibration) Error() (mean float64, n int) {
	for _, t := range c {
		mean += math.Abs(t.Stated - t.Won)
		n += t.N
	}
	return mean / math.Max(float64(n), 1), n
}
