package play

import (
	"math"

	"azulejo/engine"
	"azulejo/scenes/board"
	"azulejo/scenes/table"
)

// travel takes the table to other positions of the match.
type travel struct {
	s *Scene
	// past is set while an earlier position is looked at, until the game goes on from there.
	past bool
}

// undo gives up the move that has been begun, or else takes back to where a person last had to decide.
func (t *travel) undo() {
	switch {
	case t.s.interaction.Pending():
		t.s.interaction.CancelPending()
	case !t.s.interaction.LeavePicks():
		t.past = false
		t.to(t.s.session.stop(-1))
		t.s.session.save(t.s.ctx)
	}
}

// redo goes forward again to where a person has to decide.
func (t *travel) redo() {
	t.past = false
	t.to(t.s.session.stop(1))
	t.s.session.save(t.s.ctx)
}

// recall shows the match after so many of its moves. The whole line is kept.
func (t *travel) recall(to int) {
	t.past = to < len(t.s.session.match.Line())
	t.s.session.saveLine(t.s.ctx)
	t.to(to)
}

// present shows the match after all of its moves again.
func (t *travel) present() { t.recall(len(t.s.session.match.Line())) }

// goOn lets the game continue from a position that was gone back to.
func (t *travel) goOn() {
	t.past = false
	t.s.phase = t.s.session.phaseAt(t.s.session.match.Position(), false)
	t.s.dress()
}

// step shows the match a move back (-1) or forward (1), if there is one.
func (t *travel) step(by int) {
	m := t.s.session.match
	for to := t.s.session.at() + by; to >= 0 && to <= len(m.Line()); to += by {
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
	at, pace := t.s.session.at(), board.Pace{Rate: t.s.ctx.Settings.Speed.Rate(), Most: table.RoundTicks}
	t.s.view.Settle()
	t.s.view.Ceremony.End()
	t.s.finale.left = 0
	t.s.view.LayBack() // what is held or picked lies where it was
	// A long way is not to be followed by eye, nor is the scoring of a round when it runs backwards: the table jumps there.
	leap := to < t.s.session.stop(-1) || to > t.s.session.stop(1)
	events, steps, oneRound := t.s.session.travel(to)
	if to < at {
		pace = board.Pace{Rate: pace.Rate * backRate, Most: backTicks}
		leap = leap || !oneRound
	}
	if leap {
		pace.Rate = math.Inf(1)
	} else if to < at || !oneRound {
		f := t.s.frame()
		if !oneRound { // on the way through a deal everything needs its place
			f.Shown = nil
		}
		t.s.hud.rooms = t.s.view.MakeRoom(f, f.Still)
	}
	t.s.chosen = false
	t.s.hud.focus = t.s.dispatcher.FocusName()
	t.s.ctx.Play("slide", 0)
	t.s.show(travelling, events, steps, pace)
}
