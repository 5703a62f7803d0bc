package table

import (
	"math"

	"azulejo/game/gfx"
	"azulejo/game/stage"
)

// Outline is a line of gold in a dark edge around what is complete.
type Outline struct {
	// Corners are those of its shape, clockwise, in parts of the node's width.
	Corners [][2]float64
	// Wide is the width of the gold in pixels.
	Wide float64
}

// outlineEdge is how much of its width the edge of an outline shows on either side, and outlineSoft over how many pixels it ends.
const (
	outlineEdge = 0.34
	outlineSoft = 0.7
)

// Draw implements stage.Art.
func (o *Outline) Draw(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64) {
	o.line(c, m, n.W, (0.5+outlineEdge)*o.Wide, gfx.Hex(0x16151F).Fade(0.85*alpha))
	o.line(c, m, n.W, 0.5*o.Wide, gfx.Hex(AcrossInk).Fade(alpha))
}

// line draws the shape's sides, so much to either side of them, with soft edges.
func (o *Outline) line(c *gfx.Canvas, m gfx.Affine, size, half float64, tint gfx.Colour) {
	none := tint.Fade(0)
	from := [4]float64{-half - outlineSoft/2, -half + outlineSoft/2, half - outlineSoft/2, half + outlineSoft/2}
	cover := [4]gfx.Colour{none, tint, tint, none}
	for i := range o.Corners {
		j := (i + 1) % len(o.Corners)
		for k := range 3 {
			at := [4][2]float64{o.beside(i, size, from[k]), o.beside(j, size, from[k]), o.beside(i, size, from[k+1]), o.beside(j, size, from[k+1])}
			c.Facet(m, at, [4]gfx.Colour{cover[k], cover[k], cover[k+1], cover[k+1]})
		}
	}
}

// beside is the point of a corner where the lines meet that run so far outside of its sides.
func (o *Outline) beside(i int, size, out float64) [2]float64 {
	n := len(o.Corners)
	ax, ay := normal(o.Corners[(i+n-1)%n], o.Corners[i])
	bx, by := normal(o.Corners[i], o.Corners[(i+1)%n])
	meet := out / (1 + ax*bx + ay*by)
	return [2]float64{o.Corners[i][0]*size + (ax+bx)*meet, o.Corners[i][1]*size + (ay+by)*meet}
}

// normal points out of a clockwise shape from one of its sides.
func normal(a, b [2]float64) (x, y float64) {
	dx, dy := b[0]-a[0], b[1]-a[1]
	d := math.Hypot(dx, dy)
	return dy / d, -dx / d
}
