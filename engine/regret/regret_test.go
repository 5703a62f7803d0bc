package regret

import (
	"context"
	"math"
	"reflect"
	"testing"

	"azulejo/engine/arena"
	"azulejo/engine/azul"
	"azulejo/engine/enginetest/long"
	"azulejo/engine/gamedef"
	"azulejo/engine/review"
	"azulejo/engine/search"
)

// newStudy returns a small study.
func newStudy() *Study {
	return &Study{
		Game:  gamedef.Game{Edition: azul.Coloured(), Evaluator: func() search.Evaluator { return azul.NewMaster() }, Plain: func() search.Evaluator { return azul.NewValue() }},
		Seats: 2, Games: 6, Seed: 4, Budgets: []int64{500, 6000}, Reference: 6000,
	}
}

// TestStudyIsDeterministic checks that results are reproducible and that the reference has no change or loss compared with itself.
func TestStudyIsDeterministic(t *testing.T) {
	first, err := newStudy().Run(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	again, err := newStudy().Run(context.Background())
	if err != nil || !reflect.DeepEqual(first, again) {
		t.Errorf("%v, then %v (%v)", first, again, err)
	}
	if r := first[1]; r.Change.Largest() != 0 || r.Loss.Largest() != 0 {
		t.Errorf("the reference differs from itself: %v", r)
	}
	if first[0].Change.Mean() == 0 {
		t.Error("500 nodes give the same results as 6,000 in all positions")
	}
}

// TestCalibrationForLevels checks that every position and seat counts once in each of the two calibrations, that their games are the same, and that
// win probabilities for the levels differ from those for strong players.
func TestCalibrationForLevels(t *testing.T) {
	strong, levels, err := newStudy().Calibrate(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	_, n := strong.Error()
	if _, other := levels.Error(); n != other || n != 2*calibrationPositions*newStudy().Games || strong == levels {
		t.Errorf("%d and %d values, %v and %v", n, other, strong, levels)
	}
	won := func(c arena.Calibration) (sum float64) {
		for _, b := range c {
			sum += b.Won
		}
		return sum
	}
	if math.Abs(won(strong)-float64(n)/2) > 1e-9 || math.Abs(won(levels)-float64(n)/2) > 1e-9 {
		t.Errorf("%v and %v of %d games won", won(strong), won(levels), n)
	}
}

// TestVerdicts checks that every move gets one verdict, that a review agrees with a second one of the same length, and the shares of agreement.
func TestVerdicts(t *testing.T) {
	s := newStudy()
	v, err := s.Verdicts(context.Background())
	if err != nil || v.Both+v.Quick+v.Thorough+v.Neither != s.Games {
		t.Errorf("%+v of %d moves (%v)", v, s.Games, err)
	}
	s.Games, s.Budgets, s.Reference = long.Count(12, 40), []int64{3000}, 3000
	v, err = s.Verdicts(context.Background())
	if all, _ := v.Agreement(); err != nil || all != 1 || v.Both == 0 || v.Neither == 0 {
		t.Errorf("two equal reviews: %+v (%v)", v, err)
	}
	if all, costly := (&Verdicts{3, 1, 2, 4}).Agreement(); all != 0.7 || costly != 0.5 {
		t.Errorf("agreement %v and %v", all, costly)
	}
}

// TestCancelledStudyEnds checks that a cancelled study returns an error.
func TestCancelledStudyEnds(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := newStudy().Run(ctx); err == nil {
		t.Error("a cancelled study has results")
	}
}

// TestSample compares the mean, maximum and confidence interval of a sample with known values.
func TestSample(t *testing.T) {
	s := Sample{1, 2, 3, 6}
	low, high := s.Interval()
	if s.Mean() != 3 || s.Largest() != 6 || math.Abs(high-3-2.117) > 0.01 || math.Abs(low+high-6) > 1e-9 {
		t.Errorf("mean %v, from %v to %v, largest %v", s.Mean(), low, high, s.Largest())
	}
	if low, high := (Sample{2}).Interval(); low != 2 || high != 2 {
		t.Errorf("the interval of one measurement is %v to %v", low, high)
	}
}

// TestReviewedGames checks that the figures of reviewed games hold together as reviews do, and that each kind was measured.
func TestReviewedGames(t *testing.T) {
	s := newStudy()
	s.Games, s.Seed, s.Deals, s.Reference = 1, 6, 20, 20 // the same deals as in the review, with as many nodes
	g, err := s.Review(context.Background(), review.Budget{Quick: 20, Nodes: 300, Most: 600, Deals: 20})
	if err != nil {
		t.Fatal(err)
	}
	if len(g.Changes) == 0 || g.Changes.Largest() > 1e-9 || g.Imbalance > 1e-9 || len(g.Luck) != 1 || len(g.Means) == 0 || g.Means.RootMeanSquare() == 0 ||
		len(g.Deals) == 0 || g.Deals.RootMeanSquare() > 10 {
		t.Errorf("the reviews are %+v", g)
	}
	if q := g.Quick; q.Reviews != 1 || q.Moves == 0 || q.Nodes < 20*int64(q.Moves) || q.Ratio() <= 0 || q.Reopen == 0 {
		t.Errorf("the speed is %+v", q)
	}
}
