package review

import (
	"math"
	"math/rand/v2"
	"testing"
)

// TestCorrectedMean checks that deeper searches after some deals correct a mean if they agree on by how much.
func TestCorrectedMean(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for _, c := range []struct {
		name        string
		bias, noise float64 // of the deeper searches
		most, least float64 // of the correction
	}{
		{"the same", 0, 0, 0, 0},
		{"all find more", 0.1, 0, 0.1, 0.1},
		{"most find more", 0.1, 0.05, 0.12, 0.08},
		{"they disagree", 0, 0.1, 0.02, -0.02},
	} {
		var all, deep []value
		for i := range 200 {
			w := 0.2 + 0.6*float64(i%2)
			all = append(all, value{win: []float64{w, 1 - w}, scores: []float64{50, 40}})
			if i < 40 {
				w += c.bias + c.noise*rng.NormFloat64()
				deep = append(deep, value{win: []float64{w, 1 - w}, scores: []float64{50 + 10*c.bias, 40}})
			}
		}
		mean, err := correctedMean(all, deep)
		if d := mean.win[0] - 0.5; d > c.most+1e-9 || d < c.least-1e-9 || err > c.noise+1e-9 || math.Abs(mean.win[0]+mean.win[1]-1) > 1e-9 {
			t.Errorf("%s: mean %.3f, standard error %.3f, expected a correction between %.2f and %.2f", c.name, mean.win, err, c.least, c.most)
		}
		if (mean.scores[0] > 50) != (c.bias > 0) {
			t.Errorf("%s: scores %.1f", c.name, mean.scores)
		}
	}
	if mean, _ := correctedMean([]value{{win: []float64{0.01, 0.99}, scores: []float64{1, 2}}, {win: []float64{0.5, 0.5}, scores: []float64{1, 2}}},
		[]value{{win: []float64{0, 1}, scores: []float64{1, 2}}, {win: []float64{0, 1}, scores: []float64{1, 2}}}); mean.win[0] < 0 || mean.win[1] > 1 {
		t.Errorf("the mean %v is no probability", mean.win)
	}
}
