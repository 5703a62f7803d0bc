package rulebook

import (
	"math"

	"azulejo/game/gfx"
	"azulejo/game/stage"
)

// Sizes of arrows in design units.
const (
	arrowWidth = 3.6
	arrowTip   = 15.0 // the length of the tip, which is as wide as it is long
)

// arrow is a bent line with a tip, from one point to another in pixels. It ends horizontally, so that its tip points at what is at its right.
type arrow struct {
	fromX, fromY, toX, toY float64
	unit                   float64 // pixels in a design unit
	ink                    gfx.Colour
}

// point returns the point at a fraction t of the line, a distance to its right away, where right is seen in the direction of the arrow.
func (a *arrow) point(t, right float64) [2]float64 {
	bendX, bendY := (a.fromX+a.toX)/2, a.toY // the control point of a quadratic curve
	endX := a.toX - 0.8*arrowTip*a.unit
	x := (1-t)*(1-t)*a.fromX + 2*t*(1-t)*bendX + t*t*endX
	y := (1-t)*(1-t)*a.fromY + 2*t*(1-t)*bendY + t*t*a.toY
	dx, dy := 2*(1-t)*(bendX-a.fromX)+2*t*(endX-bendX), 2*(1-t)*(bendY-a.fromY)+2*t*(a.toY-bendY)
	d := math.Hypot(dx, dy)
	return [2]float64{x - dy/d*right, y + dx/d*right}
}

// Draw implements stage.Art.
func (a *arrow) Draw(c *gfx.Canvas, m gfx.Affine, _ *stage.Node, alpha float64) {
	const parts, soft = 24, 0.7 // soft is the width of the antialiased border in pixels
	ink := a.ink.Fade(alpha)
	none, half := ink.Fade(0), arrowWidth*a.unit/2
	across := []float64{-half - soft/2, -half + soft/2, half - soft/2, half + soft/2}
	cover := []gfx.Colour{none, ink, ink, none}
	for i := range parts {
		from, to := float64(i)/parts, float64(i+1)/parts
		for k := range len(across) - 1 {
			at := [4][2]float64{a.point(from, across[k]), a.point(to, across[k]), a.point(from, across[k+1]), a.point(to, across[k+1])}
			c.QuadGradient(m, at, [4]gfx.Colour{cover[k], cover[k], cover[k+1], cover[k+1]})
		}
	}
	length := arrowTip * a.unit
	for _, side := range []float64{-1, 1} {
		tip, back, middle := [2]float64{a.toX, a.toY}, [2]float64{a.toX - length, a.toY + side*length/2}, [2]float64{a.toX - 0.8*length, a.toY}
		c.QuadGradient(m, [4][2]float64{tip, back, middle, middle}, [4]gfx.Colour{ink, ink, ink, ink})
		edge := [2]float64{0, side * soft}
		c.QuadGradient(m, [4][2]float64{tip, back, {tip[0] + soft, tip[1]}, {back[0], back[1] + edge[1]}}, [4]gfx.Colour{ink, ink, none, none})
	}
}
