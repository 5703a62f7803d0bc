package analysis

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/review"
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
	c := NewWinHistory(func() Game { g, _ := sample(t, 0, 2, 12); return g }().Cursor.Match)
	for i, n := range c.Samples {
		if got := c.SampleAt(n); got != i {
			t.Errorf("sample %d is found at %d", i, got)
		}
	}
	if c.SampleAt(0) != 0 || c.SampleAt(c.Samples[len(c.Samples)-1]+5) != len(c.Samples)-1 {
		t.Error("moves before the first or after the last sample")
	}
}

// TestWinHistoryOfReview checks that a history takes the values before each decision and the result from a review, as far as they are known.
func TestWinHistoryOfReview(t *testing.T) {
	for edition := range 2 {
		for seats := 2; seats <= 4; seats++ {
			g, _ := sample(t, edition, seats, 12)
			r := review.NewService(&backend{}).ReviewGame(0, g.Cursor.Match, review.DefaultBudget()).Review()
			w := NewWinHistory(g.Cursor.Match)
			if w.Take(r, false); len(w.Samples) != 13 || w.Known() != 0 || w.Complete {
				t.Fatalf("%d seats: %d of %d samples are known at first", seats, w.Known(), len(w.Samples))
			}
			var want [][]float64
			for i := range r.Steps {
				if r.Steps[i].Before = []float64{float64(i), 1}; r.Steps[i].Seat != engine.Nature {
					want = append(want, r.Steps[i].Before)
				}
			}
			if w.Take(r, false); !reflect.DeepEqual(w.shares, want) {
				t.Errorf("%d seats: %v, expected %v", seats, w.shares, want)
			}
			r.Result = []float64{0, 1}
			if w.Take(r, true); w.Known() != len(w.Samples) || w.At(12, 1) != 1 || !w.Complete {
				t.Errorf("%d seats: %d samples with the result", seats, w.Known())
			}
			r.Steps[len(r.Steps)-1].Before = nil
			if w.Take(r, true); w.Known() != 11 {
				t.Errorf("%d seats: %d samples before one that is not known", seats, w.Known())
			}
		}
	}
}

// TestDealsAreNoTurnsOfPlayers checks that a turning point is told as the deal where that changed the chances more than the move before it.
func TestDealsAreNoTurnsOfPlayers(t *testing.T) {
	g, c := sample(t, 0, 2, -1)
	r := review.NewService(&backend{}).ReviewGame(0, g.Cursor.Match, review.DefaultBudget()).Review()
	for i := range r.Steps {
		r.Steps[i].Before = []float64{.5, .5}
	}
	deal := 1 + slices.IndexFunc(r.Steps[1:], func(s review.Step) bool { return s.Seat == engine.Nature })
	history := NewWinHistory(g.Cursor.Match)
	sample := history.SampleAt(r.Steps[deal-1].At)
	r.Steps[deal+1].Before = []float64{.704, .296}
	for before, want := range map[float64]string{.52: "Round 2, the deal: Ana +18", .5151: "Round 2, the deal: Ana +19", .68: "50 → 70%"} {
		r.Steps[deal].Before = []float64{before, 1 - before}
		history.Take(r, true)
		curve := Curve{WinHistory: history, Kit: c.Kit(), Words: g.Words, Players: g.Players, Wording: g.Table}
		if got := curve.describe(sample); !strings.HasSuffix(got, want) {
			t.Errorf("%v before the deal: %q, want %q", before, got, want)
		}
	}
}
