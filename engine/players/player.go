package players

import (
	"context"
	"errors"

	"azulejo/engine"
	"azulejo/engine/search"
)

// Player chooses moves, for one question at a time.
type Player interface {
	// Choose returns a legal move for the seat to move in t.Position, one of t.Moves unless that is nil. When it is cancelled, it returns the
	// best move so far. A level never fails if there is a legal move; an external bot may, with a *Fault.
	Choose(ctx context.Context, t search.Task) (Choice, error)
	// Close releases the resources of the player.
	Close()
}

// Choice is a move, with the evaluation.
type Choice struct {
	Move engine.Move
	// Lines are the moves with an exact value, the best first: usually at least Task.MultiPV of them. Players that do not search return none.
	Lines []Line
}

// Line is a candidate move with its evaluation.
type Line struct {
	Move engine.Move
	// Win is the win probability of each seat. A shared victory counts as its share, so they add up to 1.
	Win []float64
	// Scores are the expected final scores.
	Scores []float64
	// Moves is the principal variation. It begins with Move.
	Moves []engine.Move
	// Parts are what the parts of the boards bring in later rounds, if Moves was asked for to the end of its round. They are nil if the game is over there.
	Parts []Part
}

// Part is what a part of a board is expected to bring its seat in the rest of the game, in points.
type Part struct {
	engine.Topic
	Points float64
}

// Parts returns what an evaluator expects of the parts of the boards, in the order in which it first names them.
func Parts(e search.Attributor, p engine.Position) (parts []Part) {
	at := map[engine.Topic]int{}
	e.Attribute(p, func(t engine.Topic, points int32) {
		i, found := at[t]
		if !found {
			i = len(parts)
			at[t], parts = i, append(parts, Part{Topic: t})
		}
		parts[i].Points += float64(points) / 100
	})
	return parts
}

// candidates returns the moves that may be chosen, or an error if there are none.
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
