package table

import (
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/tween"
)

// The light of the last round: it comes from the right and covers so much there.
const (
	EveningDeep  = 0.12
	eveningTicks = 40
)

// veil is light or dark over its node from left to right, unless it is hidden.
type veil struct {
	name        string
	left, right gfx.Colour
}

// Draw implements stage.Art.
func (v *veil) Draw(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64) {
	if !c.Pages.Overrides().Hidden[v.name] {
		left, right := v.left.Fade(alpha), v.right.Fade(alpha)
		c.Blend(m, -n.W/2, -n.H/2, n.W, n.H, [4]gfx.Colour{left, right, left, right})
	}
}

// turnTo lets it be evening, slowly, or day at once.
func (c *Ceremony) turnTo(dark bool) {
	switch {
	case !dark:
		c.dusk, c.Evening.Alpha = false, 0
	case !c.dusk:
		c.dusk = true
		c.line.At(0, eveningTicks, tween.Linear, func(t float64) {
			if c.dusk {
				c.Evening.Alpha = t
			}
		})
	}
}

// Dim lays the light over a scenery, and under its texts.
func (c *Ceremony) Dim(scenery *stage.Node) {
	c.boards = scenery
	scenery.Add(c.Evening, c.low)
}
