package table

import (
	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/game/tween"
)

// The ticks in which the banner of the last round opens, and the tick at which it begins to close.
const (
	openTicks   = 24.0
	bannerTicks = 156.0
)

// announceLastRound shows a banner over the offer that announces the last round and, if a complete row ends the game, names that row. by is
// a space in the row, or no place.
func (c *Celebrations) announceLastRound(by engine.Place) {
	title, below := c.frame.Words.T("table.lastRound"), ""
	if by.Zone.Scores() && int(by.Seat) < len(c.legend.Names) {
		below = c.frame.Words.T("table.completesRow", "address", c.legend.address(by.Seat, c.frame.Viewer), "player", c.legend.Names[by.Seat], "row", int(by.Row)+1)
	}
	b := newBanner(title, below, c.offer, c.frame.Kit)
	x, y := c.offer.Middle()
	node := stage.New("", b, x, y, b.w, b.h)
	c.banner.Clear()
	c.banner.Add(node)
	c.bannerLine.Call(0, func() {
		if !c.muted && c.OnLastRound != nil {
			c.OnLastRound(title)
		}
	})
	c.openAndClose(node, b)
	c.bannerLine.Call(bannerTicks+exitTicks, node.Remove)
}

// openAndClose animates the banner. With reduced motion it fades in and out.
func (c *Celebrations) openAndClose(node *stage.Node, b *banner) {
	if c.frame.Still {
		b.Opened = 1
		node.Alpha = 0
		c.bannerLine.At(0, stillFadeTicks, tween.Linear, func(t float64) { node.Alpha = t })
		c.bannerLine.At(bannerTicks, stillFadeTicks, tween.Linear, func(t float64) { node.Alpha = 1 - t })
		return
	}
	c.bannerLine.At(0, openTicks, tween.OutCubic, func(t float64) { b.Opened = t })
	c.bannerLine.At(bannerTicks, exitTicks, tween.InOutCubic, func(t float64) { b.Opened = 1 - t })
}
