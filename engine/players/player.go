package players

import (
	"context"
	"errors"

	"azulejo/engine"
	"azulejo/engine/search"
)

// Player picks moves. One Player answers one question at a time.
type Player interface {
	// Choose returns a legal move for the seat to move of t.Position, one of t.Moves if they are given. Cancelled, it
	// returns the best it has. A computer level never fails where there is a move; an outside bot may, with a *Fault.
	Choose(ctx context.Context, t search.Task) (Choice, error)
	// Close ends what the player runs.
	Close()
}

// Choice is a move, and what the player saw in it.
type Choice struct {
	Move engine.Move
	// Lines are the moves with an exact value, the best first: usually at least Task.MultiPV. Players that do not search have none.
	Lines []Line
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

// candidates are the moves a task may be answered with. There are none in a position in which nobody chooses, which is an error.
func candidates(t search.Task) ([]engine.Move, error) {
	moves := t.Moves
	if moves == nil {
		moves = t.Position.Moves(nil)
	}
	if len(moves) == 0 {
		return nil, errors.New("there is no move to choose")
	}
	return moves, nil
}
