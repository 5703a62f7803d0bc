package review

import (
	"math"

	"azulejo/engine"
)

// Grade says how good a move was, by the win probability that it gave up.
type Grade uint8

// The grades.
const (
	// Ungraded is for deals, and for moves without a choice: a single legal one, or none that makes a difference.
	Ungraded   Grade = iota
	Unmarked         // a move that costs little
	Good             // the only good move, "!"
	Brilliant        // a good move that brings fewer points this round than the second best, "!!"
	Inaccuracy       // "?!"
	Mistake          // "?"
	Blunder          // "??"
)

// Mark returns the mark of a grade as chess players write it, "" for most moves.
func (g Grade) Mark() string { return [...]string{"", "", "!", "!!", "?!", "?", "??"}[g] }

// Key reports whether a move of this grade is a key moment of its game.
func (g Grade) Key() bool { return g == Brilliant || g == Mistake || g == Blunder }

// Only reports whether a move of this grade was the only good one.
func (g Grade) Only() bool { return g == Good || g == Brilliant }

// marked are the losses from which a move gets each mark, in percentage points: 10, 20 and 40 % of the fair share, rounded up where a short search
// wavers by two or three points.
var marked = map[int][3]int{2: {5, 10, 20}, 3: {4, 7, 14}, 4: {3, 6, 12}}

// The win probabilities, in percentage points, between which a good move decides something, and outside of which nothing is lost any more.
const (
	leastOpen, mostOpen = 10, 95
	lost, won           = 5, 95
	leastChoices        = 8 // legal moves, so that finding the only good one is worth a mark
)

// GradeOf returns the grade of a loss, in percentage points, with a number of seats. A move costs at most an inaccuracy where the game is decided.
func GradeOf(loss, seats int) (g Grade) {
	g = Unmarked
	for i, from := range marked[seats] {
		if loss >= from {
			g = Inaccuracy + Grade(i)
		}
	}
	return g
}

// LeastLoss returns the loss, in percentage points, from which a move gets the grade Inaccuracy, Mistake or Blunder with a number of seats.
func LeastLoss(g Grade, seats int) int { return marked[seats][g-Inaccuracy] }

// grade sets the grade of a move from what a search has found about it.
func (s *Step) grade(seats int) {
	loss, second := Points(s.Loss), Points(s.Second)
	before, after := Points(s.Before[s.Seat]), Points(s.After[s.Seat])
	best := loss < 1 && s.Compared.Best.Move == s.Compared.Played.Move
	switch {
	case s.Seat == engine.Nature, s.Choices <= 1, loss < 1 && second < 1 && (before <= 0 || before >= 100):
		s.Grade = Ungraded
	case best && s.Choices >= leastChoices && GradeOf(second, seats) >= Mistake && before >= leastOpen && before <= mostOpen:
		if s.Grade = Good; s.Sacrifice {
			s.Grade = Brilliant
		}
	default:
		if s.Grade = GradeOf(loss, seats); after >= won || before <= lost {
			s.Grade = min(s.Grade, Inaccuracy)
		}
	}
}

// Accuracy returns how well a seat played, from 0 to 100, and the win probability that it lost with each move on average, in percentage points. Both leave
// out moves without a choice. The curve is that of lichess, with losses scaled by the fair share.
func (r *Review) Accuracy(seat engine.Seat) (accuracy, errorRate float64) {
	n := 0.0
	for i := range r.Steps {
		s := &r.Steps[i]
		if s.Seat != seat || s.Grade == Ungraded {
			continue
		}
		loss := 100 * s.Loss
		accuracy += min(100, max(0, 103.17*math.Exp(-0.0435*loss*float64(len(s.Before))/2)-3.17))
		errorRate += loss
		n++
	}
	if n == 0 {
		return 100, 0
	}
	return accuracy / n, errorRate / n
}
