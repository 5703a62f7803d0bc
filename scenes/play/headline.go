package play

import "azulejo/engine"

// headline returns title and prompt for the position shown.
func (s *Scene) headline() headline {
	w, pos, m := s.ctx.Words, s.board.Shown(), s.session.match
	if s.past && s.phase.isSettled() {
		return headline{w.T("play.back"), s.analysedGame().LastMove(), true}
	}
	switch s.phase {
	case celebrating, over:
		return headline{title: w.T("play.over"), prompt: s.session.players.OutcomeAndTie(w, engine.Cursor{Match: m, At: len(m.Moves())})}
	case dealing:
		return s.drawingHeadline(pos)
	case lookingBack:
		return headline{title: w.T("play.paused"), prompt: w.T("play.pausedHint")}
	case navigating:
		return headline{title: w.T("play.travelling")}
	case animating:
		return s.animationHeadline(pos)
	case computerThinking:
		prompt := w.T("play.thinking")
		if s.waiting {
			prompt = w.T("play.waiting")
		}
		return headline{title: w.T("play.theirTurn", "player", s.session.players[pos.ToMove()].Name), prompt: prompt}
	}
	l := headline{title: w.T("play.turnOf", "player", s.session.players[pos.ToMove()].Name), prompt: s.board.Prompt()}
	if l.prompt == "" {
		l.prompt = s.table.Prompt(pos)
	}
	if s.session.players.OnlyPerson(pos.ToMove()) {
		l.title = w.T("play.yourTurn")
	}
	return l
}

// drawingHeadline says what Nature draws. The word for the draw selects the sentence.
func (s *Scene) drawingHeadline(pos engine.Position) headline {
	word, _ := pos.Chance()
	return headline{title: s.ctx.Words.T("play.dealing." + word)}
}

// animationHeadline describes the move that is being animated: who made it, or that points are counted at the end of a round.
func (s *Scene) animationHeadline(pos engine.Position) headline {
	w, after, counting := s.ctx.Words, s.session.match.Position(), s.board.Counting()
	switch {
	case pos.ToMove() == engine.Nature:
		return s.drawingHeadline(pos)
	case counting && after.Over():
		return headline{title: w.T("play.finalScoring")}
	case counting && after.Round() != pos.Round():
		return headline{title: w.T("play.scoring", "round", pos.Round())}
	}
	moves := s.session.match.Moves()
	l := headline{title: w.T("play.theirMove", "player", s.session.players[pos.ToMove()].Name), prompt: s.table.MoveText(pos, moves[len(moves)-1])}
	if s.session.players.OnlyPerson(pos.ToMove()) {
		l.title = w.T("play.yourMove")
	}
	return l
}
