package board

import (
	"azulejo/engine"
	"azulejo/game"
)

// Play animates the events of a move that leads to a position. It returns false if the pace is instant; Show must follow then.
func (p *Player) Play(c *game.Context, events []engine.Event, after engine.Position, pace Pace) bool {
	return p.animate(c, events, OneStep(after), pace)
}

// animate starts an animation of events.
func (p *Player) animate(c *game.Context, events []engine.Event, steps []Step, pace Pace) bool {
	p.DisableMoves()
	p.SetShapes()
	if pace.Instant() {
		return false
	}
	p.View.Animate(events, steps, pace, c.Settings.ReducedMotion)
	return true
}

// PlayTo animates the moves of a match from a cursor to the position after a number of moves, backwards if that is the smaller number. It does not change
// the match. It returns false if nothing is animated: for a jump, the scoring of a round backwards, or an instant pace. Show must follow then.
func (p *Player) PlayTo(c *game.Context, from engine.Cursor, to int, pace Pace, jump bool) bool {
	var log engine.Log
	events, steps, oneRound := eventsBetween(from.Match, from.At, to, &log)
	back := to < from.At
	if jump || back && !oneRound {
		p.DisableMoves()
		return false
	}
	if (back || !oneRound) && !pace.Instant() {
		f := p.View.frame
		if f.Shown = from.To(to).Position(); !oneRound { // during a deal all places of the table are needed
			f.Shown = nil
		}
		p.View.layoutFor(f, f.Still)
	}
	p.View.Unmark() // several seats may have moved
	return p.animate(c, events, steps, pace)
}

// eventsBetween returns the events between the positions after two numbers of moves of a match, with their steps, backwards if to is the smaller number. It
// also reports whether both positions are in one round; that is false if the game is over in the later one. The match does not change. The events are
// valid until the log is used again.
func eventsBetween(m *engine.Match, from, to int, log *engine.Log) (events []engine.Event, steps []Step, oneRound bool) {
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
