package play

import (
	"azulejo/engine"
	"azulejo/scenes/board"
	"azulejo/scenes/table"
)

// undo takes back the last pick, or else the moves back to a person's last decision.
func (s *Scene) undo() {
	if s.board.UndoPicks() {
		return
	}
	s.past = false
	s.animateTo(s.session.nextStop(-1))
	s.session.save(s.ctx)
}

// redo makes the moves up to the next decision of a person again.
func (s *Scene) redo() {
	s.past = false
	s.animateTo(s.session.nextStop(1))
	s.session.save(s.ctx)
}

// goToMove shows the match after a number of its moves. The line keeps all its moves.
func (s *Scene) goToMove(to int) {
	s.past = to < len(s.session.match.Line())
	s.session.saveLine(s.ctx)
	s.animateTo(to)
}

// showPresent shows the match after all of its moves.
func (s *Scene) showPresent() { s.goToMove(len(s.session.match.Line())) }

// continueHere continues the game from an earlier position.
func (s *Scene) continueHere() {
	s.past = false
	s.phase = s.session.phaseAt(s.session.match.Position(), false)
	s.rebuild()
}

// stepMove goes one move back (-1) or forward (1), if there is one.
func (s *Scene) stepMove(by int) {
	m := s.session.match
	for to := s.session.movesMade() + by; to >= 0 && to <= len(m.Line()); to += by {
		if c := (engine.Cursor{Match: m, At: to}); c.Over() || c.Position().ToMove() != engine.Nature {
			s.goToMove(to)
			return
		}
	}
}

// Moves are animated backwards at a higher rate, and in at most three seconds.
const (
	backwardRate     = 1.6
	maxBackwardTicks = 3 * 60
)

// animateTo animates the moves to the match after a number of its moves, backwards if necessary.
func (s *Scene) animateTo(to int) {
	at, pace := s.session.movesMade(), board.Pace{Rate: s.ctx.Settings.Speed.Rate(), MaxTicks: table.RoundTicks}
	if to < at {
		pace = board.Pace{Rate: pace.Rate * backwardRate, MaxTicks: maxBackwardTicks}
	}
	leap := to < s.session.nextStop(-1) || to > s.session.nextStop(1)
	s.board.Settle()
	s.board.Celebrations.End()
	s.board.ResetTiles() // returns held and picked tiles
	s.session.match.Goto(to)
	s.viewerChosen = false
	s.focus = s.dispatcher.FocusName()
	s.ctx.Play("slide", 0)
	s.enterAnimation(navigating)
	s.commentary.clear()
	s.startAnimation(s.board.PlayTo(s.ctx, engine.Cursor{Match: s.session.match, At: at}, to, pace, leap))
}
