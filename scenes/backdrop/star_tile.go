package backdrop

import (
	"math"

	"azulejo/game/gfx"
	"azulejo/game/stage"
)

// newStarTile does the same as newTile for a green tile with a star.
func newStarTile(s spot, x, y, side float64, light gfx.Colour) *stage.Node {
	return newTileOf(func(tint gfx.Colour) stage.Art { return &starTile{tint} }, s, x, y, side, light)
}

// starTile draws a star of six petals on a green tile, with golden arcs in its corners.
type starTile struct{ tint gfx.Colour }

// The parts of the tile in sides of it: the distances of the ends of a petal from the middle and half its width, the radius and the width of an
// arc, and the radius of a dot and its distance from the edges.
const (
	petalStart, petalEnd, petalHalf = 0.07, 0.37, 0.087
	arcRadius, arcWidth             = 0.24, 0.022
	dotRadius, dotInset             = 0.035, 0.09
)

// Draw implements stage.Art.
func (s *starTile) Draw(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64) {
	p, side := starPalette(), n.W
	ink := func(colour gfx.Colour) gfx.Colour { return multiply(colour, s.tint).Fade(alpha) }
	light, dark := ink(p.light), ink(p.dark)
	middle := light.Mix(dark, 0.5)
	c.CornerGradient(m, -side/2, -side/2, side, side, [4]gfx.Colour{light, middle, middle, dark})
	for i := range 6 {
		sin, cos := math.Sincos(math.Pi / 3 * float64(i))
		at := func(along, across float64) [2]float64 {
			return [2]float64{(along*sin + across*cos) * side, (across*sin - along*cos) * side}
		}
		half := (petalStart + petalEnd) / 2
		fillSmoothly(c, m, ink(p.petals[i%2]), at(petalStart, 0), at(half, -petalHalf), at(petalEnd, 0), at(half, petalHalf))
	}
	gold := ink(p.gold)
	fillDot(c, m, gold, 0, 0, side)
	for _, corner := range [4][2]float64{{-0.5, -0.5}, {0.5, -0.5}, {0.5, 0.5}, {-0.5, 0.5}} {
		x, y := math.Copysign(1, -corner[0]), math.Copysign(1, -corner[1])
		fillDot(c, m, gold, (corner[0]+dotInset*x)*side, (corner[1]+dotInset*y)*side, side)
		const steps = 8
		at := func(step int, radius float64) [2]float64 {
			sin, cos := math.Sincos(math.Pi / 2 * float64(step) / steps)
			return [2]float64{(corner[0] + radius*cos*x) * side, (corner[1] + radius*sin*y) * side}
		}
		const inner, outer = arcRadius - arcWidth/2, arcRadius + arcWidth/2
		soft := softEdge / side
		for i := range steps {
			strip := func(from, to float64, a, b gfx.Colour) {
				c.QuadGradient(m, [4][2]float64{at(i, from), at(i+1, from), at(i, to), at(i+1, to)}, [4]gfx.Colour{a, a, b, b})
			}
			strip(inner-soft, inner, gold.Fade(0), gold)
			strip(inner, outer, gold, gold)
			strip(outer, outer+soft, gold, gold.Fade(0))
		}
	}
}

// fillDot fills a dot around a point on a tile of a side.
func fillDot(c *gfx.Canvas, m gfx.Affine, tint gfx.Colour, x, y, side float64) {
	const corners = 10
	var all [corners][2]float64
	for i := range all {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / corners)
		all[i] = [2]float64{x + dotRadius*side*cos, y + dotRadius*side*sin}
	}
	fillSmoothly(c, m, tint, all[:]...)
}

// softEdge is the width of the edge of a shape that fades, in pixels.
const softEdge = 0.8

// fillSmoothly fills a convex shape, with an edge that fades.
func fillSmoothly(c *gfx.Canvas, m gfx.Affine, tint gfx.Colour, corners ...[2]float64) {
	var x, y float64
	for _, p := range corners {
		x, y = x+p[0]/float64(len(corners)), y+p[1]/float64(len(corners))
	}
	outside := func(p [2]float64) [2]float64 {
		far := math.Hypot(p[0]-x, p[1]-y)
		return [2]float64{p[0] + softEdge*(p[0]-x)/far, p[1] + softEdge*(p[1]-y)/far}
	}
	for i, a := range corners {
		b := corners[(i+1)%len(corners)]
		c.QuadGradient(m, [4][2]float64{a, b, {x, y}, {x, y}}, [4]gfx.Colour{tint, tint, tint, tint})
		c.QuadGradient(m, [4][2]float64{outside(a), outside(b), a, b}, [4]gfx.Colour{tint.Fade(0), tint.Fade(0), tint, tint})
	}
}
