package backdrop

import (
	"fmt"
	"math"
	"math/rand/v2"

	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
)

// cell is the side of a tile including its joint, and joint the width of the joint, in design units.
const (
	cell  = 82
	joint = 2.5
)

// The size of the panel in tiles, and its border.
const (
	columns, rows = 12, 10
	border        = columns - 1 // the column of the border
	foot          = rows - 1    // its row
)

// spot is the position of a tile: a column and a row of the panel, or of the field beyond it.
type spot struct{ column, row int }

// picture returns the name of the sprite for a spot. The atlas has only a few tiles for the field and the border, which repeat.
func (s spot) picture() string {
	inside := s.column >= 0 && s.column < columns && s.row >= 0
	side := s.column == 0 || s.column == border-1
	switch {
	case s.column == border && s.row < foot:
		s.row = modulo(s.row, 3)
	case s.row == foot && s.column != border:
		s.column = modulo(s.column, 3)
	case !inside || s.field():
		s = spot{[...]int{0, 1, border - 2, border - 1}[modulo(5*s.column+3*s.row, 4)], 0}
	case side && s.row > 6: // next to the pillars of the arch
		s.row -= 2
	}
	return fmt.Sprintf("azulejos-%d", s.row*columns+s.column)
}

// field reports whether a spot of the panel is part of the repeated field.
func (s spot) field() bool {
	left, right := s.column, border-1-s.column // the distance from the sides
	return min(left, right) <= 2 && s.row == 0 || min(left, right) == 0 && s.row <= 2
}

// modulo returns the remainder of n by m, from 0 to m-1.
func modulo(n, m int) int { return (n%m + m) % m }

// newTile returns a tile at a spot, centred at a point in pixels. Its colour, rotation and position vary slightly and depend only on the spot.
func newTile(s spot, x, y, side float64, light gfx.Colour) *stage.Node {
	return newTileOf(func(tint gfx.Colour) stage.Art { return &rotatedSprite{s.picture(), tint} }, s, x, y, side, light)
}

// newTileOf does the same as newTile, with the front that art returns for a tint.
func newTileOf(art func(tint gfx.Colour) stage.Art, s spot, x, y, side float64, light gfx.Colour) *stage.Node {
	rng := rand.New(rand.NewPCG(uint64(s.column+100), uint64(s.row+100)))
	offset := func(brightest float64) float64 { return brightest * (2*rng.Float64() - 1) }
	k := side / cell
	n := stage.New("", nil, x+offset(0.45*k), y+offset(0.45*k), side, side)
	n.Rotation = offset(0.0061) // a third of a degree
	front := art(multiply(randomTint(rng), light))
	return n.Add(stage.New("", front, 0, 0, side-joint*k, side-joint*k), stage.New("", &rotatedSprite{"glaze", light}, 0, 0, side, side))
}

// liftedTile returns a tile above its spot, centred at its origin: a shadow, scaled relative to the tile, the tile and its glaze. side is in pixels.
func liftedTile(s spot, side, shadow float64, light gfx.Colour) *stage.Node {
	front := side - joint*side/cell
	return stage.Group("").Add(
		stage.New("", &stage.Sprite{Name: "tile-shadow", Tint: gfx.White()}, 0, 0, shadow*side, shadow*side),
		stage.New("", &rotatedSprite{s.picture(), light}, 0, 0, front, front),
		stage.New("", &rotatedSprite{"glaze-loose", light}, 0, 0, side*92/cell, side*92/cell))
}

// leaningTile returns a tile that stands on its edge at a point. side is in pixels.
func leaningTile(c *game.Context, x, y, side float64) *stage.Node {
	n := liftedTile(spot{9, 0}, side, 1.45, lightTint(c))
	n.X, n.Y, n.Rotation = x, y-side/2, -0.05
	shadow := n.Children()[0]
	shadow.X, shadow.Y = 0.06*side, 0.06*side
	return n
}

// rotatedSprite draws a slightly rotated sprite. It is rasterized at the size of its node to be sharp, and reused while the tile moves.
type rotatedSprite struct {
	name string
	tint gfx.Colour
}

// Draw implements stage.Art.
func (r *rotatedSprite) Draw(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64) {
	w, h := int(math.Round(n.W)), int(math.Round(n.H))
	c.Quad(c.Pages.Sprite(r.name, w, h), m, -n.W/2, -n.H/2, n.W, n.H, r.tint.Fade(alpha))
}

// randomTint returns a random warm, cool or golden tint of 2 to 13 %.
func randomTint(rng *rand.Rand) gfx.Colour {
	tones := tintTones()
	t, k := tones[rng.IntN(len(tones))], float32(0.02+0.11*rng.Float64())
	brightness := float32(1 - 0.05*rng.Float64())
	return gfx.Colour{R: brightness * (1 - k*t.R), G: brightness * (1 - k*t.G), B: brightness * (1 - k*t.B), A: 1}
}

// multiply returns the product of two colours.
func multiply(a, b gfx.Colour) gfx.Colour {
	return gfx.Colour{R: a.R * b.R, G: a.G * b.G, B: a.B * b.B, A: a.A * b.A}
}

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
