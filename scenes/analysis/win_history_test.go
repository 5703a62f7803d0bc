package analysis

import (
	"slices"
	"testing"
)

// TestTurningPoints checks that turning points are the largest changes of the win probability and that they are not too close to each
// other.
func TestTurningPoints(t *testing.T) {
	for _, x := range []struct {
		name  string
		first []float64 // the win probability of the first seat by sample
		want  []int
	}{
		{"even", []float64{.5, .5, .5, .5, .5, .5, .5, .5}, nil},
		{"a rise", []float64{.3, .3, .3, .3, .8, .8, .8, .8}, []int{3}},
		{"a rise and a greater fall", []float64{.4, .4, .4, .4, .7, .7, .7, .7, .7, .7, .1, .1, .1, .1}, []int{9, 3}},
		{"a single outlier", []float64{.5, .5, .5, .5, .7, .5, .5, .5, .5}, nil},
	} {
		var c WinHistory
		for i, p := range x.first {
			c.Samples, c.shares = append(c.Samples, i), append(c.shares, []float64{p, 1 - p})
		}
		if got := c.TurningPoints(0); !slices.Equal(got, x.want) {
			t.Errorf("%s: %v, expected %v", x.name, got, x.want)
		}
	}
}

func TestSampleAt(t *testing.T) {
	c := NewWinHistory(&backend{}, func() Game { g, _ := sample(t, 0, 2, 12); return g }().Cursor.Match, map[uint64][]float64{})
	for i, n := range c.Samples {
		if got := c.SampleAt(n); got != i {
			t.Errorf("sample %d is found at %d", i, got)
		}
	}
	if c.SampleAt(0) != 0 || c.SampleAt(c.Samples[len(c.Samples)-1]+5) != len(c.Samples)-1 {
		t.Error("moves before the first or after the last sample")
	}
}
