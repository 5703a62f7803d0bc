package table

import (
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/tween"
)

// The light of the last round: its maximum opacity, at the right edge of the table, and the ticks in which it fades in.
const (
	LastRoundAlpha = 0.12
	lastRoundTicks = 40
)

// gradient is a horizontal gradient. A theme can hide it by its name.
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
func (c *Celebrations) setLastRound(on bool) {
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

// AddLight adds the light of the last round to the scenery, below its texts.
func (c *Celebrations) AddLight(scenery *Scenery) {
	c.scenery = scenery
	scenery.Below.Add(c.LastRoundLight, c.belowTexts)
}
