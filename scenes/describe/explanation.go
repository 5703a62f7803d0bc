package describe

import (
	"math"
	"slices"
	"strings"
	"unicode/utf8"

	"azulejo/engine"
	"azulejo/engine/review"
	"azulejo/game/locale"
)

// GlanceLength is the maximum length, in characters, of an explanation that is read at a glance.
const GlanceLength = 110

// Explainer puts explanations of moves into words.
type Explainer struct {
	Words *locale.Words
	// Name returns the name of a seat.
	Name func(engine.Seat) string
}

// ForPlayer returns an explanation for the player who makes the move: "You fill line 5 for 6 points, but the marker costs you one point on the floor
// line." If it is longer than limit characters, it leaves out arguments, but neither all of them nor the cost.
func (x Explainer) ForPlayer(e review.Explanation, limit int) string {
	text, _ := x.limited(e, limit)
	return text
}

// Hint returns an explanation of a hint as ForPlayer and, if it compares numbers, names the move that they are compared with, or the one that is almost as
// good. name returns the name of a move.
func (x Explainer) Hint(e review.Explanation, limit int, name func(engine.Move) string) string {
	if len(e.Other) > 0 && e.Expected != nil && isEven(e.Expected) {
		e.Expected = nil
		text, _ := x.limited(e, limit)
		return strings.TrimSpace(text + " " + x.Words.T("play.hint.even.than", "move", name(e.Other[0])))
	}
	text, said := x.limited(e, limit)
	if len(e.Other) > 0 && x.compares(&said) {
		text += " " + x.Words.T("play.hint.compared", "move", name(e.Other[0]))
	}
	return text
}

// limited returns the text of an explanation for the player of the move, and what is left of the explanation in it.
func (x Explainer) limited(e review.Explanation, limit int) (string, review.Explanation) {
	for {
		text := x.forPlayer(e)
		switch first := len(e.For) - 1; {
		case utf8.RuneCountInString(text) <= limit:
			return text, e
		case first > 0 && e.But != nil && outweighs(*e.But, e.For[:first]):
			e.But = nil
		case first > 0:
			e.For = e.For[:first]
		case e.But != nil && first == 0:
			e.But = nil
		case e.Fault != nil && first == 0 && e.Fault.Weight > e.For[0].Weight:
			e.For = nil
		case e.Fault != nil && first == 0:
			e.Fault = nil
		default:
			return text, e
		}
	}
}

// outweighs reports whether an argument weighs more than others together.
func outweighs(a engine.Argument, others []engine.Argument) bool {
	for _, b := range others {
		a.Weight -= b.Weight
	}
	return a.Weight > 0
}

// For returns an explanation that addresses the player of the move, at most limit characters long if possible, or one for everyone else. That is as ForOthers
// or, if there is nothing to say of the move, the scores that the player can expect; it may be "".
func (x Explainer) For(player bool, e review.Explanation, limit int) string {
	if player {
		return x.ForPlayer(e, limit)
	}
	text := x.ForOthers(e)
	if text == "" && e.Expected != nil {
		text, _ = x.expected(e.Expected, false)
	}
	return text
}

// InFavour returns what is for the better of two moves, without what is against the other one, at most of a length as ForPlayer.
func (x Explainer) InFavour(e review.Explanation, limit int) string {
	if len(e.For) > 0 || e.Expected != nil {
		e.Fault = nil
	}
	return x.ForPlayer(e, limit)
}

