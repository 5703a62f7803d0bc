package play

import (
	"time"

	"azulejo/engine"
	"azulejo/engine/players"
)

// turn is how long a position has stood.
type turn struct {
	s      *Scene
	ticks  int
	frames int            // that were drawn of it
	ticket players.Ticket // of the computer on turn, once it is asked for its move
	due    engine.Move    // a forced move about to be made, or NoMove
}

// onScreen reports whether a position that has been at rest for some ticks has reached the screen: drawing it and thinking at once
// would make it stutter. The window sends the last frame four times more, and a browser without a graphics card may take longer for
// each than a tick. A window that is not drawn at all is not waited for.
func (t *turn) onScreen(ticks int) bool {
	const least, most, frames = 12, 60, 8
	return ticks >= least && t.frames >= frames || ticks >= most
}

// forcedTicks is how long a position stands before a forced move is made.
const forcedTicks = 20

// force makes the only move there is.
func (t *turn) force() {
	if t.due == engine.NoMove {
		return
	}
	if t.ticks++; t.ticks >= forcedTicks {
		t.s.play(t.due)
	}
}

// thinkTime is how long a computer player may think about a move.
const thinkTime = 800 * time.Millisecond

// think asks the computer on turn once and plays its answer when the pause for watching is over.
func (t *turn) think() {
	s, pos := t.s, t.s.view.Shown()
	level := s.session.players[pos.ToMove()].Level
	if t.ticks++; t.ticket == nil {
		if !t.onScreen(t.ticks) {
			return
		}
		s.analysis.drop()
		r := s.session.request(pos, level, thinkTime)
		r.Seed += uint64(s.session.at())
		t.ticket = s.analysis.carrier.Send(r)
		return
	}
	if t.ticks < s.ctx.Settings.PauseTicks() {
		return
	}
	choice, err, done := t.ticket.Answer()
	if !done {
		return
	}
	t.ticket = nil
	if err != nil {
		t.replace(pos.ToMove(), err)
		return
	}
	s.chances.hear(level, choice)
	s.play(choice.Move)
}

// drop lets the computer on turn stop.
func (t *turn) drop() {
	if t.ticket != nil {
		t.ticket.Cancel()
		t.ticket = nil
	}
}

// replace seats a computer level in the place of a bot that failed, and says so.
func (t *turn) replace(seat engine.Seat, err error) {
	s := t.s
	p := &s.session.players[seat]
	was := p.Level
	p.Level = players.StandIn
	s.ctx.Notify(s.ctx.Words.T("play.replaced", p.Name, engine.Say(err, s.ctx.Words)))
	if was == players.StandIn {
		s.phase = lookingBack
	}
	s.dress()
}
