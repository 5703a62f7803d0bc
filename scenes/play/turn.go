package play

import (
	"time"

	"azulejo/engine"
	"azulejo/engine/players"
	"azulejo/scenes/analysis"
)

// drawTiles makes the draws of Nature and animates them.
func (s *Scene) drawTiles() {
	before := s.session.match.Position()
	events, err := s.session.drawAll()
	if err != nil {
		s.ctx.Notify(engine.Say(err, s.ctx.Words))
		return
	}
	s.ctx.Play("bag", 0)
	s.collectComments(before, events)
	s.animateMove(events)
}

// play plays a move and animates it.
func (s *Scene) play(m engine.Move) {
	before := s.session.match.Position().Clone()
	seat := before.ToMove()
	events, err := s.session.play(m)
	if err != nil {
		s.replacePlayer(seat, err)
		return
	}
	s.past = false
	s.session.save(s.ctx)
	g := s.analysedGame()
	for _, line := range analysis.Announcements(&g, before, m) {
		s.ctx.Report(line)
	}
	if s.invitation.announced && !s.ctx.Settings.CommentsOffered && s.session.players.Person(seat) {
		s.answerInvitation(s.ctx.Settings.Comments) // a move without an answer
	}
	s.collectComments(before, events)
	s.animateMove(events)
}

// forcedTicks is how long a position is shown before a forced move is made.
const forcedTicks = 20

// playForced plays the forced move after a delay.
func (s *Scene) playForced() {
	if s.data.forced == engine.NoMove {
		return
	}
	if s.data.ticks++; s.data.ticks >= forcedTicks {
		s.play(s.data.forced)
	}
}

// thinkTime is the time limit of a computer player for a move.
const thinkTime = 800 * time.Millisecond

// think requests a move from the computer on turn, and plays it when the pause for watching is over.
func (s *Scene) think() {
	pos := s.board.Shown()
	s.data.ticks++
	switch asked := s.questions.Asks(analysis.ForTurn); {
	case asked && float64(s.data.ticks) >= float64(s.ctx.Settings.PauseTicks())/s.watchRate():
		s.questions.Poll()
	case !asked && s.data.isOnScreen(s.data.ticks):
		seat := pos.ToMove()
		level := s.session.players[seat].Level
		r := s.session.request(pos, level, thinkTime)
		r.Seed += uint64(s.session.movesMade())
		s.questions.Ask(analysis.ForTurn, r, func(choice players.Choice, err error) {
			if err != nil {
				s.replacePlayer(seat, err)
				return
			}
			s.useAnswer(level, choice)
			s.play(choice.Move)
		})
	}
}

// replacePlayer replaces a bot that failed by a computer level, and reports it.
func (s *Scene) replacePlayer(seat engine.Seat, err error) {
	p := &s.session.players[seat]
	was := p.Level
	p.Level = players.Fallback
	s.ctx.Notify(s.ctx.Words.T("play.replaced", "player", p.Name, "reason", engine.Say(err, s.ctx.Words)))
	if was == players.Fallback {
		s.phase = lookingBack
	}
	s.rebuild()
}
