package scenes

import (
	"azulejo/engine"
	"azulejo/engine/bot"
)

// errandKind is what a person wants to know of the computer, beside the moves of its own turns.
type errandKind uint8

const (
	idleErrand errandKind = iota
	forHint
	forVerdict
	forOdds
)

// errand is the question that is open, and who hears its answer.
type errand struct {
	kind errandKind
	hear func(bot.Choice, error)
}

// question is one about a position; the seed is that of the match, so that it is answered alike each time.
func (p *Play) question(pos engine.Position, level string, millis int) Question {
	return Question{Edition: p.match.Edition, Position: pos.Clone(), Level: level, Millis: millis, Seed: p.match.Seed}
}

// ask sends the computer on an errand; one that is open is dropped.
func (p *Play) ask(kind errandKind, q Question, hear func(bot.Choice, error)) {
	p.errand = errand{kind, hear}
	p.brain.Think(q)
}

// drop lets the computer stop thinking, whatever about.
func (p *Play) drop() {
	p.brain.Stop()
	p.errand = errand{}
}

// listen hears the answer of an errand once it has come.
func (p *Play) listen() {
	if p.errand.kind == idleErrand {
		return
	}
	c, err, done := p.brain.Answer()
	if !done {
		return
	}
	hear := p.errand.hear
	p.errand = errand{}
	hear(c, err)
}

// forget drops an open errand and takes the marks of a hint away; a computer's turn is thought on.
func (p *Play) forget() {
	if p.errand.kind != idleErrand {
		p.drop()
	}
	p.hint.hide()
}

// unhint takes a hint back, shown or still being thought out.
func (p *Play) unhint() {
	if p.errand.kind == forHint {
		p.drop()
	}
	p.hint.hide()
}
