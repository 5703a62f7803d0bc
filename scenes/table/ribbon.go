package table

import (
	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/game/tween"
)

// When the ribbon of the last round unrolls, how long that takes, and when it leaves, in ticks.
const (
	ribbonFrom  = 42.0
	unrollTicks = 24.0
	ribbonTicks = 156.0
)

// proclaim unrolls the ribbon of the last round over the offer, with what brought it about, and lets evening come.
func (c *Ceremony) proclaim(e engine.Event) {
	if len(c.ribbon.Children()) > 0 { // it hangs already
		return
	}
	c.turnTo(true)
	title, below := c.frame.Words.T("table.lastRound"), ""
	if e.Kind == engine.Complete && int(e.Seat) < len(c.names) {
		below = c.frame.Words.T("table.completesRow", c.names[e.Seat], int(e.To.Row)+1)
	}
	band := newBand(title, below, c.offer, c.frame.Kit)
	x, y := c.offer.Middle()
	node := stage.New("", band, x, y, band.w, band.h)
	c.ribbon.Add(node)
	from := ribbonFrom
	if e.Kind == engine.Round { // before anything else happens
		from = 0
	}
	c.line.Call(from, func() {
		if !c.muted && c.Tell != nil {
			c.Tell(title)
		}
	})
	c.unroll(node, band, from)
	c.line.Call(ribbonTicks+leaveTicks, node.Remove)
}

// unroll lets the ribbon come after a delay and go in the end: with less motion it fades.
func (c *Ceremony) unroll(node *stage.Node, band *band, from float64) {
	if c.frame.Still {
		band.Open = 1
		c.appear(node, from)
		c.line.At(ribbonTicks, gentleTicks, tween.Linear, func(t float64) { node.Alpha = 1 - t })
		return
	}
	c.line.At(from, unrollTicks, tween.OutCubic, func(t float64) { band.Open = t })
	c.line.At(ribbonTicks, leaveTicks, tween.InOutCubic, func(t float64) { band.Open = 1 - t })
}
