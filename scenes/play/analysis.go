package play

import (
	"time"

	"azulejo/engine"
	"azulejo/engine/players"
	"azulejo/engine/search"
)

// purpose is what the computer is asked for: the move of its own turn, or what a person wants to know.
type purpose uint8

const (
	noPurpose purpose = iota
	forTurn
	forHint
	forReview
	forChances
)

// analysis asks the computer, one request at a time.
type analysis struct {
	carrier players.Carrier
	open    purpose
	ticket  players.Ticket // of the open request
	hear    func(players.Choice, error)
}

// request is one about a position; the seed is that of the match, so that it is answered alike each time.
func (s *session) request(pos engine.Position, level string, think time.Duration) players.Request {
	return players.Request{Level: level, Game: s.match.Edition.ID, Task: search.Task{Position: pos, Seed: s.match.Seed, Limits: search.Limits{Time: think}}}
}

// ask sends a request; one that is open is dropped.
func (a *analysis) ask(p purpose, r players.Request, hear func(players.Choice, error)) {
	a.drop()
	a.open, a.ticket, a.hear = p, a.carrier.Send(r), hear
}

// drop lets the open request go.
func (a *analysis) drop() {
	if a.open != noPurpose {
		a.ticket.Cancel()
	}
	*a = analysis{carrier: a.carrier}
}

// listen hears the answer of a request once it has come.
func (a *analysis) listen() {
	if a.open == noPurpose {
		return
	}
	if c, err, done := a.ticket.Answer(); done {
		hear := a.hear
		*a = analysis{carrier: a.carrier}
		hear(c, err)
	}
}

// failed tells of an answer that did not come, and reports whether it did not.
func failed(s *Scene, err error) bool {
	if err != nil {
		s.ctx.Notify(engine.Say(err, s.ctx.Words))
		s.Say("")
	}
	return err != nil
}

// unhint drops a request for a hint.
func (a *analysis) unhint() {
	if a.open == forHint {
		a.drop()
	}
}
