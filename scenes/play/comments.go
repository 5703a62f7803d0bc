package play

import (
	"slices"

	"azulejo/engine"
	"azulejo/engine/review"
	"azulejo/game/stage"
	"azulejo/scenes/analysis"
	"azulejo/scenes/route"
)

// commentary explains the last move to the only person at a table, with one comment at a time next to its subject. A comment is shown until that
// person moves, the round is scored or another comment replaces it.
type commentary struct {
	commenter review.Commenter
	pending   engine.Comments // on the move that is being animated
	shown     *analysis.Remark
	scored    *analysis.Remark // on what a guided player scores with that move; it takes precedence
	message   analysis.Message // shown on the position at rest
	announced bool             // it was announced to screen readers
}

// clear removes the comment.
func (c *commentary) clear() { c.pending, c.shown, c.scored = nil, nil, nil }

// choose chooses the comment on the move that was animated. With the score of a guided player, only comments that may accompany it are chosen, so that
// the others can still be shown later.
func (c *commentary) choose() {
	if c.scored != nil {
		c.pending = slices.DeleteFunc(c.pending, func(c engine.Comment) bool { return !c.WithScore })
	}
	next, ok := c.commenter.Choose(c.pending, c.shown != nil)
	switch {
	case c.scored != nil && ok:
		c.shown, c.announced = analysis.NewRemark(next).With(c.scored), false
	case c.scored != nil:
		c.shown, c.announced = c.scored, false
	case ok:
		c.shown, c.announced = analysis.NewRemark(next), false
	}
	c.pending, c.scored = nil, nil
}

// comments reports whether moves are commented on.
func (s *Scene) comments() bool { return s.ctx.Settings.Comments || s.session.guided() }

// collectComments collects the possible comments on a move or a draw that is about to be animated.
func (s *Scene) collectComments(before engine.Position, events []engine.Event) {
	seat, alone := s.session.onlyPerson()
	m := s.session.match
	h := engine.Transition{Began: s.session.roundStart(before.Round()), Before: before, After: m.Position(), Move: m.Moves()[s.session.movesMade()-1], Events: events}
	if before.ToMove() == seat || h.RoundOver() || h.After.Over() {
		s.commentary.clear()
	}
	if alone && s.comments() {
		s.commentary.pending = s.session.game.Comment(&h, seat)
		name := func(seat engine.Seat) string { return s.session.players[seat].Name }
		for i := range s.commentary.pending {
			c := &s.commentary.pending[i]
			c.Reason = *c.Named(name)
		}
		if s.session.guided() {
			s.commentary.scored = analysis.ScoreRemark(s.table, &h, seat)
		}
	}
}

// showsComment reports whether the comment is shown: not while a move is made by hand, nor together with a hint or a score that the player asked for.
func (s *Scene) showsComment() bool {
	_, alone := s.session.onlyPerson()
	hint := s.advice.has(analysis.HintMessage) && s.guidance.stage != guidanceShown
	return s.commentary.shown != nil && alone && s.comments() && !s.phase.ended() && s.phase != lookingBack && !s.board.Busy() &&
		!hint && !s.advice.has(analysis.BreakdownMessage)
}

// The invitation asks once, in a first game against computers without guidance, whether to comment on moves. It is a card in the log, which is empty
// before the first move, or next to it if the log is too small. On a phone without space for the card it is a drawer after the first round. A move made
// instead of an answer to the card counts as no.

// shouldInvite reports whether the question is to be asked in this game.
func (s *Scene) shouldInvite() bool {
	set := s.ctx.Settings
	_, alone := s.session.onlyPerson()
	return !set.Comments && !set.CommentsOffered && set.Finished == 0 && alone && !s.session.guided()
}

// asksAboutComments reports whether the card is shown, if there is space for it: before the first move, but not while it is made.
func (s *Scene) asksAboutComments() bool {
	seat, _ := s.session.onlyPerson()
	return s.shouldInvite() && (s.phase == personToMove || s.phase == computerThinking) && !s.board.Busy() && !s.session.hasMoved(seat)
}

// question returns the question with its answers.
func (s *Scene) question() analysis.Message {
	w, k, log := s.ctx.Words, kit(s.ctx), s.areas.log
	answer := func(yes bool) func() { return func() { s.answerInvitation(yes) } }
	m := analysis.Message{Kind: analysis.InvitationMessage, Text: w.T("play.comments"),
		Buttons: []analysis.Button{{Name: "comments-yes", Label: w.T("play.comments.yes"), Press: answer(true)}, {Name: "comments-no", Label: w.T("play.comments.no"), Press: answer(false)}}}
	if log.W > 0 {
		head, pad := analysis.LogHeadingHeight(k), 12*k.Device
		m.Inside = []stage.Rect{{X: log.X + pad, Y: log.Y + head, W: log.W - 2*pad, H: log.H - head}}
	}
	if f := s.frame(); !f.Shape().Phone() {
		x, y := log.Middle()
		m.Inside, m.At = append(m.Inside, log), stage.Rect{X: x, Y: y}
	}
	return m
}

// invite opens the drawer with the question once a first round is over, if there was no space for the card. Closing the drawer counts as no.
func (s *Scene) invite() {
	if s.invited || s.board.Busy() || s.board.Shown().Round() == 1 || !s.shouldInvite() {
		return
	}
	if f := s.frame(); !f.Shape().Phone() {
		return
	}
	s.answerInvitation(false)
	s.ctx.Push(s.invitationRoute())
}

// answerInvitation saves the answer, so that the question is not asked again.
func (s *Scene) answerInvitation(yes bool) {
	set := s.ctx.Settings
	set.CommentsOffered, set.Comments = true, yes
	s.ctx.SaveSettings()
	s.messagesChanged = true
}

// answerOpenInvitation answers the card if it is shown, and reports whether it was.
func (s *Scene) answerOpenInvitation(yes bool) bool {
	open := s.callouts.Shows(analysis.InvitationMessage)
	if open {
		s.answerInvitation(yes)
	}
	return open
}

// invitationRoute returns the drawer with the question.
func (s *Scene) invitationRoute() route.Drawer {
	return analysis.QuestionDrawer("comments", s.ctx.Words.T("settings.comments"), s.question())
}
