package table

import (
	"azulejo/game/stage"
	"azulejo/game/tween"
	"azulejo/scenes/describe"
)

// The ticks in which the banner of the last round opens, and the tick at which it begins to close.
const (
	openTicks   = 24.0
	bannerTicks = 156.0
)

// announceEnding shows a banner over the offer that announces the last round and, if a complete row ends the game, names that row.
func (c *Celebrations) announceEnding(e describe.Ending) {
	address, player := "other", ""
	if by := e.By.Seat; int(by) < len(c.legend.Names) {
		address, player = c.legend.address(by, c.frame.Viewer), c.legend.Names[by]
	}
	title, below := e.Texts(c.frame.Words, address, player)
	b := newBanner(title, below, c.offer, c.frame.Kit)
	x, y := c.offer.Middle()
	node := stage.New("", b, x, y, b.w, b.h)
	c.banner.Clear()
	c.banner.Add(node)
	c.bannerLine.Call(0, func() {
		if !c.muted && c.OnLastRound != nil {
			c.OnLastRound(e.Sentence(c.frame.Words, address, player))
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
