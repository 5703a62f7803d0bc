package play

import (
	"azulejo/engine"
	"azulejo/engine/players"
	"azulejo/scenes/computer"
)

// purpose is what a person wants to know of the computer, beside the moves of its own turns.
type purpose uint8

const (
	noPurpose purpose = iota
	forHint
	forReview
	forChances
)

// analysis asks the computer on behalf of people, one request at a time.
type analysis struct {
	brain computer.Brain
	open  purpose
	hear  func(players.Choice, error)
}

// question is one about a position; the seed is that of the match, so that it is answered alike each time.
func (s *session) question(pos engine.Position, level string, millis int) computer.Question {
	return computer.Question{Edition: s.match.Edition, Position: pos.Clone(), Level: level, Millis: millis, Seed: s.match.Seed}
}

// ask sends a request; one that is open is dropped.
func (a *analysis) ask(p purpose, q computer.Question, hear func(players.Choice, error)) {
	a.open, a.hear = p, hear
	a.brain.Think(q)
}

// drop lets the computer stop thinking, whatever about.
func (a *analysis) drop() {
	a.brain.Stop()
	a.open, a.hear = noPurpose, nil
}

// listen hears the answer of a request once it has come.
func (a *analysis) listen() {
	if a.open == noPurpose {
		return
	}
	c, err, done := a.brain.Answer()
	if !done {
		return
	}
	hear := a.hear
	a.open, a.hear = noPurpose, nil
	hear(c, err)
}

// forget drops an open request; a computer's turn is thought on.
func (a *analysis) forget() {
	if a.open != noPurpose {
		a.drop()
	}
}

// unhint drops a request for a hint.
func (a *analysis) unhint() {
	if a.open == forHint {
		a.drop()
	}
}
