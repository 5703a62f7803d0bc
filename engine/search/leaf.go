package search

import "azulejo/engine"

// leaf is the evaluation at the end of a line.
type leaf struct {
	evaluation Evaluation
	over       bool
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

// leafEvaluator evaluates leaves: finished games by their result, other positions with the Evaluator. It has scratch memory.
type leafEvaluator struct {
	Evaluator
	scores  [engine.MaxSeats]int
	winners [engine.MaxSeats]engine.Seat
}

// evaluate writes p's evaluation to l and returns the value for a seat.
func (e *leafEvaluator) evaluate(p engine.Position, seat engine.Seat, l *leaf) int32 {
	l.over = p.Over()
	if l.over {
		return e.evaluateResult(p, seat, l)
	}
	l.evaluation.StdDev = e.Evaluate(p, &l.evaluation.Final)
	return valueOf(&l.evaluation, seat, p.Seats())
}

// evaluateResult evaluates a finished game by its result.
func (e *leafEvaluator) evaluateResult(p engine.Position, seat engine.Seat, l *leaf) int32 {
	for i, n := range p.Scores(e.scores[:0]) {
		l.evaluation.Final[i] = int32(n) * 100
	}
	l.evaluation.StdDev = 1
	winners := p.Winners(e.winners[:0])
	l.shares = [engine.MaxSeats]int32{}
	for _, winner := range winners {
		l.shares[winner] = WinScale / int32(len(winners))
	}
	return l.shares[seat] + margin(&l.evaluation, seat, p.Seats())
}
