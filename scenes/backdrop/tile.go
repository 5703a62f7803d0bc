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
