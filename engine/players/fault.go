package players

import (
	"fmt"

	"azulejo/engine"
)

// FaultKind is the way in which an external bot failed.
type FaultKind string

// The kinds of faults.
const (
	// Late: no answer within one and a half times the thinking time.
	Late FaultKind = "late"
	// Silent: no answer after the start, or the program no longer reads.
	Silent FaultKind = "silent"
	// Illegal: a move that is not legal.
	Illegal FaultKind = "illegal"
	// Garbled: a line that is not an answer.
	Garbled FaultKind = "garbled"
	// Refused: the bot answered with an error.
	Refused FaultKind = "refused"
	// Dead: the program could not be started, or has exited.
	Dead FaultKind = "dead"
)

// Fault is an error of an external bot. The caller then asks one of the levels for the move.
type Fault struct {
	Program string
	Kind    FaultKind
	// Detail is what the bot did.
	Detail string
	// Reason is why the move of Detail is illegal, or nil.
	Reason *engine.Reason
}

func (f *Fault) Error() string {
	return fmt.Sprintf("%s: %s: %s", f.Program, f.Kind, f.Detail)
}

// Say returns the fault for engine.Say.
func (f *Fault) Say(w engine.Words) string {
	if f.Reason == nil {
		return f.Error()
	}
	return f.Error() + ": " + f.Reason.Say(w)
}
