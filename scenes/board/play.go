package board

import (
	"azulejo/engine"
	"azulejo/game"
	"azulejo/scenes/table"
)

// Play animates the events of a move that leads to a position. It returns false if the pace is instant; Show must follow then.
func (b *Board) Play(c *game.Context, events []engine.Event, after engine.Position, pace Pace) bool {
	return b.animate(events, OneStep(after), pace, c.Settings.ReducedMotion)
}

// animate starts an animation of the events of some steps, without the marks of the seat that moves. When Advance reports that it has ended, Show must
// follow. It returns false if the pace is instant.
func (b *Board) animate(events []engine.Event, steps []Step, p Pace, still bool) bool {
	b.DisableMoves()
	b.SetShapes()
	if p.Instant() {
		return false
	}
	if s := b.shown.ToMove(); s >= 0 {
		b.unmark(s)
	}
	b.layers.fx.Clear()
	b.layers.autoShapes.Clear()
	b.layers.shapes.Clear()
	b.layers.targets.Clear()
	b.round = roundScores{steps: steps, events: events, look: b.table}
	line, length := table.Animate(b.cast, effects{b}, b.layers.fx, still, events)
	b.motion = motion{line: line, rate: p.rateFor(length)}
	return true
}

// PlayTo animates the moves of a match from a cursor to the position after a number of moves, backwards if that is the smaller number. It does not change
// the match. It returns false if nothing is animated: for a jump, the scoring of a round backwards, or an instant pace. Show must follow then.
func (b *Board) PlayTo(c *game.Context, from engine.Cursor, to int, pace Pace, jump bool) bool {
	var log engine.Log
	events, steps, oneRound := eventsBetween(from.Match, from.At, to, &log)
	back := to < from.At
	if jump || back && !oneRound {
		b.DisableMoves()
		return false
	}
	if (back || !oneRound) && !pace.Instant() {
		f := b.frame
		if f.Shown = from.To(to).Position(); !oneRound { // during a deal all places of the table are needed
			f.Shown = nil
		}
		b.layoutFor(f, f.Still)
	}
	b.Unmark() // several seats may have moved
	return b.animate(events, steps, pace, c.Settings.ReducedMotion)
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
