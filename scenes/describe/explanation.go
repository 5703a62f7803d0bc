package describe

import (
	"strings"
	"unicode/utf8"

	"azulejo/engine"
	"azulejo/engine/analysis"
	"azulejo/game/locale"
)

// The number of letters of an explanation that is read at a glance, and of one that has to fit into a line.
const (
	Glance  = 110
	OneLine = 80
)

// Explainer words explanations of moves.
type Explainer struct {
	Words *locale.Words
	// Name is the name of a seat.
	Name func(engine.Seat) string
}

// Address words an explanation for the player who makes the move: "You finish line 5 for 6 points, but Inês can then finish line 1 for 5
// points." It leaves out what does not fit into a number of letters, but never all.
func (x Explainer) Address(e analysis.Explanation, letters int) string {
	for {
		text := x.address(e)
		switch first := len(e.For) - 1; {
		case utf8.RuneCountInString(text) <= letters:
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

func (x Explainer) address(e analysis.Explanation) string {
	var clauses, sentences []string
	for _, a := range e.For {
		clauses = append(clauses, x.say(&a, ".you"))
	}
	for _, clause := range x.contrast(clauses, e.But, ".you") {
		sentences = append(sentences, x.Words.T("play.hint.sentence", "sentence", x.Words.Upper(clause)))
	}
	if e.Fault != nil {
		sentences = append(sentences, x.Words.T("play.review.fault", "reason", x.say(e.Fault, ".you")))
	}
	return strings.Join(sentences, " ")
}

// Describe words an explanation of a move for another than the player who made it: "It finishes line 5 for 6, but lets Inês finish line 1
// for 5."
func (x Explainer) Describe(e analysis.Explanation) string {
	var clauses []string
	for _, a := range e.For {
		clauses = append(clauses, x.say(&a, ""))
	}
	if clauses != nil {
		clauses = []string{x.Words.List(clauses...)}
	}
	return x.Words.T("play.hint.why", "reason", strings.Join(x.contrast(clauses, e.But, ""), ""))
}

// contrast adds an argument against the move, if there is one, to the last clause.
func (x Explainer) contrast(clauses []string, but *engine.Argument, ending string) []string {
	last := len(clauses) - 1
	switch {
	case but == nil:
	case last < 0:
		clauses = []string{x.say(but, ending)}
	default:
		clauses[last] = x.Words.T("play.hint.but", "advantage", clauses[last], "drawback", x.say(but, ending))
	}
	return clauses
}

// say words one argument, by the key with an ending.
func (x Explainer) say(a *engine.Argument, ending string) string {
	r := a.Named(x.Name)
	r.Code += ending
	return r.Say(x.Words)
}
