package play

import (
	"azulejo/engine"
	"azulejo/engine/coach"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// commentary explains to the only person at a table what has just happened there, a sentence at a time, next to what it is about. It stays until
// that person moves again, or until there is something else to say.
type commentary struct {
	layer     *stage.Node
	commenter coach.Commenter
	heard     engine.Comments // on what is in motion
	said      *engine.Comment
	spoken    bool // screen readers heard it
}

// hush removes what is said.
func (c *commentary) hush() {
	c.heard, c.said = nil, nil
	c.layer.Clear()
}

// choose chooses what to say about what was shown.
func (c *commentary) choose() {
	if next, ok := c.commenter.Choose(c.heard, c.said != nil); ok {
		c.said, c.spoken = &next, false
	}
	c.heard = nil
}

// collectComments collects what there is to say about a move, or a deal, that is about to be shown.
func (s *Scene) collectComments(before engine.Position, events []engine.Event) {
	seat, alone := s.session.alone()
	if before.ToMove() == seat {
		s.commentary.hush()
	}
	if alone && s.ctx.Settings.Comments {
		m := s.session.match
		h := engine.Happened{Began: s.session.began(before.Round()), Before: before, After: m.Position(), Move: m.Moves()[s.session.at()-1], Events: events}
		s.commentary.heard = s.session.game.Comment(&h, seat)
	}
}

// buildComment says what there is to say on the table at rest.
func (s *Scene) buildComment() {
	c := &s.commentary
	c.layer.Clear()
	_, alone := s.session.alone()
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

// makeWay hides the comment and the invitation while a hand needs the table, and the comment while a score is explained there.
func (s *Scene) makeWay() {
	busy := s.board.Busy()
	s.commentary.layer.Hidden, s.invitation.layer.Hidden = busy || s.breakdownShown(), busy
}
