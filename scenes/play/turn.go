package play

import (
	"azulejo/engine"
	"azulejo/scenes/computer"
)

// turn is how long a position has stood.
type turn struct {
	s      *Scene
	ticks  int
	frames int         // that were drawn of it
	asked  bool        // the computer on turn was asked for its move
	due    engine.Move // a forced move about to be made
	looked bool        // due was looked for
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
	s := t.s
	if !t.looked {
		t.looked, t.due = true, s.session.forced(s.view.Shown())
	}
	if t.due == engine.NoMove {
		return
	}
	if t.ticks++; t.ticks >= forcedTicks {
		s.play(t.due)
	}
}

// thinkMillis is how long a computer player may think about a move.
const thinkMillis = 800

// think asks the computer on turn once and plays its answer when the pause for watching is over.
func (t *turn) think() {
	s, pos := t.s, t.s.view.Shown()
	level := s.session.players[pos.ToMove()].Level
	if t.ticks++; !t.asked {
		if !t.onScreen(t.ticks) {
			return
		}
		t.asked = true
		s.analysis.drop()
		q := s.session.question(pos, level, thinkMillis)
		q.Seed += uint64(s.session.at())
		s.analysis.brain.Think(q)
		return
	}
	if t.ticks < s.ctx.Settings.PauseTicks() {
		return
	}
	choice, err, done := s.analysis.brain.Answer()
	if !done {
		return
	}
	t.asked = false
	if err != nil {
		t.replace(pos.ToMove(), err)
		return
	}
	s.chances.hear(level, choice)
	s.play(choice.Move)
}

// replace seats a computer level in the place of a bot that failed, and says so.
func (t *turn) replace(seat engine.Seat, err error) {
	s := t.s
	p := &s.session.players[seat]
	was := p.Level
	p.Level = computer.StandIn
	s.ctx.Notify(s.ctx.Words.T("play.replaced", p.Name, engine.Say(err, s.ctx.Words)))
	if was == computer.StandIn {
		s.phase = lookingBack
	}
	s.dress()
}
