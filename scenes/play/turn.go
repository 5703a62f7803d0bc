package play

import (
	"time"

	"azulejo/engine"
	"azulejo/engine/players"
	"azulejo/scenes/analysis"
)

// deal makes the draws of Nature.
func (s *Scene) deal() {
	before := s.session.match.Position()
	events, err := s.session.draw()
	if err != nil {
		s.ctx.Notify(engine.Say(err, s.ctx.Words))
		return
	}
	s.ctx.Play("bag", 0)
	s.collectComments(before, events)
	s.animate(events)
}

// play makes a move and animates it.
func (s *Scene) play(m engine.Move) {
	before := s.session.match.Position().Clone()
	seat := before.ToMove()
	events, err := s.session.play(m)
	if err != nil {
		s.replace(seat, err)
		return
	}
	s.past = false
	s.session.save(s.ctx)
	g := s.described()
	for _, line := range analysis.Announcements(&g, before, m) {
		s.ctx.Report(line)
	}
	if s.invitation.asked && !s.ctx.Settings.CommentsOffered && s.session.players.Person(seat) {
		s.answerInvitation(s.ctx.Settings.Comments) // a move instead of an answer
	}
	s.collectComments(before, events)
	s.animate(events)
}

// onScreen reports whether a position that has been at rest for some ticks has reached the screen: drawing it and thinking at once
// would make it stutter. The window sends the last frame four times more, and a browser without a graphics card may take longer for
// each than a tick. A window that is not drawn at all is not waited for.
func (t *turn) onScreen(ticks int) bool {
	const least, most, frames = 12, 60, 8
	return ticks >= least && t.frames >= frames || ticks >= most
}

// forcedTicks is how long a position is shown before a forced move is made.
const forcedTicks = 20

// playForced makes the only move there is, after a while.
func (s *Scene) playForced() {
	if s.turn.forced == engine.NoMove {
		return
	}
	if s.turn.ticks++; s.turn.ticks >= forcedTicks {
		s.play(s.turn.forced)
	}
}

// thinkTime is how long a computer player may think about a move.
const thinkTime = 800 * time.Millisecond

// think asks the computer on turn once and plays its answer when the pause for watching is over.
func (s *Scene) think() {
	pos := s.board.Shown()
	s.turn.ticks++
	switch asked := s.questions.Asks(analysis.ForTurn); {
	case asked && s.turn.ticks >= s.ctx.Settings.PauseTicks():
		s.questions.Poll()
	case !asked && s.turn.onScreen(s.turn.ticks):
		seat := pos.ToMove()
		level := s.session.players[seat].Level
		r := s.session.request(pos, level, thinkTime)
		r.Seed += uint64(s.session.at())
		s.questions.Ask(analysis.ForTurn, r, func(choice players.Choice, err error) {
			if err != nil {
				s.replace(seat, err)
				return
			}
			s.adoptProbability(level, choice)
			s.play(choice.Move)
		})
	}
}

// replace seats a computer level in the place of a bot that failed, and says so.
func (s *Scene) replace(seat engine.Seat, err error) {
	p := &s.session.players[seat]
	was := p.Level
	p.Level = players.Fallback
	s.ctx.Notify(s.ctx.Words.T("play.replaced", "player", p.Name, "reason", engine.Say(err, s.ctx.Words)))
	if was == players.Fallback {
		s.phase = lookingBack
	}
	s.rebuild()
}
