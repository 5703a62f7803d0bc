package table

import (
	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/game/tween"
)

// How long the ribbon of the last round takes to unroll, and when it leaves, in ticks.
const (
	unrollTicks = 24.0
	ribbonTicks = 156.0
)

// proclaim unrolls the ribbon of the last round over the offer, with the row that ends the game.
func (c *Ceremony) proclaim(by engine.Place) {
	title, below := c.frame.Words.T("table.lastRound"), ""
	if by.Zone.Scores() && int(by.Seat) < len(c.names) {
		below = c.frame.Words.T("table.completesRow", "player", c.names[by.Seat], "row", int(by.Row)+1)
	}
	band := newBand(title, below, c.offer, c.frame.Kit)
	x, y := c.offer.Middle()
	node := stage.New("", band, x, y, band.w, band.h)
	c.ribbon.Clear()
	c.ribbon.Add(node)
	c.line.Call(0, func() {
		if !c.muted && c.OnLastRound != nil {
			c.OnLastRound(title)
		}
	})
	c.unroll(node, band)
	c.line.Call(ribbonTicks+leaveTicks, node.Remove)
}

// unroll lets the ribbon come and go in the end: with less motion it fades.
func (c *Ceremony) unroll(node *stage.Node, band *band) {
	if c.frame.Still {
		band.Open = 1
		c.appear(node, 0)
		c.line.At(ribbonTicks, gentleTicks, tween.Linear, func(t float64) { node.Alpha = 1 - t })
		return
	}
	c.line.At(0, unrollTicks, tween.OutCubic, func(t float64) { band.Open = t })
	c.line.At(ribbonTicks, leaveTicks, tween.InOutCubic, func(t float64) { band.Open = 1 - t })
}
