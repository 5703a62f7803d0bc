package search

import "azulejo/engine"

// Evaluator evaluates positions of one game. It may keep scratch memory, so one Evaluator serves one Searcher. It allocates
// nothing and gives equal answers for equal positions.
type Evaluator interface {
	// Evaluate writes the final scores to expect, in hundredths of a point by seat, of a position that is not over; Nature
	// may be to move. It returns how uncertain they are: the standard deviation of the difference between two of them,
	// in hundredths of a point, above 0.
	Evaluate(p engine.Position, final *[engine.MaxSeats]int32) (spread int32)
	// ScoreMoves writes for each of p's moves an ordering score, a rough gain for the seat to move, in hundredths of a point, to the same place
	// of dst. Better moves first makes the search faster. A move of score engine.Pruned, one that another of the moves is at least
	// as good as, is not looked at.
	ScoreMoves(p engine.Position, moves []engine.Move, dst []int32)
}

// ChanceSampler is an Evaluator that lets a search look past chances that change little.
type ChanceSampler interface {
	// Minor reports whether Nature's next move in p changes so little that one sample tells enough.
	Minor(p engine.Position) bool
}

// Evaluation is what a position promises: the final scores expected by seat, in hundredths of a point, and the standard
// deviation of the difference between two of them.
type Evaluation struct {
	Final  [engine.MaxSeats]int32
	StdDev int32
}
