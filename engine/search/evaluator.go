package search

import "azulejo/engine"

// Evaluator evaluates positions of one game. It may keep scratch memory, so an Evaluator must not be shared between Searchers. It must not
// allocate, and its results must depend on the position only.
type Evaluator interface {
	// Evaluate writes the expected final scores of p to final, in hundredths of a point by seat. The game is not over; Nature may be
	// to move. It returns the uncertainty of the scores: the standard deviation of the difference between two of them, in hundredths
	// of a point, greater than 0.
	Evaluate(p engine.Position, final *[engine.MaxSeats]int32) (spread int32)
	// ScoreMoves writes the ordering score of moves[i], a rough gain for the seat to move in hundredths of a point, to dst[i]. Good
	// move ordering makes the search faster. A move with the score engine.Pruned, for which another move is at least as good, is not
	// searched.
	ScoreMoves(p engine.Position, moves []engine.Move, dst []int32)
}

// ChanceSampler is an Evaluator that allows the search to continue after minor chances.
type ChanceSampler interface {
	// Minor reports whether Nature's next move in p changes so little that one sample is enough.
	Minor(p engine.Position) bool
}

// Keyer is an Evaluator that knows which positions are worth the same.
type Keyer interface {
	// Key returns the key of a position in transposition tables and trees, instead of its hash. Positions that one search can reach may have the same
	// key if they have the same moves and stay worth the same after any of these.
	Key(p engine.Position) uint64
}

// EndgameSolver is an Evaluator that can solve the end of a game in some positions, so that a search would add little to its answer.
type EndgameSolver interface {
	// Solvable reports whether Solve can solve p. All positions after a solvable one are solvable until the game is over.
	Solvable(p engine.Position) bool
	// Solve is like Evaluate for a solvable position.
	Solve(p engine.Position, final *[engine.MaxSeats]int32) (spread int32)
}

// Evaluation is the evaluation of a position: the expected final scores by seat, in hundredths of a point, and the standard
// deviation of the difference between two of them.
type Evaluation struct {
	Final  [engine.MaxSeats]int32
	StdDev int32
}

// Attributor is an Evaluator that can attribute what it expects to parts of the boards.
type Attributor interface {
	// Attribute calls add with what a part of a board brings its seat in the rest of the game, in hundredths of a point, possibly more than once for a
	// part. The sum for a seat is the expected final score without the points that are certain: the score, and the bonuses of what is complete.
	Attribute(p engine.Position, add func(part engine.Topic, points int32))
}
