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
	// Addressed reports whether a seat that others move against is addressed as "you". If it is nil, all are named.
	Addressed func(engine.Seat) bool
}

// For returns an explanation that addresses the player of the move, or one for everyone else as ForOthers. If it is longer than limit characters, it leaves
// out arguments, but neither all of them nor the cost.
func (x Explainer) For(player bool, e review.Explanation, limit int) string {
	text, _ := x.limited(player, e, limit)
	return text
}

// ForPlayer returns an explanation for the player who makes the move: "You fill line 5 for 6 points, but the marker costs you one point on the floor
// line."
func (x Explainer) ForPlayer(e review.Explanation, limit int) string { return x.For(true, e, limit) }

// ForOthers returns an explanation for everyone but the player who makes the move: "It fills line 5 for 6, but pays one point on
// the floor line for the marker." What cannot be said of the move is said of the player by name.
func (x Explainer) ForOthers(e review.Explanation, limit int) string { return x.For(false, e, limit) }

// Hint returns an explanation of a hint as ForPlayer and, if it compares numbers, names the move that they are compared with, or the one that is almost as
// good. name returns the name of a move.
func (x Explainer) Hint(e review.Explanation, limit int, name func(engine.Move) string) string {
	if len(e.Other) > 0 && e.Expected != nil && isEven(e.Expected) {
		e.Expected = nil
		return strings.TrimSpace(x.ForPlayer(e, limit) + " " + x.Words.T("play.hint.even.than", "move", name(e.Other[0])))
	}
	text, said := x.limited(true, e, limit)
	if len(e.Other) > 0 && x.compares(&said) {
		text += " " + x.Words.T("play.hint.compared", "move", name(e.Other[0]))
	}
	return text
}

