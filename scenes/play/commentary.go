package play

import (
	"azulejo/engine"
	"azulejo/engine/coach"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// commentary explains the last move to the only person at a table, one sentence at a time, next to its subject. A comment stays until that
// person moves or another comment replaces it.
type commentary struct {
	layer     *stage.Node
	commenter coach.Commenter
	heard     engine.Comments // on the move that is animated
	said      *engine.Comment
	spoken    bool // screen readers heard it
}

// clear removes the comment.
func (c *commentary) clear() {
	c.heard, c.said = nil, nil
	c.layer.Clear()
}

// choose chooses the comment on the move that was animated.
func (c *commentary) choose() {
	if next, ok := c.commenter.Choose(c.heard, c.said != nil); ok {
		c.said, c.spoken = &next, false
	}
	c.heard = nil
}

// collectComments collects the possible comments on a move, or a deal, that is about to be animated.
func (s *Scene) collectComments(before engine.Position, events []engine.Event) {
	seat, alone := s.session.onlyPerson()
	if before.ToMove() == seat {
		s.commentary.clear()
	}
	if alone && s.ctx.Settings.Comments {
		m := s.session.match
		h := engine.Happened{Began: s.session.roundStart(before.Round()), Before: before, After: m.Position(), Move: m.Moves()[s.session.at()-1], Events: events}
		s.commentary.heard = s.session.game.Comment(&h, seat)
	}
}

// buildComment shows the comment on the position at rest, if there is one.
func (s *Scene) buildComment() {
	c := &s.commentary
	c.layer.Clear()
	_, alone := s.session.onlyPerson()
	if c.said == nil || !alone || !s.ctx.Settings.Comments || s.phase.ended() || s.phase == lookingBack {
		return
	}
	sentence := c.said.Say(s.ctx.Words)
	if n := s.commentCallout(sentence, c.said.At); n != nil {
		c.layer.Add(n)
	} else {
		s.heading.replacePrompt(sentence)
	}
	if !c.spoken {
		c.spoken = true
		s.ctx.Report(sentence)
	}
}

// commentCallout returns a sentence with a tail to its subject, or nil where there is no room for it.
func (s *Scene) commentCallout(sentence string, at engine.Place) *stage.Node {
	f := s.frame()
	k := f.Kit
	about, side := s.commentSubject(at), 14*k.Unit
	p := s.popoverPlacement(about, side+2*k.Device)
	p.Margin = max(p.Margin, table.TailLength(k, side))
	text := table.NewCallout(sentence, 20, min(320*k.Unit*k.Spread(20), 0.4*f.Window.W))
	n := text.Place(k, p)
	if n == nil {
		return nil
	}
	return stage.Group("comment").Add(table.Tail(k, n.Bounds(), about, side), n)
}

// commentSubject returns the rectangle of what a comment is about: all tiles of a pool or of a line, or one place.
func (s *Scene) commentSubject(at engine.Place) stage.Rect {
	spots := []table.Spot{s.table.Anchor(at, 0, 1)}
	for _, a := range s.board.View.Actors() {
		if p := a.Place; p == at || at.Zone == engine.Line && p.Zone == at.Zone && p.Seat == at.Seat && p.Row == at.Row {
			spots = append(spots, a.Spot())
		}
	}
	if at.Zone.Pool() && len(spots) > 1 {
		spots = spots[1:]
	}
	return table.Around(0, spots...)
}

// hideBehindHand hides the comment and the invitation while a move is made by hand, and the comment while a score is explained.
func (s *Scene) hideBehindHand() {
	busy := s.board.Busy()
	s.commentary.layer.Hidden, s.invitation.layer.Hidden = busy || s.breakdownShown(), busy
}
