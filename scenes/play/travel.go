package play

import (
	"math"

	"azulejo/scenes/board"
	"azulejo/scenes/table"
)

// undo takes back to where a person last had to decide.
func (s *Scene) undo() {
	if !s.hands.LeavePicks() {
		s.travel(s.session.stop(-1))
		s.session.save(s.ctx)
	}
}

// redo goes forward again to where a person has to decide.
func (s *Scene) redo() {
	s.travel(s.session.stop(1))
	s.session.save(s.ctx)
}

// recall shows the match after so many of its moves. The whole line is kept.
func (s *Scene) recall(to int) {
	s.session.saveLine(s.ctx)
	s.travel(to)
}

// Tiles travel back a bit faster than they came, in any case in three seconds.
const (
	backRate  = 1.6
	backTicks = 3 * 60
)

// travel shows the match after so many of its moves: what happened on the way there is played, or played backwards.
func (s *Scene) travel(to int) {
	at, pace := s.session.at(), board.Pace{Rate: s.ctx.Settings.Speed.Rate(), Most: table.RoundTicks}
	s.view.Settle()
	s.view.LayBack() // what is held or picked lies where it was
	// A long way is not to be followed by eye, nor is the scoring of a round when it runs backwards: the table jumps there.
	leap := to < s.session.stop(-1) || to > s.session.stop(1)
	events, oneRound := s.session.travel(to)
	if to < at {
		events, pace = table.Backwards(events), board.Pace{Rate: pace.Rate * backRate, Most: backTicks}
		leap = leap || !oneRound
	}
	if leap {
		pace.Rate = math.Inf(1)
	}
	s.chosen = false
	s.hud.focus = s.director.FocusName()
	s.ctx.Play("slide", 0)
	s.show(travelling, events, pace)
}
