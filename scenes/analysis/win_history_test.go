package analysis

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"azulejo/engine"
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
		{"a slow fall", []float64{.8, .8, .8, .75, .7, .65, .6, .55, .5, .5, .5}, nil},
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

// TestSampleAt checks that each sample is found by its number of moves, and that numbers outside the history give the first or the last sample.
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

// TestWinHistoryText checks that the text of a known history restores it, and that no other text changes a history.
func TestWinHistoryText(t *testing.T) {
	for edition := range 2 {
		for seats := 2; seats <= 4; seats++ {
			g, _ := sample(t, edition, seats, 12)
			known := NewWinHistory(&backend{}, g.Cursor.Match, nil)
			for i := range known.Samples {
				shares := make([]float64, seats)
				shares[i%seats] = 0.75
				shares[(i+1)%seats] = 0.25
				known.shares = append(known.shares, shares)
			}
			text := known.text()
			restored := NewWinHistory(&backend{}, g.Cursor.Match, nil)
			if restored.restore(text); !reflect.DeepEqual(restored.shares, known.shares) || len(restored.cache) == 0 {
				t.Errorf("%d seats: %q gives %v", seats, text, restored.shares)
			}
			version, rest, _ := strings.Cut(text, " ")
			later, _ := sample(t, edition, seats, 13)
			for name, x := range map[string]struct {
				match *engine.Match
				text  string
			}{
				"no text":              {g.Cursor.Match, ""},
				"another match":        {later.Cursor.Match, text},
				"another version":      {g.Cursor.Match, version + "1 " + rest},
				"a number too few":     {g.Cursor.Match, text[:strings.LastIndex(text, " ")]},
				"a number too many":    {g.Cursor.Match, text + " 0"},
				"a number too large":   {g.Cursor.Match, strings.Replace(text, " 750", " 1001", 1)},
				"a negative number":    {g.Cursor.Match, strings.Replace(text, " 750", " -1", 1)},
				"something else in it": {g.Cursor.Match, strings.Replace(text, " 750", " half", 1)},
			} {
				h := NewWinHistory(&backend{}, x.match, nil)
				if h.restore(x.text); h.Known() > 0 || len(h.cache) > 0 {
					t.Errorf("%d seats: %s is restored", seats, name)
				}
			}
		}
	}
}
