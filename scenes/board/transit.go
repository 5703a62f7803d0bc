package board

import (
	"azulejo/engine"
	"azulejo/game"
)

// Play animates the events of a move that leads to a position. It reports false where the pace shows outcomes at once: Show must follow then.
func (p *Player) Play(c *game.Context, events []engine.Event, after engine.Position, pace Pace) bool {
	return p.animate(c, events, OneStep(after), pace)
}

func (p *Player) animate(c *game.Context, events []engine.Event, steps []Step, pace Pace) bool {
	p.DisableMoves()
	p.SetShapes()
	if pace.AtOnce() {
		return false
	}
	p.View.Animate(events, steps, pace, c.Settings.ReducedMotion)
	return true
}

// Travel animates the way from a cursor to the position after another number of moves of its match, backwards if that is the smaller one. The match
// does not change. It reports false where the way is not to be followed by eye: a leap, the scoring of a round backwards, or a pace that shows outcomes at
// once. Show must follow then.
func (p *Player) Travel(c *game.Context, from engine.Cursor, to int, pace Pace, leap bool) bool {
	var log engine.Log
	events, steps, oneRound := Between(from.Match, from.At, to, &log)
	back := to < from.At
	if leap || back && !oneRound {
		p.DisableMoves()
		return false
	}
	if (back || !oneRound) && !pace.AtOnce() {
		f := p.View.frame
		if f.Shown = from.To(to).Position(); !oneRound { // on the way through a deal every tile needs its place
			f.Shown = nil
		}
		p.View.MakeRoom(f, f.Still)
	}
	p.View.Unmark() // several seats may have moved on the way
	return p.animate(c, events, steps, pace)
}

// Between returns the events between the positions after two numbers of moves of a match, backwards if to is the smaller one, with their
// steps. It also reports whether they are all in one round. The match does not change; the events are valid until the log is used again.
func Between(m *engine.Match, from, to int, log *engine.Log) (events []engine.Event, steps []Step, oneRound bool) {
	log.Reset()
	first, last := m.At(min(from, to)), m.At(max(from, to))
	p := first.Clone()
	for n := min(from, to); n < max(from, to); n++ {
		log.Next()
		before := len(log.Events)
		p.Play(m.Line()[n], log)
		if before < len(log.Events) {
			steps = append(steps, Step{After: m.At(n + 1), Beat: log.Events[before].Beat})
		}
	}
	oneRound = last.Round() == first.Round() && !last.Over()
	if to < from {
		events, steps = Backwards(log.Events, steps, first)
		return events, steps, oneRound
	}
	return log.Events, steps, oneRound
}
