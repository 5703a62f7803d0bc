package play

import (
	"strings"
	"time"

	"azulejo/engine"
	"azulejo/engine/players"
	"azulejo/scenes/analysis"
	"azulejo/scenes/seating"
)

// drawTiles makes the draws of Nature and animates them.
func (s *Scene) drawTiles() {
	before := s.session.match.Position()
	events, err := s.session.drawAll()
	if err != nil {
		s.ctx.Notify(engine.Say(err, s.ctx.Words))
		return
	}
	s.session.save(s.ctx) // so that the game continues after the deal
	s.ctx.Play("bag", 0)
	s.collectComments(before, events)
	s.animateMove(events)
}

// play plays a move and animates it.
func (s *Scene) play(m engine.Move) {
	before := s.session.match.Position().Clone()
	copies := s.session.leavesFinished(m)
	seat := before.ToMove()
	events, err := s.session.play(m)
	if err != nil {
		s.replacePlayer(seat, err)
		return
	}
	s.past = false
	if copies {
		s.ctx.Notify(s.ctx.Words.T("play.copy"))
	}
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
		level := s.movingLevel(seat)
		r := s.session.request(pos, level, thinkTime)
		r.Seed += uint64(s.session.movesMade())
		s.questions.Ask(analysis.ForTurn, r, func(choice players.Choice, err error) {
			if err != nil {
				s.replacePlayer(seat, err)
				return
			}
			if _, absent := s.standIns[seat]; absent && level != players.Fallback {
				delete(s.standIns, seat)
				s.ctx.Notify(s.ctx.Words.T("play.returned", "player", s.session.players[seat].Name, "level", seating.LevelName(s.ctx.Words, level)))
			}
			s.useAnswer(level, choice)
			s.play(choice.Move)
		})
	}
}

// checkComputers counts how long other players have stood in for levels that failed, and reports when the computer players begin to wait for files.
func (s *Scene) checkComputers() {
	for seat := range s.standIns {
		s.standIns[seat]++
	}
	waiting := s.questions.Waiting()
	if waiting == s.waiting {
		return
	}
	if s.waiting = waiting; waiting {
		s.ctx.Notify(s.ctx.Words.T("play.lacking"))
	}
	if s.phase == computerThinking {
		s.rebuildHeadingAndButtons()
	}
}

// standInTicks is how long the fallback level moves for a level that failed. Then the level is asked again.
const standInTicks = 3 * 60 * 60

// movingLevel returns the level that moves for a seat: its own, or the fallback level for one that has failed.
func (s *Scene) movingLevel(seat engine.Seat) string {
	if ticks, absent := s.standIns[seat]; absent && ticks < standInTicks {
		return players.Fallback
	}
	return s.session.players[seat].Level
}

// replacePlayer has the fallback level move for a computer player that failed, and reports it: for a level until that can play again, for a bot for
// good. The game pauses if the fallback level itself has failed.
func (s *Scene) replacePlayer(seat engine.Seat, err error) {
	p, reason := &s.session.players[seat], engine.Say(err, s.ctx.Words)
	_, absent := s.standIns[seat]
	switch {
	case s.movingLevel(seat) == players.Fallback:
		s.ctx.Notify(reason)
		s.phase = lookingBack
	case strings.HasPrefix(p.Level, players.Program):
		s.ctx.Notify(s.ctx.Words.T("play.replaced", "player", p.Name, "reason", reason))
		p.Level = players.Fallback
	default:
		if !absent {
			s.ctx.Notify(s.ctx.Words.T("play.standIn", "player", p.Name, "reason", reason))
		}
		s.standIns[seat] = 0
	}
	s.rebuild()
}
