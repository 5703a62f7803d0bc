package statistics

import (
	"math"
	"testing"
)

// TestGlickmansExample checks the worked example of the description of Glicko-2.
func TestGlickmansExample(t *testing.T) {
	got := Rating{1500, 200, 0.06}.After([]Result{{Rating{1400, 30, 0.06}, 1}, {Rating{1550, 100, 0.06}, 0}, {Rating{1700, 300, 0.06}, 0}})
	if want := (Rating{1464.06, 151.52, 0.05999}); math.Abs(got.Value-want.Value) > 0.01 || math.Abs(got.Deviation-want.Deviation) > 0.01 ||
		math.Abs(got.Volatility-want.Volatility) > 1e-5 {
		t.Errorf("the rating is %+v, expected %+v", got, want)
	}
}

// TestRatings checks that ratings converge to the strength of a player, become surer with each game and less sure without any.
func TestRatings(t *testing.T) {
	r, opponent := NewRating(), Rating{1700, 30, 0.06}
	for i := range 200 {
		before := r.Deviation
		r = r.After([]Result{{opponent, float64(i % 4 / 3)}}) // one victory in four games
		if i < 20 && r.Deviation >= before {
			t.Errorf("the deviation grows from %v to %v with game %d", before, r.Deviation, i+1)
		}
	}
	if e := r.Expected(opponent); math.Abs(e-0.25) > 0.05 {
		t.Errorf("the expected score is %v, the mean one 0.25; the rating is %+v", e, r)
	}
	if later := r.After(nil); later.Value != r.Value || later.Deviation <= r.Deviation {
		t.Errorf("without a game %+v becomes %+v", r, later)
	}
}
