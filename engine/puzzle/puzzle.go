// Package puzzle holds positions with one clearly best move, and finds them in games between levels.
package puzzle

import (
	"errors"
	"math"

	"azulejo/engine"
	"azulejo/engine/players"
	"azulejo/engine/review"
)

// Puzzle is a position with one clearly best move.
type Puzzle struct {
	// ID identifies the puzzle among all: the edition, the number of seats, the seed and the number of the move of the game in which it was found.
	ID string
	// Game is the ID of the edition.
	Game     string
	Position engine.Position
	// Lines are the tempting moves, each with what follows to the end of the round: first the answer, then the wrong ones by what they lose.
	Lines []players.Line
	// Missed is in how many of a hundred cases the levels do not find the answer, each level counting the same.
	Missed int
	// Motifs are what makes the answer the best move, the weightiest first.
	Motifs []Motif
}

// Seat returns the seat that moves.
func (p *Puzzle) Seat() engine.Seat { return p.Position.ToMove() }

// Answer returns the best move.
func (p *Puzzle) Answer() engine.Move { return p.Lines[0].Move }

// Lead returns how much more win probability the answer has than any other move.
func (p *Puzzle) Lead() float64 { return p.lossOf(1) }

// lossOf returns what the i-th move loses compared with the answer, a win probability.
func (p *Puzzle) lossOf(i int) float64 { return p.Lines[0].Win[p.Seat()] - p.Lines[i].Win[p.Seat()] }

// Compared returns the answer compared with the i-th move. The first wrong move comes closest to it.
func (p *Puzzle) Compared(i int) review.Comparison {
	return review.Comparison{Best: p.Lines[0], Played: p.Lines[i], Loss: p.lossOf(i)}
}

// Exercise returns the puzzle as a costly move to improve: the wrong move that comes closest to the answer.
func (p *Puzzle) Exercise() *review.Exercise {
	lost := p.Lead()
	return &review.Exercise{Before: p.Position, Seat: p.Seat(), Grade: review.GradeOf(review.Points(lost), p.Position.Seats()), Loss: lost, Compared: p.Compared(1), Second: lost}
}

// FromExercise returns a costly move as a puzzle, and reports whether its answer is clear enough: it leads all other moves, not only the one played.
func FromExercise(id, game string, e *review.Exercise) (*Puzzle, bool) {
	c := e.Compared
	if c.Best.Win == nil || c.Played.Win == nil || c.Best.Move == c.Played.Move || e.Second < LeastLead {
		return nil, false
	}
	p := &Puzzle{ID: id, Game: game, Position: e.Before, Lines: []players.Line{c.Best, c.Played}, Missed: unknown}
	return p, p.check() == nil
}

// unknown is the share of the levels that miss the answer where they were not asked.
const unknown = 50

// check returns an error unless the answer leads clearly and something is decided.
func (p *Puzzle) check() error {
	if len(p.Lines) < 2 {
		return errors.New("there is no wrong move")
	}
	win, tolerance := p.Lines[0].Win[p.Seat()], 0.00101 // of the difference of two rounded numbers
	if win < LeastWin-tolerance || win > MostWin+tolerance && !after(p.Position, p.Lines[0].Moves).Over() {
		return errors.New("nothing is decided")
	}
	seen := map[engine.Move]bool{}
	for i, l := range p.Lines {
		switch {
		case seen[l.Move]:
			return errors.New("a move occurs twice")
		case i > 0 && p.lossOf(i) < LeastLead-tolerance:
			return errors.New("the answer does not lead")
		}
		seen[l.Move] = true
	}
	return nil
}

// rounded returns numbers with some decimals.
func rounded(all []float64, decimals float64) (out []float64) {
	for _, x := range all {
		out = append(out, math.Round(x*math.Pow(10, decimals))/math.Pow(10, decimals))
	}
	return out
}
