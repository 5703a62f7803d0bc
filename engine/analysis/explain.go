package analysis

import (
	"slices"

	"azulejo/engine"
	"azulejo/engine/players"
)

// HintLines is the number of moves that a search for a hint evaluates exactly.
const HintLines = 4

// Recommend returns the move to hint to a seat: of the lines whose chances are as good as those of the first, the one with the highest
// expected score for the seat. It considers the first HintLines lines. A choice without lines is recommended as it is.
func Recommend(c players.Choice, seat engine.Seat) engine.Move {
	return bestOf(c, seat, 1, func(l, best players.Line) bool { return l.Scores[seat] > best.Scores[seat] })
}

// understandable is the loss, in percentage points, up to which a beginner gets a move whose sense can be seen.
const understandable = 3

// RecommendToBeginner returns the move to hint to a beginner: of the lines that give up little, one that costs the seat nothing and has the most to say
// for it. explain returns the arguments about a move.
func RecommendToBeginner(c players.Choice, seat engine.Seat, explain func(engine.Move) []engine.Argument) engine.Move {
	return bestOf(c, seat, understandable, func(l, best players.Line) bool { return sense(explain(l.Move)) > sense(explain(best.Move)) })
}

// sense returns how easily a beginner sees what a move is good for: the weight of the arguments for it, less than 0 if it has a cost.
func sense(arguments []engine.Argument) (n int) {
	const dear = 100
	for _, a := range arguments {
		switch {
		case a.Cost:
			n -= dear * (1 + a.Weight)
		case a.Sign == engine.For:
			n += a.Weight
		}
	}
	return n
}

// bestOf returns the best of the lines that lose less than a number of percentage points. better reports whether a line is better than another.
func bestOf(c players.Choice, seat engine.Seat, points int, better func(l, best players.Line) bool) engine.Move {
	if len(c.Lines) == 0 {
		return c.Move
	}
	best := c.Lines[0]
	for _, l := range c.Lines[1:min(len(c.Lines), HintLines)] {
		if Points(loss(c.Lines[0], l, seat)) < points && better(l, best) {
			best = l
		}
	}
	return best.Move
}

// The most arguments for a move in a hint, and in a review.
const (
	hintArguments   = 3
	reviewArguments = 2
)

// notable is the weight from which an argument against a move is worth a word.
const notable = 2

// Explanation is what to say about a move.
type Explanation struct {
	// For are arguments for the move: first what it completes, then the weightiest.
	For []engine.Argument
	// Cost is what the move costs the seat itself, or nil. It is always told.
	Cost *engine.Argument
	// But is another argument against it, or nil.
	But *engine.Argument
	// Fault is an argument against the move that was played in its place, or nil.
	Fault *engine.Argument
	// Expected are the final scores to expect where the arguments for the move say nothing, or nil.
	Expected *Expectation
}

// Expectation is the result to expect after a move and after another one.
type Expectation struct {
	Seat          engine.Seat
	Better, Other []float64 // final scores by seat; Other may be nil
}

// Expect returns the result to expect after a move and after the best other one of the lines found, or nil if the move is not among them.
func Expect(lines []players.Line, m engine.Move, seat engine.Seat) *Expectation {
	var e *Expectation
	for _, l := range lines {
		if l.Move == m && l.Scores != nil {
			e = &Expectation{Seat: seat, Better: l.Scores}
		}
	}
	for _, l := range lines {
		if e != nil && e.Other == nil && l.Move != m {
			e.Other = l.Scores
		}
	}
	return e
}

// ExplainHint explains the recommended move. Its cost is told, and what else speaks against it if that does not outweigh the arguments for it. Without
// arguments for it, the expected result explains it.
func ExplainHint(arguments []engine.Argument, expected *Expectation) Explanation {
	e := split(arguments)
	sum := 0
	for _, a := range e.For {
		sum += a.Weight
	}
	if e.But != nil && e.But.Weight > sum {
		e.But = nil
	}
	if len(e.For) == 0 {
		e.Expected = expected
	}
	return e
}

// ExplainMove explains a move that was made, with arguments for and against it. Either may be missing.
func ExplainMove(arguments []engine.Argument) Explanation { return split(arguments) }

// ExplainReview explains why one move was better than the one that was played: by arguments for it that the other move does not share, by its cost if
// the other does not cost as much, and by the weightiest argument against the other. Without any difference, the expected result explains it.
func ExplainReview(better, played []engine.Argument, expected *Expectation) Explanation {
	e := Explanation{}
	for _, a := range better {
		switch {
		case matched(a, played):
		case a.Sign == engine.For && (a.Weight > 0 || len(e.For) == 0):
			e.For = append(e.For, a)
		case a.Cost:
			e.Cost = &a
		}
	}
	for _, a := range played {
		if a.Sign == engine.Against && (a.Weight >= notable || a.Cost) && !matched(a, better) {
			e.Fault = &a
			break
		}
	}
	if e.For == nil && e.Fault == nil {
		e.Expected = expected
	}
	e.For = completedFirst(e.For, reviewArguments)
	return e
}

// matched reports whether a list has an argument of the same kind and sign that weighs as much.
func matched(a engine.Argument, list []engine.Argument) bool {
	return slices.ContainsFunc(list, func(b engine.Argument) bool {
		return b.Code == a.Code && b.Sign == a.Sign && b.Weight >= a.Weight
	})
}

// split separates arguments by their sign. An argument without weight counts only where there is no other.
func split(arguments []engine.Argument) (e Explanation) {
	for _, a := range arguments {
		switch {
		case a.Sign == engine.For && (a.Weight > 0 || e.For == nil):
			e.For = append(e.For, a)
		case a.Sign == engine.For:
		case a.Cost:
			e.Cost = &a
		case e.But == nil && a.Weight >= notable:
			e.But = &a
		}
	}
	e.For = completedFirst(e.For, hintArguments)
	return e
}

// completedFirst returns the first arguments of a list, at most a number of them, beginning with what is completed.
func completedFirst(list []engine.Argument, most int) []engine.Argument {
	slices.SortStableFunc(list, func(a, b engine.Argument) int {
		switch {
		case a.Completes == b.Completes:
			return 0
		case a.Completes:
			return -1
		}
		return 1
	})
	return list[:min(len(list), most)]
}
