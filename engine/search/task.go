package search

import (
	"time"

	"azulejo/engine"
)

// Limits end a search; a zero field does not limit. Without any, a search ends when it has seen everything up to the next
// chance, or when it is cancelled.
type Limits struct {
	Time  time.Duration
	Nodes int64
	Depth int
}

// Task is one question to a Searcher.
type Task struct {
	// Position has a seat to move. It is not changed.
	Position engine.Position
	// Moves are the moves to choose from; nil for all legal ones.
	Moves  []engine.Move
	Limits Limits
	// Seed settles between moves of equal value.
	Seed uint64
	// MultiPV is how many of the best moves get an exact value and a variation; 0 means 1.
	MultiPV int
	// Progress, if set, is called on the searching goroutine after each depth. It must not keep the result.
	Progress func(*Result)
}

// Result is what a search has found so far. It belongs to the Searcher and holds until the next Run.
type Result struct {
	// Roots are the moves looked at, the best first.
	Roots []Root
	// Depth is the number of moves ahead that were all looked at.
	Depth int
	Nodes int64
	// Solved means that all that a search looks at, up to the next chance or the end of the game, was seen.
	Solved bool
}

// Best is the move found, or NoMove for a position without moves.
func (r *Result) Best() engine.Move {
	if len(r.Roots) == 0 {
		return engine.NoMove
	}
	return r.Roots[0].Move
}

// Root is one move of the position searched.
type Root struct {
	Move engine.Move
	// Value is the outcome for the seat to move: its share of the victory in 1/WinScale, with the margin as a small addition.
	Value int32
	// Exact reports that Value is exact and not an upper bound: it is for the best Task.MultiPV moves, and for some others.
	Exact bool
	// PV is the principal variation, Move first: the moves up to the leaf, the position that an exact Value comes from, or up to
	// a minor chance before it. Where Value is a bound it is only Move.
	PV []engine.Move
	// Evaluation is the evaluation of the leaf or, after rollouts, their mean. Where Value is a bound it is that of the position after Move.
	Evaluation Evaluation
	// Win is each seat's share of the victory by that evaluation, of WinScale in all.
	Win [engine.MaxSeats]int32

	order int32
}
