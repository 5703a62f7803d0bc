package search

import "azulejo/engine"

// leaf is the evaluation at the end of a line.
type leaf struct {
	evaluation Evaluation
	over       bool
	decided    bool // the game is over or its end was solved
	// shares are the shares of the victory by seat, WinScale in total, if the game is over.
	shares [engine.MaxSeats]int32
}

// winShares returns each seat's share of the victory, WinScale in total.
func (l *leaf) winShares(seats int) [engine.MaxSeats]int32 {
	if l.over {
		return l.shares
	}
	return winShares(&l.evaluation, seats)
}

// leafEvaluator evaluates leaves: finished games by their result, endgames by the solver, other positions with the Evaluator. It has scratch memory.
type leafEvaluator struct {
	Evaluator
	keyer   Keyer         // nil if the keys are the hashes of the positions
	solver  EndgameSolver // nil if endgames are not solved
	scores  [engine.MaxSeats]int
	winners [engine.MaxSeats]engine.Seat
}

// key returns the key of a position in the transposition table or in a tree.
func (l *leafEvaluator) key(p engine.Position) uint64 {
	if l.keyer != nil {
		return l.keyer.Key(p)
	}
	return p.Hash()
}

// solveEndgames makes the evaluator solve endgames if its game has a solver.
func (l *leafEvaluator) solveEndgames() { l.solver, _ = l.Evaluator.(EndgameSolver) }

// solvable reports whether p is evaluated by the solver.
func (l *leafEvaluator) solvable(p engine.Position) bool {
	return l.solver != nil && l.solver.Solvable(p)
}

// evaluate writes p's evaluation to dst and returns the value for a seat.
func (l *leafEvaluator) evaluate(p engine.Position, seat engine.Seat, dst *leaf) int32 {
	dst.over = p.Over()
	dst.decided = dst.over || l.solvable(p)
	switch {
	case dst.over:
		return l.evaluateResult(p, seat, dst)
	case dst.decided:
		dst.evaluation.StdDev = l.solver.Solve(p, &dst.evaluation.Final)
	default:
		dst.evaluation.StdDev = l.Evaluate(p, &dst.evaluation.Final)
	}
	return valueOf(&dst.evaluation, seat, p.Seats())
}

// evaluateResult evaluates a finished game by its result.
func (l *leafEvaluator) evaluateResult(p engine.Position, seat engine.Seat, dst *leaf) int32 {
	for i, n := range p.Scores(l.scores[:0]) {
		dst.evaluation.Final[i] = int32(n) * 100
	}
	dst.evaluation.StdDev = 1
	winners := p.Winners(l.winners[:0])
	dst.shares = [engine.MaxSeats]int32{}
	for _, winner := range winners {
		dst.shares[winner] = WinScale / int32(len(winners))
	}
	return dst.shares[seat] + margin(&dst.evaluation, seat, p.Seats())
}
