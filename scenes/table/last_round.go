package table

import (
	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/game/tween"
)

// How long the banner of the last round takes to open, and when it begins to close, in ticks.
const (
	openTicks   = 24.0
	bannerTicks = 156.0
)

// announceLastRound shows a banner over the offer that names the last round and, if a row ends the game, that row. by is a space of it, or no
// place.
func (c *Ceremony) announceLastRound(by engine.Place) {
	title, below := c.frame.Words.T("table.lastRound"), ""
	if by.Zone.Scores() && int(by.Seat) < len(c.playerNames) {
		below = c.frame.Words.T("table.completesRow", "player", c.playerNames[by.Seat], "row", int(by.Row)+1)
	}
	b := newBanner(title, below, c.offer, c.frame.Kit)
	x, y := c.offer.Middle()
	node := stage.New("", b, x, y, b.w, b.h)
	c.banner.Clear()
	c.banner.Add(node)
	c.line.Call(0, func() {
		if !c.muted && c.OnLastRound != nil {
			c.OnLastRound(title)
		}
	})
	c.openAndClose(node, b)
	c.line.Call(bannerTicks+leaveTicks, node.Remove)
}

// openAndClose opens the banner and closes it in the end. With reduced motion it fades in and out.
func (c *Ceremony) openAndClose(node *stage.Node, b *banner) {
	if c.frame.Still {
		b.Open = 1
		c.appear(node, 0)
		c.line.At(bannerTicks, gentleTicks, tween.Linear, func(t float64) { node.Alpha = 1 - t })
		return
	}
	c.line.At(0, openTicks, tween.OutCubic, func(t float64) { b.Open = t })
	c.line.At(bannerTicks, leaveTicks, tween.InOutCubic, func(t float64) { b.Open = 1 - t })
}
