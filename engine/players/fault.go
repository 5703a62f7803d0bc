package players

import (
	"fmt"

	"azulejo/engine"
)

// FaultKind says how an outside bot failed.
type FaultKind string

// The ways to fail.
const (
	// Late: no answer within one and a half times the thinking time.
	Late FaultKind = "late"
	// Silent: no answer at all after its start, or it no longer reads.
	Silent FaultKind = "silent"
	// Illegal: a move that the position refuses.
	Illegal FaultKind = "illegal"
	// Garbled: a line that is no answer.
	Garbled FaultKind = "garbled"
	// Refused: the bot answered with an error.
	Refused FaultKind = "refused"
	// Dead: the program could not be started, or has ended.
	Dead FaultKind = "dead"
)

// Fault is what an outside bot did wrong. The caller lets a level of its own move instead.
type Fault struct {
	Program string
	Kind    FaultKind
	// Detail says what was seen.
	Detail string
	// Reason is why the move of Detail is illegal, or nil.
	Reason *engine.Reason
}

func (f *Fault) Error() string {
	return fmt.Sprintf("%s: %s: %s", f.Program, f.Kind, f.Detail)
}

// Say is what engine.Say says of it.
func (f *Fault) Say(w engine.Words) string {
	if f.Reason == nil {
		return f.Error()
	}
	return f.Error() + ": " + f.Reason.Say(w)
}
