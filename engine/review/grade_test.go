package review

import (
	"math"
	"testing"

	"azulejo/engine"
)

// TestGradeOf checks the thresholds of marks for each number of seats.
func TestGradeOf(t *testing.T) {
	for _, c := range []struct {
		seats, loss int
		want        string
	}{
		{2, 0, ""}, {2, 4, ""}, {2, 5, "?!"}, {2, 9, "?!"}, {2, 10, "?"}, {2, 19, "?"}, {2, 20, "??"}, {2, 100, "??"},
		{3, 3, ""}, {3, 4, "?!"}, {3, 7, "?"}, {3, 14, "??"}, {4, 2, ""}, {4, 3, "?!"}, {4, 6, "?"}, {4, 12, "??"},
	} {
		if got := GradeOf(c.loss, c.seats).Mark(); got != c.want {
			t.Errorf("%d seats: a loss of %d is %q, want %q", c.seats, c.loss, got, c.want)
		}
	}
}

// TestGradeOfMoves checks the grades of moves that are good, without a choice, or made in a decided game.
func TestGradeOfMoves(t *testing.T) {
	for _, c := range []struct {
		name                 string
		before, loss, second float64
		choices              int
		sacrifice            bool
		want                 Grade
	}{
		{"the only good move", 0.5, 0, 0.12, 20, false, Good},
		{"with fewer points than the second best", 0.5, 0, 0.12, 20, true, Brilliant},
		{"of few moves", 0.5, 0, 0.12, 7, false, Unmarked},
		{"when the game is won", 0.97, 0, 0.12, 20, false, Unmarked},
		{"when the game is lost", 0.05, 0, 0.12, 20, false, Unmarked},
		{"with another good one", 0.5, 0, 0.09, 20, false, Unmarked},
		{"a single move", 0.5, 0, 0, 1, false, Ungraded},
		{"all the same", 1, 0, 0, 20, false, Ungraded},
		{"a blunder", 0.6, 0.25, 0.25, 20, false, Blunder},
		{"a loss that leaves the game won", 1, 0.05, 0, 20, false, Inaccuracy},
		{"a loss in a lost game", 0.05, 0.05, 0, 20, false, Inaccuracy},
		{"a mistake", 0.5, 0.1, 0, 20, false, Mistake},
	} {
		s := Step{Seat: 1, Before: []float64{1 - c.before, c.before}, After: []float64{1 - c.before + c.loss, c.before - c.loss}, Loss: c.loss, Second: c.second,
			Choices: c.choices, Sacrifice: c.sacrifice}
		if s.grade(2); s.Grade != c.want {
			t.Errorf("%s: grade %q (%d), want %d", c.name, s.Grade.Mark(), s.Grade, c.want)
		}
	}
}

// TestAccuracy checks the accuracy and the error rate of a seat, which leave out other seats and moves without a choice, and are scaled by the fair share.
func TestAccuracy(t *testing.T) {
	step := func(seats int, seat engine.Seat, loss float64, g Grade) Step {
		return Step{Seat: seat, Before: make([]float64, seats), Loss: loss, Grade: g}
	}
	for _, seats := range []int{2, 4} {
		r := &Review{Steps: []Step{step(seats, 0, 0, Unmarked), step(seats, 1, 0.5, Blunder), step(seats, 0, 0.2, Blunder), step(seats, 0, 0, Ungraded), step(seats, engine.Nature, 0, Ungraded)}}
		want := (100 + 103.17*math.Exp(-0.0435*20*float64(seats)/2) - 3.17) / 2
		if accuracy, rate := r.Accuracy(0); math.Abs(accuracy-want) > 1e-9 || math.Abs(rate-10) > 1e-9 {
			t.Errorf("%d seats: accuracy %v, error rate %v", seats, accuracy, rate)
		}
	}
	if accuracy, rate := (&Review{}).Accuracy(0); accuracy != 100 || rate != 0 {
		t.Errorf("without moves: accuracy %v, error rate %v", accuracy, rate)
	}
}
