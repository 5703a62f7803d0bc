package play

import (
	"azulejo/engine"
	"azulejo/scenes/board"
	"azulejo/scenes/table"
)

// undo takes back the last pick, or else the moves since a person last had to decide.
func (s *Scene) undo() {
	if s.board.UndoPicks() {
		return
	}
	s.past = false
	s.travel(s.session.nextStop(-1))
	s.session.save(s.ctx)
}

// redo goes forward again to where a person has to decide.
func (s *Scene) redo() {
	s.past = false
	s.travel(s.session.nextStop(1))
	s.session.save(s.ctx)
}

// recall shows the match after a number of its moves. The whole line is kept.
func (s *Scene) recall(to int) {
	s.past = to < len(s.session.match.Line())
	s.session.saveLine(s.ctx)
	s.travel(to)
}

// showPresent shows the match after all of its moves again.
func (s *Scene) showPresent() { s.recall(len(s.session.match.Line())) }

// goOn continues the game from an earlier position.
func (s *Scene) goOn() {
	s.past = false
	s.phase = s.session.phaseAt(s.session.match.Position(), false)
	s.rebuild()
}

// stepMove shows the match a move back (-1) or forward (1), if there is one.
func (s *Scene) stepMove(by int) {
	m := s.session.match
	for to := s.session.at() + by; to >= 0 && to <= len(m.Line()); to += by {
		if p := m.At(to); p.Over() || p.ToMove() != engine.Nature {
			s.recall(to)
			return
		}
	}
}

// Tiles travel back a bit faster than they came, in any case in three seconds.
const (
	backRate  = 1.6
	backTicks = 3 * 60
)

// travel goes to the match after a number of its moves, and animates the moves on the way, backwards if necessary.
func (s *Scene) travel(to int) {
	at, pace := s.session.at(), board.Pace{Rate: s.ctx.Settings.Speed.Rate(), MaxTicks: table.RoundTicks}
	if to < at {
		pace = board.Pace{Rate: pace.Rate * backRate, MaxTicks: backTicks}
	}
	leap := to < s.session.nextStop(-1) || to > s.session.nextStop(1)
	v := s.board.View
	v.Settle()
	v.Celebrations.End()
	v.ResetTiles() // puts back what is held or picked
	s.session.match.Goto(to)
	s.chosen = false
	s.focus = s.dispatcher.FocusName()
	s.ctx.Play("slide", 0)
	s.leave(travelling)
	s.commentary.clear()
	s.follow(s.board.PlayTo(s.ctx, engine.Cursor{Match: s.session.match, At: at}, to, pace, leap))
}
