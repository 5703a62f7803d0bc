package play

import (
	"azulejo/engine"
	"azulejo/engine/coach"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// commentary tells the only person at a table what has just happened there, a sentence at a time, beside what it is about. It stands until that
// person moves again, or until there is something else to tell.
type commentary struct {
	s         *Scene
	layer     *stage.Node
	commenter coach.Commenter
	heard     engine.Comments // of what is in motion
	said      *engine.Comment
	spoken    bool // screen readers heard it
}

// on reports whether comments are wished for and whom they address.
func (c *commentary) on() (engine.Seat, bool) {
	seat, alone := c.s.session.alone()
	return seat, alone && c.s.ctx.Settings.Comments
}

// listen collects what there is to say of a move, or of a deal, that is about to be shown.
func (c *commentary) listen(before engine.Position, events []engine.Event) {
	seat, on := c.on()
	if before.ToMove() == seat {
		c.hush()
	}
	if on {
		m := c.s.session.match
		h := engine.Happened{Began: c.s.session.began(before.Round()), Before: before, After: m.Position(), Move: m.Moves()[c.s.session.at()-1], Events: events}
		c.heard = c.s.session.game.Comment(&h, seat)
	}
}

// hush takes away what is said.
func (c *commentary) hush() {
	c.heard, c.said = nil, nil
	c.layer.Clear()
}

// choose chooses what to say of what was shown.
func (c *commentary) choose() {
	if next, ok := c.commenter.Choose(c.heard, c.said != nil); ok {
		c.said, c.spoken = &next, false
	}
	c.heard = nil
}

// build says it on the table at rest.
func (c *commentary) build() {
	c.layer.Clear()
	if _, on := c.on(); c.said == nil || !on || c.s.phase == over || c.s.phase == lookingBack {
		return
	}
	sentence := c.said.Say(c.s.ctx.Words)
	if n := c.callout(sentence); n != nil {
		c.layer.Add(n)
	} else {
		c.s.hud.heading.replacePrompt(sentence)
	}
	if !c.spoken {
		c.spoken = true
		c.s.ctx.Report(sentence)
	}
}

// callout returns a sentence with a tail to its subject, or nil where there is no room for it.
func (c *commentary) callout(sentence string) *stage.Node {
	f := c.s.frame()
	k := f.Kit
	about, side := c.about(), 14*k.Unit
	p := c.s.placement(about, side+2*k.Device)
	p.Margin = max(p.Margin, table.TailLength(k, side))
	text := table.NewCallout(sentence, 20, min(320*k.Unit*k.Spread(20), 0.4*f.Window.W))
	n := text.Place(k, p)
	if n == nil {
		return nil
	}
	return stage.Group("comment").Add(table.Tail(k, n.Bounds(), about, side), n)
}

// about is where that lies of which something is said: all tiles of a pool or of a line, or one place.
func (c *commentary) about() stage.Rect {
	at := c.said.At
	spots := []table.Spot{c.s.table.Anchor(at, 0, 1)}
	for _, a := range c.s.view.Actors() {
		if p := a.Place; p == at || at.Zone == engine.Line && p.Zone == at.Zone && p.Seat == at.Seat && p.Row == at.Row {
			spots = append(spots, a.Spot())
		}
	}
	if at.Zone.Pool() && len(spots) > 1 {
		spots = spots[1:]
	}
	return table.Around(0, spots...)
}

// give lets what is said, and what is asked, give way while a hand needs the table, or a sum is shown there.
func (c *commentary) give() {
	busy := c.s.interaction.Busy()
	c.layer.Hidden, c.s.invitation.layer.Hidden = busy || len(c.s.sums.layer.Children()) > 0, busy
}