// Drawback returns a sentence about the worse of two moves for its player: what is against it, or else what to expect after each. It does not say what the
// better move is. It returns "" if nothing is known.
func (x Explainer) Drawback(e review.Explanation) string {
	switch {
	case e.Fault != nil:
		return x.Words.T("play.hint.sentence", "sentence", x.Words.Capitalize(x.clause(e.Fault, ".you")))
	case e.Expected != nil && e.Expected.Other != nil:
		own, theirs := resultOf(e.Expected.Seat, e.Expected.Other)
		if own2, theirs2 := resultOf(e.Expected.Seat, e.Expected.Better); own2-theirs2-own+theirs >= leastLead {
			return x.Words.T("play.hint.expected.worse", "own", own, "theirs", theirs, "own2", own2, "theirs2", theirs2)
		}
		text, _ := x.expected(&review.Expectation{Seat: e.Expected.Seat, Better: e.Expected.Other}, true)
		return text
	}
	return ""
}

// compares reports whether the text of an explanation compares numbers with those of the other move.
func (x Explainer) compares(e *review.Explanation) bool {
	if e.Expected != nil {
		if _, compared := x.expected(e.Expected, true); compared {
			return true
		}
	}
	return e.Compares()
}

func (x Explainer) forPlayer(e review.Explanation) string {
	var clauses, sentences []string
	for _, a := range inOrderOfTime(e.For) {
		clauses = append(clauses, x.clause(&a, ".you"))
	}
	alone := clauses == nil // there is only a cost, which is said after what it is paid for
	for _, clause := range x.contrast(clauses, &e, ".you") {
		switch {
		case alone && e.Fault != nil:
			sentences = append(sentences, x.Words.T("play.review.price", "reason", clause))
		case alone && e.Expected != nil:
			sentences = append(sentences, x.Words.T("play.hint.but.alone", "drawback", clause))
		default:
			sentences = append(sentences, x.Words.T("play.hint.sentence", "sentence", x.Words.Capitalize(clause)))
		}
	}
	end := len(sentences)
	if alone {
		end = 0
	}
	if e.Fault != nil {
		sentences = slices.Insert(sentences, end, x.Words.T("play.review.fault", "reason", x.clause(e.Fault, ".you")))
		end = len(sentences)
	}
	if e.Expected != nil {
		expected, _ := x.expected(e.Expected, true)
		sentences = slices.Insert(sentences, end, expected)
	}
	return strings.Join(sentences, " ")
}

// inOrderOfTime returns arguments with what the move does before what can be done later, but still after what is completed.
func inOrderOfTime(arguments []engine.Argument) []engine.Argument {
	rank := func(a engine.Argument) int {
		switch {
		case a.Completes:
			return 0
		case a.Gradual || strings.HasSuffix(a.Code, "-later"):
			return 2
		}
		return 1
	}
	sorted := slices.Clone(arguments)
	slices.SortStableFunc(sorted, func(a, b engine.Argument) int { return rank(a) - rank(b) })
	return sorted
}

// leastLead and leastChance are the least differences, between two leads and in percentage points, that say something.
const leastLead, leastChance = 2, 2

// resultOf returns the score of a seat and the best one of the others.
func resultOf(seat engine.Seat, scores []float64) (own, theirs int) {
	others := slices.Delete(slices.Clone(scores), int(seat), int(seat)+1)
	return int(math.Round(scores[seat])), int(math.Round(slices.Max(others)))
}

// expected returns the final scores to expect of the seat and of the best of the others, compared with those after the other move if the lead differs, or
// else compares the chances to win, or says that both moves lead to much the same. It addresses the seat, or else names it. It reports whether it compares
// anything.
func (x Explainer) expected(e *review.Expectation, addressed bool) (text string, compared bool) {
	own, theirs := resultOf(e.Seat, e.Better)
	say := func(key string, values ...any) string {
		return x.Words.T(key, append(values, "address", locale.Address(addressed), "player", x.Name(e.Seat))...)
	}
	if e.Other != nil {
		own2, theirs2 := resultOf(e.Seat, e.Other)
		chance, chance2 := review.Points(e.Chances[0]), review.Points(e.Chances[1])
		switch {
		case own-theirs-own2+theirs2 >= leastLead:
			return say("play.hint.expect", "own", own, "theirs", theirs, "own2", own2, "theirs2", theirs2), true
		case chance-chance2 >= leastChance:
			return say("play.hint.chance", "chance", chance, "other", chance2), true
		case isEven(e):
			return x.Words.T("play.hint.even"), true
		}
	}
	return say("play.hint.expected", "own", own, "theirs", theirs), false
}

