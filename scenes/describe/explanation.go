package describe

import (
	"strings"
	"unicode/utf8"

	"azulejo/engine"
	"azulejo/engine/analysis"
	"azulejo/game/locale"
)

// Maximum lengths of explanations in characters: GlanceLength for one that is read at a glance, LineLength for one that must fit in a line.
const (
	GlanceLength = 110
	LineLength   = 80
)

// Explainer puts explanations of moves into words.
type Explainer struct {
	Words *locale.Words
	// Name returns the name of a seat.
	Name func(engine.Seat) string
}

// ForPlayer returns an explanation for the player who makes the move: "You finish line 5 for 6 points, but Inês can then finish line 1 for
// 5 points." If it is longer than limit characters, it leaves out arguments, but never all of them.
func (x Explainer) ForPlayer(e analysis.Explanation, limit int) string {
	for {
		text := x.forPlayer(e)
		switch first := len(e.For) - 1; {
		case utf8.RuneCountInString(text) <= limit:
			return text
		case first > 0:
			e.For = e.For[:first]
		case e.But != nil && first == 0:
			e.But = nil
		case e.Fault != nil && first == 0 && e.Fault.Weight > e.For[0].Weight:
			e.For = nil
		case e.Fault != nil && first == 0:
			e.Fault = nil
		default:
			return text
		}
	}
}

func (x Explainer) forPlayer(e analysis.Explanation) string {
	var clauses, sentences []string
	for _, a := range e.For {
		clauses = append(clauses, x.clause(&a, ".you"))
	}
	for _, clause := range x.contrast(clauses, e.But, ".you") {
		sentences = append(sentences, x.Words.T("play.hint.sentence", "sentence", x.Words.Capitalize(clause)))
	}
	if e.Fault != nil {
		sentences = append(sentences, x.Words.T("play.review.fault", "reason", x.clause(e.Fault, ".you")))
	}
	return strings.Join(sentences, " ")
}

// ForOthers returns an explanation for everyone but the player who makes the move: "It finishes line 5 for 6, but lets Inês finish line 1
// for 5."
func (x Explainer) ForOthers(e analysis.Explanation) string {
	var clauses []string
	for _, a := range e.For {
		clauses = append(clauses, x.clause(&a, ""))
	}
	if clauses != nil {
		clauses = []string{x.Words.List(clauses...)}
	}
	return x.Words.T("play.hint.why", "reason", strings.Join(x.contrast(clauses, e.But, ""), ""))
}

// contrast joins the argument against the move, if any, to the last clause. suffix is the suffix of locale keys.
func (x Explainer) contrast(clauses []string, but *engine.Argument, suffix string) []string {
	last := len(clauses) - 1
	switch {
	case but == nil:
	case last < 0:
		clauses = []string{x.clause(but, suffix)}
	default:
		clauses[last] = x.Words.T("play.hint.but", "advantage", clauses[last], "drawback", x.clause(but, suffix))
	}
	return clauses
}

// clause returns the text of an argument.
func (x Explainer) clause(a *engine.Argument, suffix string) string {
	r := a.Named(x.Name)
	r.Code += suffix
	return r.Say(x.Words)
}
