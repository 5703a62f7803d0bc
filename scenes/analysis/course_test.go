package analysis

import (
	"slices"
	"testing"
)

// TestTurningPoints checks that the turning points are where the probability changes most, and lie apart.
func TestTurningPoints(t *testing.T) {
	for _, x := range []struct {
		name  string
		first []float64 // the probability of the first seat by stop
		want  []int
	}{
		{"even", []float64{.5, .5, .5, .5, .5, .5, .5, .5}, nil},
		{"a rise", []float64{.3, .3, .3, .3, .8, .8, .8, .8}, []int{3}},
		{"a rise and a greater fall", []float64{.4, .4, .4, .4, .7, .7, .7, .7, .7, .7, .1, .1, .1, .1}, []int{9, 3}},
		{"a single outlier", []float64{.5, .5, .5, .5, .7, .5, .5, .5, .5}, nil},
	} {
		var c Course
		for i, p := range x.first {
			c.Stops, c.shares = append(c.Stops, i), append(c.shares, []float64{p, 1 - p})
		}
		if got := c.TurningPoints(0); !slices.Equal(got, x.want) {
			t.Errorf("%s: %v, expected %v", x.name, got, x.want)
		}
	}
}

func TestStopAt(t *testing.T) {
	c := NewCourse(&backend{}, func() Game { g, _ := sample(t, 0, 2, 12); return g }().Cursor.Match, map[uint64][]float64{})
	for i, n := range c.Stops {
		if got := c.StopAt(n); got != i {
			t.Errorf("stop %d is found at %d", i, got)
		}
	}
	if c.StopAt(0) != 0 || c.StopAt(c.Stops[len(c.Stops)-1]+5) != len(c.Stops)-1 {
		t.Error("moves before the first or after the last stop")
	}
}
