package play

import "azulejo/engine"

// report lets be heard what a move brought: who made it and, once a round is over, what everybody has then.
func (s *Scene) report(before engine.Position, m engine.Move) {
	after := s.session.match.Position()
	s.ctx.Report(s.ctx.Words.T("told.move", s.session.players[before.ToMove()].Name, gained(s.ctx.Words, gain(before, after), s.table.Name(before, m))))
	if after.Over() || after.Round() != before.Round() {
		round := s.hud.log.roundEntry(after, 0)
		s.ctx.Report(s.ctx.Words.T("told.move", round.title, round.text))
	}
}
