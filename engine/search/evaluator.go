package search

import "azulejo/engine"

// Evaluator judges positions of one game. It may keep scratch memory, so one Evaluator serves one Searcher. It allocates
// nothing and gives equal answers for equal positions.
type Evaluator interface {
	// Judge writes the final scores to expect, in hundredths of a point by seat, of a position that is not over; Nature
	// may be to move. It returns how uncertain they are: the standard deviation of the difference between two of them,
	// in hundredths of a point, above 0.
	Judge(p engine.Position, final *[engine.MaxSeats]int32) (spread int32)
	// Rank writes for each of p's moves a rough gain for the seat to move, in hundredths of a point, to the same place
	// of dst. Better moves first makes the search faster. A move of rank engine.Hopeless, one that another of the moves is at least
	// as good as, is not looked at.
	Rank(p engine.Position, moves []engine.Move, dst []int32)
}

// Foreseer is an Evaluator that lets a search look past chances that change little.
type Foreseer interface {
	// Minor reports whether Nature's next move in p changes so little that one example tells enough.
	Minor(p engine.Position) bool
}

// Worth is what a position promises: the final scores expected by seat, in hundredths of a point, and the standard
// deviation of the difference between two of them.
type Worth struct {
	Final  [engine.MaxSeats]int32
	Spread int32
}
