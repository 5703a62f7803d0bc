package analysis

import (
	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// barPattern is what is drawn on a bar.
type barPattern uint8

const (
	plainBar barPattern = iota
	dottedBar
	stripedBar
	outlinedBar // only a dotted outline, for what is not known yet
)

// luckBar is the art of a bar in a chart of luck and skill.
type luckBar struct {
	fill, edge ui.Role
	pattern    barPattern
	unit       float64 // of a design unit in pixels
	thickness  float64 // of the edge, in design units
}

// Lengths of bars in design units.
const (
	barCorner   = 0.2 // of the nine-patch
	dotPitch    = 9.0
	dotSide     = 3.0
	stripeWidth = 5.0
	stripeStep  = 14.0
	stripeSlant = 0.7 // sideways for each pixel down
	outlineDash = 4.0
)

// barOf returns the bar of luck, of Nature, or of the errors of a seat with an emblem.
func barOf(seat engine.Seat, emblem int, unit float64) *luckBar {
	if seat == engine.Nature {
		return &luckBar{fill: ui.LuckTint, edge: ui.LuckEdge, pattern: dottedBar, unit: unit, thickness: 1.2}
	}
	return &luckBar{fill: ui.Seat(emblem), edge: ui.TileSign, unit: unit, thickness: 1}
}

// shareBar returns the bar of an even share or of a result.
func shareBar(unit float64) *luckBar {
	return &luckBar{fill: ui.ShareTint, edge: ui.ShareEdge, unit: unit, thickness: 1.2}
}

// wonBar returns the bar of a result of 100.
func wonBar(unit float64) *luckBar {
	return &luckBar{fill: ui.ShareTint, edge: ui.ShareEdge, unit: unit, thickness: 2.4}
}

// Draw implements stage.Art.
func (b *luckBar) Draw(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64) {
	w, h, edge := n.W, n.H, max(1, b.thickness*b.unit)
	if b.pattern == outlinedBar {
		b.drawOutline(c, m, w, h, alpha)
		return
	}
	c.Nine("track", m.X-w/2, m.Y-h/2, w, h, barCorner*b.unit, b.edge.Colour().Fade(alpha))
	if w <= 2*edge || h <= 2*edge {
		c.Fill(m, -w/2, -h/2, w, h, b.fill.Colour().Fade(alpha))
		return
	}
	c.Nine("track", m.X-w/2+edge, m.Y-h/2+edge, w-2*edge, h-2*edge, barCorner*b.unit, b.fill.Colour().Fade(alpha))
	switch b.pattern {
	case dottedBar:
		b.drawDots(c, m, w-2*edge, h-2*edge, alpha)
	case stripedBar:
		b.drawStripes(c, m, w-2*edge, h-2*edge, alpha)
	}
}

// drawDots draws rows of dots, every second of which is shifted by half a step.
func (b *luckBar) drawDots(c *gfx.Canvas, m gfx.Affine, w, h, alpha float64) {
	pitch, side := dotPitch*b.unit, dotSide*b.unit
	for row, y := 0, -h/2+pitch/2; y <= h/2-side/2; row, y = row+1, y+pitch/2 {
		for x := -w/2 + pitch/2 + float64(row%2)*pitch/2; x <= w/2-side/2; x += pitch {
			at := m
			at.X, at.Y = m.Apply(x, y)
			c.Sprite("dot", at, side, side, gfx.White().Fade(alpha), false)
		}
	}
}

// drawStripes draws slanting stripes over the whole bar. At the ends they are as long as the bar has room for.
func (b *luckBar) drawStripes(c *gfx.Canvas, m gfx.Affine, w, h, alpha float64) {
	width, slant := stripeWidth*b.unit, stripeSlant*h
	slanted := m.Mul(gfx.Affine{A: 1, B: -stripeSlant, D: 1})
	for x := -w/2 - slant/2; x+width <= w/2+slant/2; x += stripeStep * b.unit {
		top, bottom := max(-h/2, (x+width-w/2)/stripeSlant), min(h/2, (x+w/2)/stripeSlant)
		if top < bottom {
			c.Fill(slanted, x, top, width, bottom-top, gfx.White().Fade(0.28*alpha))
		}
	}
}

// drawOutline draws a dotted outline.
func (b *luckBar) drawOutline(c *gfx.Canvas, m gfx.Affine, w, h, alpha float64) {
	dash, thick, ink := outlineDash*b.unit, max(1, b.unit), b.edge.Colour().Fade(0.7*alpha)
	for x := -w / 2; x < w/2; x += 2 * dash {
		long := min(dash, w/2-x)
		c.Fill(m, x, -h/2, long, thick, ink)
		c.Fill(m, x, h/2-thick, long, thick, ink)
	}
	for y := -h / 2; y < h/2; y += 2 * dash {
		long := min(dash, h/2-y)
		c.Fill(m, -w/2, y, thick, long, ink)
		c.Fill(m, w/2-thick, y, thick, long, ink)
	}
}
