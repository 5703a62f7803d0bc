package players

import (
	"context"

	"azulejo/engine"
	"azulejo/engine/search"
)

// Chooser is a player: it picks moves. One Chooser answers one question at a time.
type Player interface {
	// Choose returns a legal move for the seat to move of t.Position, one of t.Moves if they are given. Cancelled, it
	// returns the best it has. A computer level never fails where there is a move; an outside bot may, with a *Fault.
	Choose(ctx context.Context, t search.Task) (Choice, error)
	// Close ends what the player runs.
	Close() error
}

// Choice is a move, and what the player saw in it.
type Choice struct {
	Move engine.Move
	// Lines are the moves considered, the best first; empty for players that look at nothing.
	Lines []Line
	// Depth and Nodes tell how far and how much was searched.
	Depth int
	Nodes int64
}

// Line is one candidate move with what is expected of it.
type Line struct {
	Move engine.Move
	// Win is the chance of each seat to win, a shared victory counting as its share; they add up to 1.
	Win []float64
	// Scores are the expected final scores.
	Scores []float64
	// Moves is the play expected, Move first.
	Moves []engine.Move
}

// nothing is the error for a position in which nobody chooses.
const nothing = failure("there is no move to choose")

// failure is a constant error.
type failure string

func (f failure) Error() string { return string(f) }

// candidates are the moves a task may be answered with.
func candidates(t search.Task) []engine.Move {
	if t.Moves != nil {
		return t.Moves
	}
	return t.Position.Moves(nil)
}
