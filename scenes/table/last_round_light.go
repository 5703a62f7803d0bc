package table

import (
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/tween"
)

// The light of the last round: its opacity at the right edge of the table, where it is strongest, and the ticks in which it fades in.
const (
	LastRoundAlpha = 0.12
	lastRoundTicks = 40
)

// gradient blends from one colour at the left to another at the right. A theme can hide it by its name.
type gradient struct {
	name        string
	left, right gfx.Colour
}

// Draw implements stage.Art.
func (g *gradient) Draw(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64) {
	if !c.Pages.Overrides().Hidden[g.name] {
		left, right := g.left.Fade(alpha), g.right.Fade(alpha)
		c.CornerGradient(m, -n.W/2, -n.H/2, n.W, n.H, [4]gfx.Colour{left, right, left, right})
	}
}

// setLastRound fades the light of the last round in, or removes it at once.
func (c *Ceremony) setLastRound(on bool) {
	switch {
	case !on:
		c.lastRound, c.LastRoundLight.Alpha = false, 0
	case !c.lastRound:
		c.lastRound = true
		c.line.At(0, lastRoundTicks, tween.Linear, func(t float64) {
			if c.lastRound {
				c.LastRoundLight.Alpha = t
			}
		})
	}
}

// AddLight adds the light to a scenery, below its texts.
func (c *Ceremony) AddLight(scenery *stage.Node) {
	c.boards = scenery
	scenery.Add(c.LastRoundLight, c.low)
}