// limited returns the text of an explanation for the player of the move or for everyone else, and what is left of the explanation in it.
func (x Explainer) limited(player bool, e review.Explanation, limit int) (string, review.Explanation) {
	say := x.forOthers
	if player {
		say = x.forPlayer
	}
	for {
		text := say(e)
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
		case e.Expected != nil && first == 0:
			e.For = nil
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
		if better, other := resultsOf(e.Expected); better.lead()-other.lead() >= leastLead {
			return x.Words.T("play.hint.expected.worse", "score", x.score(other, true), "best", x.score(better, false))
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
		sentences = slices.Insert(sentences, end, x.Words.T("play.review.fault", "address", locale.Address(true), "player", "", "reason", x.clause(e.Fault, ".you")))
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

// result is a final score to expect of a seat, and that of a rival.
type result struct {
	own, theirs int
	rival       engine.Seat
	seats       int
}

func (r result) lead() int { return r.own - r.theirs }

// resultsOf returns the results to expect after both moves against the same rival: the one with the highest scores in them. Other is zero if it is not known.
func resultsOf(e *review.Expectation) (better, other result) {
	best := -1.0
	for s := range e.Better {
		sum := e.Better[s]
		if e.Other != nil {
			sum += e.Other[s]
		}
		if engine.Seat(s) != e.Seat && sum > best {
			best, better.rival = sum, engine.Seat(s)
		}
	}
	round := func(scores []float64) result {
		return result{int(math.Round(scores[e.Seat])), int(math.Round(scores[better.rival])), better.rival, len(scores)}
	}
	if e.Other != nil {
		other = round(e.Other)
	}
	return round(e.Better), other
}

// score returns the text of a result, which names the rival where it could be one of several.
func (x Explainer) score(r result, named bool) string {
	if named && r.seats > 2 {
		return x.Words.T("play.hint.score.against", "address", locale.Address(x.addresses(r.rival)), "own", r.own, "theirs", r.theirs, "player", x.Name(r.rival))
	}
	return x.Words.T("play.hint.score", "own", r.own, "theirs", r.theirs)
}

// expected returns the final scores to expect of the seat and of its strongest rival, compared with those after the other move if the lead differs, or
// else compares the chances to win, or says that both moves lead to much the same. It addresses the seat, or else names it. It reports whether it compares
// anything.
func (x Explainer) expected(e *review.Expectation, addressed bool) (text string, compared bool) {
	better, other := resultsOf(e)
	say := func(key string, values ...any) string {
		return x.Words.T(key, append(values, "address", locale.Address(addressed), "player", x.Name(e.Seat))...)
	}
	if e.Other != nil {
		chance, chance2 := review.Points(e.Chances[0]), review.Points(e.Chances[1])
		switch {
		case better.lead()-other.lead() >= leastLead:
			return say("play.hint.expect", "score", x.score(better, true), "other", x.score(other, false)), true
		case chance-chance2 >= leastChance:
			return say("play.hint.chance", "chance", chance, "other", chance2), true
		case isEven(e):
			return x.Words.T("play.hint.even"), true
		}
	}
	return say("play.hint.expected", "score", x.score(better, true)), false
}

// isEven reports whether neither the leads to expect after two moves nor the chances to win differ by what says something.
func isEven(e *review.Expectation) bool {
	if e.Other == nil {
		return false
	}
	better, other := resultsOf(e)
	lead := better.lead() - other.lead()
	return lead > -leastLead && lead < leastLead && review.Points(e.Chances[0])-review.Points(e.Chances[1]) < leastChance
}

// forOthers says of the move what has a text for that, in one sentence, and the rest of the player by name.
func (x Explainer) forOthers(e review.Explanation) string {
	var clauses, sentences []string
	sentence := func(key string, a *engine.Argument) string {
		return x.Words.T(key, "sentence", x.Words.Capitalize(x.named(a)))
	}
	for _, a := range inOrderOfTime(e.For) {
		if x.isOfMove(&a) {
			clauses = append(clauses, x.clause(&a, ""))
		} else {
			sentences = append(sentences, sentence("play.hint.sentence", &a))
		}
	}
	but := e.But
	if but != nil && !x.isOfMove(but) {
		e.But = nil
	}
	if clauses != nil {
		clauses = x.contrast([]string{x.Words.List(clauses...)}, &e, "")
		sentences = slices.Insert(sentences, 0, x.Words.T("play.hint.why", "reason", clauses[0]))
		e.Cost, e.But = nil, nil
	}
	against := x.contrast(nil, &e, "") // what the move costs, after what it is paid for
	price := ""
	switch alone := sentences == nil; {
	case against == nil:
	case alone && e.Fault != nil:
		price = x.Words.T("play.review.price.move", "reason", against[0])
	case !alone:
		sentences = append(sentences, x.Words.T("play.hint.but.move", "drawback", against[0]))
	case e.Expected != nil:
		price = x.Words.T("play.hint.but.move", "drawback", against[0])
	default:
		sentences = append(sentences, x.Words.T("play.hint.why", "reason", against[0]))
	}
	if but != nil && !x.isOfMove(but) {
		if sentences == nil && price == "" {
			sentences = append(sentences, sentence("play.hint.sentence", but))
		} else {
			sentences = append(sentences, x.Words.T("play.hint.but.alone", "drawback", x.named(but)))
		}
	}
	switch f := e.Fault; {
	case f == nil:
	case x.isOfMove(f):
		sentences = append(sentences, x.Words.T("play.review.fault.move", "player", x.Name(e.Seat), "reason", x.clause(f, "")))
	default:
		sentences = append(sentences, x.Words.T("play.review.fault", "address", locale.Address(false), "player", x.Name(e.Seat), "reason", x.named(f)))
	}
	if e.Expected != nil {
		expected, _ := x.expected(e.Expected, false)
		sentences = append(sentences, expected)
	}
	if price != "" {
		sentences = append(sentences, price)
	}
	return strings.Join(sentences, " ")
}

// OnlyGood returns a heading and a sentence on the only good move of a position: what the next best one costs.
func OnlyGood(w *locale.Words, s *review.Step) (heading, sentence string) {
	heading, points := w.T("review.only"), review.Points(s.Second)
	if s.Sacrifice {
		return heading, w.T("review.only.sacrifice", "points", points)
	}
	return heading, w.T("review.only.good", "points", points)
}

// isOfMove reports whether an argument has a text of which the move is the subject.
func (x Explainer) isOfMove(a *engine.Argument) bool { return x.Words.Has(a.Code) && !a.Gradual }

// addresses reports whether a seat that others move against is addressed.
func (x Explainer) addresses(s engine.Seat) bool { return x.Addressed != nil && x.Addressed(s) }

// isToRival reports whether an argument is about such a seat.
func (x Explainer) isToRival(a *engine.Argument) bool {
	s, ok := a.Value("player").(engine.Seat)
	return ok && x.addresses(s)
}

// toRival returns what an argument says to the addressed rival that it is about: in a text for that, or else in the one about moves of the rival's own.
func (x Explainer) toRival(a *engine.Argument) string {
	own := strings.TrimSuffix(a.Code, "-reply")
	for _, code := range []string{a.Code + ".rival", own + "-later.you", own + ".round", own + ".you"} {
		if x.Words.Has(code) {
			r := a.Named(x.Name)
			r.Code = code
			return r.Say(x.Words)
		}
	}
	return x.clause(a, ".you")
}

// named returns what an argument says of a player by name.
func (x Explainer) named(a *engine.Argument) string {
	named := *a
	switch {
	case x.isToRival(a):
		return x.toRival(a)
	case x.Words.Has(a.Code + ".named"):
		named.Gradual = false
		named.Reason = *a.With("player", a.Topic.Seat)
		return x.clause(&named, ".named")
	case a.ByName != nil:
		named.Reason = *a.ByName
	}
	return x.clause(&named, ".you")
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

// isCounted reports whether an explanation says a total that the cost of the move is part of: "You lose 4 points this round instead of 8.", or "You lose
// only 2 of the 8 points on your floor line."
func isCounted(cost *engine.Argument, e *review.Explanation) bool {
	total := func(a engine.Argument) bool {
		return a.Topic == cost.Topic && a.Value("other") != nil || a.Value("full") != nil
	}
	return slices.ContainsFunc(e.For, total) || e.But != nil && total(*e.But)
}

// clause returns the text of an argument. Progress that takes later moves of the round is said of the end of the round, by texts with a suffix of their own,
// unless its text says that anyway.
func (x Explainer) clause(a *engine.Argument, suffix string) string {
	if suffix == "" && x.isToRival(a) {
		return x.toRival(a)
	}
	r := a.Named(x.Name)
	if a.Gradual && x.Words.Has(a.Code+".round") {
		suffix = ".round"
	}
	r.Code += suffix
	return r.Say(x.Words)
}
