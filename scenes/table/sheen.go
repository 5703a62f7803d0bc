package table

import (
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// The width of the light that moves over a row, in tiles, and its slant: the tangent of 18°.
const (
	sheenWide = 1.65
	sheenLean = 0.325
)

// sheen is a slanted light that moves along its node, white in the middle and golden at the edges.
type sheen struct {
	tile float64
	At   float64 // the fraction of the node that it has crossed, from 0 to 1
}

// Draw implements stage.Art.
func (s *sheen) Draw(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64) {
	if s.At <= 0 || s.At >= 1 {
		return
	}
	m = m.Mul(gfx.Affine{A: 1, B: -sheenLean, D: 1})
	wide := sheenWide * s.tile
	middle := -n.W/2 - wide/2 + s.At*(n.W+wide)
	for _, half := range [2]float64{-1, 1} {
		s.drawSide(c, m, n, middle, half*wide/2, alpha)
	}
}

// drawSide draws the light from its middle to one side, clipped to the node.
func (s *sheen) drawSide(c *gfx.Canvas, m gfx.Affine, n *stage.Node, middle, reach, alpha float64) {
	core, edge := gfx.White().Fade(0.85*alpha), ui.Sheen.Colour().Fade(0)
	within := func(x float64) float64 { return max(-n.W/2, min(n.W/2, x)) }
	mix := func(x float64) gfx.Colour {
		return core.Mix(edge, min(1, max(0, (x-middle)/reach)))
	}
	from, to := within(min(middle, middle+reach)), within(max(middle, middle+reach))
	if from < to {
		left, right := mix(from), mix(to)
		c.CornerGradient(m, from, -n.H/2, to-from, n.H, [4]gfx.Colour{left, right, left, right})
	}
}