// isEven reports whether neither the leads to expect after two moves nor the chances to win differ by what says something.
func isEven(e *review.Expectation) bool {
	if e.Other == nil {
		return false
	}
	own, theirs := resultOf(e.Seat, e.Better)
	own2, theirs2 := resultOf(e.Seat, e.Other)
	lead := own - theirs - own2 + theirs2
	return lead > -leastLead && lead < leastLead && review.Points(e.Chances[0])-review.Points(e.Chances[1]) < leastChance
}

// ForOthers returns an explanation for everyone but the player who makes the move: "It fills line 5 for 6, but pays one point on
// the floor line for the marker." What cannot be said of the move is said of the player by name. It leaves out what has no such text, and returns "" if
// nothing is left.
func (x Explainer) ForOthers(e review.Explanation) string {
	var clauses, sentences []string
	byName := func(a engine.Argument) bool { // whether it is said of the player or left out
		switch {
		case x.Words.Has(a.Code) && !a.Gradual:
			return false
		case a.ByName != nil:
			a.Reason = *a.ByName
		case !namesNobody(a.Code):
			return true
		}
		sentences = append(sentences, x.Words.T("play.hint.sentence", "sentence", x.Words.Capitalize(x.clause(&a, ".you"))))
		return true
	}
	for _, a := range e.For {
		if !byName(a) {
			clauses = append(clauses, x.clause(&a, ""))
		}
	}
	if clauses != nil {
		clauses = []string{x.Words.List(clauses...)}
	}
	if e.But != nil && byName(*e.But) {
		e.But = nil
	}
	if clauses = x.contrast(clauses, &e, ""); clauses != nil {
		sentences = append([]string{x.Words.T("play.hint.why", "reason", strings.Join(clauses, ""))}, sentences...)
	}
	return strings.Join(sentences, " ")
}

// namesNobody reports whether the text of a reason for the player of a move does not address the player.
func namesNobody(code string) bool {
	return strings.HasSuffix(code, "-reply") || strings.HasSuffix(code, "-misses") ||
		slices.Contains([]string{"why.free", "why.row-run", "why.column-run"}, code)
}

// contrast joins the cost of the move and what else is against it to the last clause. suffix is the suffix of locale keys.
func (x Explainer) contrast(clauses []string, e *review.Explanation, suffix string) []string {
	var against []string
	if e.Cost != nil && !isCounted(e.Cost, e) {
		against = append(against, x.clause(e.Cost, suffix))
	}
	if e.But != nil {
		against = append(against, x.clause(e.But, suffix))
	}
	last := len(clauses) - 1
	switch {
	case against == nil:
		return clauses
	case last < 0:
		return []string{x.Words.List(against...)}
	}
	clauses[last] = x.Words.T("play.hint.but", "advantage", clauses[last], "drawback", x.Words.List(against...))
	return clauses
}

// isCounted reports whether an explanation says a total that the cost of the move is part of: "You lose 4 points this round instead of 8."
func isCounted(cost *engine.Argument, e *review.Explanation) bool {
	total := func(a engine.Argument) bool { return a.Topic == cost.Topic && a.Value("other") != nil }
	return slices.ContainsFunc(e.For, total) || e.But != nil && total(*e.But)
}

// clause returns the text of an argument. Progress that takes later moves of the round is said of the end of the round, by texts with a suffix of their own,
// unless its text says that anyway.
func (x Explainer) clause(a *engine.Argument, suffix string) string {
	r := a.Named(x.Name)
	if a.Gradual && x.Words.Has(a.Code+".round") {
		suffix = ".round"
	}
	r.Code += suffix
	return r.Say(x.Words)
}
