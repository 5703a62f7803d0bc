package play

import (
	"math"

	"azulejo/engine"
	"azulejo/scenes/board"
	"azulejo/scenes/table"
)

// travel takes the table to other positions of the match.
type travel struct{ *Scene }

// undo takes back to where a person last had to decide.
func (t *travel) undo() {
	if !t.interaction.LeavePicks() {
		t.to(t.session.stop(-1))
		t.session.save(t.ctx)
	}
}

// redo goes forward again to where a person has to decide.
func (t *travel) redo() {
	t.to(t.session.stop(1))
	t.session.save(t.ctx)
}

// recall shows the match after so many of its moves. The whole line is kept.
func (t *travel) recall(to int) {
	t.session.saveLine(t.ctx)
	t.to(to)
}

// goOn lets the game continue from a position that was gone back to.
func (t *travel) goOn() {
	t.phase = t.session.phaseAt(t.session.match.Position(), false)
	t.dress()
}

// step shows the match a move back (-1) or forward (1), if there is one.
func (t *travel) step(by int) {
	m := t.session.match
	for to := t.session.at() + by; to >= 0 && to <= len(m.Line()); to += by {
		if p := m.At(to); p.Over() || p.ToMove() != engine.Nature {
			t.recall(to)
			return
		}
	}
}

// Tiles travel back a bit faster than they came, in any case in three seconds.
const (
	backRate  = 1.6
	backTicks = 3 * 60
)

// to shows the match after so many of its moves: what happened on the way there is played, or played backwards.
func (t *travel) to(to int) {
	at, pace := t.session.at(), board.Pace{Rate: t.ctx.Settings.Speed.Rate(), Most: table.RoundTicks}
	t.view.Settle()
	t.view.Ceremony.End()
	t.finale.left = 0
	t.view.LayBack() // what is held or picked lies where it was
	// A long way is not to be followed by eye, nor is the scoring of a round when it runs backwards: the table jumps there.
	leap := to < t.session.stop(-1) || to > t.session.stop(1)
	events, oneRound := t.session.travel(to)
	if to < at {
		events, pace = table.Backwards(events), board.Pace{Rate: pace.Rate * backRate, Most: backTicks}
		leap = leap || !oneRound
	}
	if leap {
		pace.Rate = math.Inf(1)
	} else if to < at || !oneRound {
		f := t.frame()
		if !oneRound { // on the way through a deal everything needs its place
			f.Shown = nil
		}
		t.hud.rooms = t.view.MakeRoom(f, f.Still)
	}
	t.chosen = false
	t.hud.focus = t.dispatcher.FocusName()
	t.ctx.Play("slide", 0)
	t.show(travelling, events, pace)
}
