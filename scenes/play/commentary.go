package play

import (
	"azulejo/engine"
	"azulejo/engine/analysis"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// commentary explains the last move to the only person at a table, with one comment at a time next to its subject. A comment is shown until that
// person moves, the round is scored or another comment replaces it.
type commentary struct {
	layer     *stage.Node
	commenter analysis.Commenter
	pending   engine.Comments // on the move that is being animated
	shown     *remark
	scored    *remark // on what a guided player scores with that move; it takes precedence
	announced bool    // it was announced to screen readers
}

// remark is a sentence about a place.
type remark struct {
	at   engine.Place
	text func(*locale.Words) string
	lit  bool // light is on the place
}

// remarkOf returns the remark of a comment.
func remarkOf(c engine.Comment) *remark {
	return &remark{c.At, func(w *locale.Words) string { return c.Say(w) }, c.Warning}
}

// clear removes the comment.
func (c *commentary) clear() {
	c.pending, c.shown, c.scored = nil, nil, nil
	c.layer.Clear()
}

// choose chooses the comment on the move that was animated, which led to a position of the given round.
func (c *commentary) choose(round int) {
	next, ok := c.commenter.Choose(c.pending, round, c.shown != nil)
	if c.scored != nil {
		c.shown, c.announced = c.scored, false
	} else if ok {
		c.shown, c.announced = remarkOf(next), false
	}
	c.pending, c.scored = nil, nil
}

// show shows the comment on a position at rest, if there is one. It returns the comment if there is no space for a callout.
func (c *commentary) show(o overlay) (unplaced string) {
	c.layer.Clear()
	if c.shown == nil {
		return ""
	}
	sentence := c.shown.text(o.frame.Words)
	k := o.frame.Kit
	var keep []stage.Rect
	if at := c.shown.at; at.Zone.Owned() { // what the comment is about is on the board of that seat, also where callouts may cover it
		keep = o.board.TilesOf(at.Seat)
	}
	comment := stage.Group("comment")
	if c.shown.lit {
		target := o.table.Target(c.shown.at)
		comment.Add(target.Halo(k.Unit))
	}
	text := table.NewCallout(sentence, 20, min(320*k.Unit*k.TextGrowth(20), 0.4*o.frame.Window.W))
	if !o.addCallout(comment, text, c.subject(o), keep...) {
		return sentence
	}
	c.layer.Add(comment)
	return ""
}

// subject returns the rectangle of the subject: a line or space that is lit, all tiles of a pool or of a line, or one place.
func (c *commentary) subject(o overlay) stage.Rect {
	at := c.shown.at
	if c.shown.lit {
		return o.table.Target(at).Rect
	}
	return o.board.Subject(at)
}

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
		for i := range s.commentary.pending {
			c := &s.commentary.pending[i]
			c.Reason = *c.Named(s.explainer().Name)
		}
		if s.session.guided() {
			s.commentary.explainScore(s.table, &h, seat)
		}
	}
}

// buildComment shows the comment on the position at rest, if there is one.
func (s *Scene) buildComment() {
	c := &s.commentary
	if _, alone := s.session.onlyPerson(); !alone || !s.comments() || s.phase.ended() || s.phase == lookingBack {
		c.layer.Clear()
		return
	}
	if sentence := c.show(s.overlay()); sentence != "" {
		s.heading.replacePrompt(sentence)
	}
	if c.shown != nil && !c.announced {
		c.announced = true
		s.ctx.Report(c.shown.text(s.ctx.Words))
	}
}

// hidePopovers hides the comment and the invitation while a move is made by hand, and the comment while a score is explained.
func (s *Scene) hidePopovers() {
	busy := s.board.Busy()
	s.commentary.layer.Hidden = busy || s.breakdown.shown(s.board)
	s.invitation.layer.Hidden = busy
}
