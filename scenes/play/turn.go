package play

import (
	"time"

	"azulejo/engine"
	"azulejo/engine/players"
	"azulejo/scenes/analysis"
)

// turn is how long a position has stood.
type turn struct {
	s      *Scene
	ticks  int
	frames int         // that were drawn of it
	due    engine.Move // a forced move about to be made, or NoMove
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
	pos := t.s.view.Shown()
	t.ticks++
	switch asked := t.s.questions.Asks(analysis.ForTurn); {
	case asked && t.ticks >= t.s.ctx.Settings.PauseTicks():
		t.s.questions.Poll()
	case !asked && t.onScreen(t.ticks):
		seat := pos.ToMove()
		level := t.s.session.players[seat].Level
		r := t.s.session.request(pos, level, thinkTime)
		r.Seed += uint64(t.s.session.at())
		t.s.questions.Ask(analysis.ForTurn, r, func(choice players.Choice, err error) {
			if err != nil {
				t.replace(seat, err)
				return
			}
			t.s.chances.hear(level, choice)
			t.s.play(choice.Move)
		})
	}
}

// replace seats a computer level in the place of a bot that failed, and says so.
func (t *turn) replace(seat engine.Seat, err error) {
	p := &t.s.session.players[seat]
	was := p.Level
	p.Level = players.StandIn
	t.s.ctx.Notify(t.s.ctx.Words.T("play.replaced", p.Name, engine.Say(err, t.s.ctx.Words)))
	if was == players.StandIn {
		t.s.phase = lookingBack
	}
	t.s.dress()
}
