package arena

import "math"

// Calibration counts how often what a player stated as its chance to win came true, by tenths.
type Calibration [10]CalibrationBin

// CalibrationBin is the positions in which about the same chance was stated.
type CalibrationBin struct {
	N int
	// Stated is the sum of the chances, Came that of the shares of the victories.
	Stated, Came float64
}

// add counts one position.
func (c *Calibration) add(stated, came float64) {
	t := &c[min(max(int(stated*10), 0), 9)]
	t.N++
	t.Stated += stated
	t.Came += came
}

// Error is the mean difference between stated and actual share, each tenth counting by its positions, and their number.
func (c *Calibration) Error() (mean float64, n int) {
	for _, t := range c {
		mean += math.Abs(t.Stated - t.Came)
		n += t.N
	}
	return mean / math.Max(float64(n), 1), n
}
