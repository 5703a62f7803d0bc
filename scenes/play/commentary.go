package play

import (
	"azulejo/engine"
	"azulejo/engine/analysis"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// commentary explains the last move to the only person at a table, one sentence at a time, next to its subject. A comment stays until that
// person moves or another comment replaces it.
type commentary struct {
	layer     *stage.Node
	commenter analysis.Commenter
	heard     engine.Comments // on the move that is animated
	said      *remark
	scored    *remark // on what a guided player scores with the move that is animated, which goes before all else
	spoken    bool    // screen readers heard it
}

// remark is a sentence about a place.
type remark struct {
	at  engine.Place
	say func(*locale.Words) string
}

// remarkOf returns the remark of a comment.
func remarkOf(c engine.Comment) *remark {
	return &remark{c.At, func(w *locale.Words) string { return c.Say(w) }}
}

// clear removes the comment.
func (c *commentary) clear() {
	c.heard, c.said, c.scored = nil, nil, nil
	c.layer.Clear()
}

// choose chooses the comment on the move that was animated.
func (c *commentary) choose() {
	next, ok := c.commenter.Choose(c.heard, c.said != nil)
	if c.scored != nil {
		c.said, c.spoken = c.scored, false
	} else if ok {
		c.said, c.spoken = remarkOf(next), false
	}
	c.heard, c.scored = nil, nil
}

// show shows the comment on a position at rest, if there is one, and returns its sentence where there is no room for a callout.
func (c *commentary) show(o overlay) (unplaced string) {
	c.layer.Clear()
	if c.said == nil {
		return ""
	}
	sentence := c.said.say(o.frame.Words)
	k, about := o.frame.Kit, c.subject(o)
	side := 14 * k.Unit
	p := o.placement(about, side+2*k.Device)
	p.Margin = max(p.Margin, table.TailLength(k, side))
	text := table.NewCallout(sentence, 20, min(320*k.Unit*k.TextGrowth(20), 0.4*o.frame.Window.W))
	n := text.Place(k, p)
	if n == nil {
		return sentence
	}
	c.layer.Add(stage.Group("comment").Add(table.Tail(k, n.Bounds(), about, side), n))
	return ""
}

// subject returns the rectangle of what the comment is about: all tiles of a pool or of a line, or one place.
func (c *commentary) subject(o overlay) stage.Rect {
	at := c.said.at
	spots := []table.Spot{o.table.Anchor(at, 0, 1)}
	for _, a := range o.board.View.Actors() {
		if p := a.Place; p == at || at.Zone.Joined() && p.SameRow(at) {
			spots = append(spots, a.Spot())
		}
	}
	if at.Zone.Pool() && len(spots) > 1 {
		spots = spots[1:]
	}
	return table.Around(0, spots...)
}

// collectComments collects the possible comments on a move, or a deal, that is about to be animated.
func (s *Scene) collectComments(before engine.Position, events []engine.Event) {
	seat, alone := s.session.onlyPerson()
	if before.ToMove() == seat {
		s.commentary.clear()
	}
	if alone && s.comments() {
		m := s.session.match
		h := engine.Transition{Began: s.session.roundStart(before.Round()), Before: before, After: m.Position(), Move: m.Moves()[s.session.at()-1], Events: events}
		s.commentary.heard = s.session.game.Comment(&h, seat)
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
	if c.said != nil && !c.spoken {
		c.spoken = true
		s.ctx.Report(c.said.say(s.ctx.Words))
	}
}

// hideBehindHand hides the comment and the invitation while a move is made by hand, and the comment while a score is explained.
func (s *Scene) hideBehindHand() {
	busy := s.board.Busy()
	s.commentary.layer.Hidden, s.invitation.layer.Hidden = busy || s.breakdown.shown(s.board), busy
}
