package wall

import (
	"fmt"
	"math"
	"math/rand/v2"

	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
)

// cell is the side of a tile with its joint, and joint the width of that, in design units.
const (
	cell  = 82
	joint = 2.5
)

// The tiles of the panel's picture, by column and row.
const (
	columns, rows = 12, 10
	border        = columns - 1 // the column of the border
	foot          = rows - 1    // and its row
)

// spot is a place for a tile: a column and a row of the panel. The field goes on beyond them.
type spot struct{ column, row int }

// picture is the sprite of the tile of a spot. Field and border repeat a few of their tiles, and only those are in the panel's picture.
func (s spot) picture() string {
	inside := s.column >= 0 && s.column < columns && s.row >= 0
	side := s.column == 0 || s.column == border-1
	switch {
	case s.column == border && s.row < foot:
		s.row = wrap(s.row, 3)
	case s.row == foot && s.column != border:
		s.column = wrap(s.column, 3)
	case !inside || s.pure():
		s = spot{[...]int{0, 1, border - 2, border - 1}[wrap(5*s.column+3*s.row, 4)], 0}
	case side && s.row > 6: // beside the pillars of the arch
		s.row -= 2
	}
	return fmt.Sprintf("azulejos-%d", s.row*columns+s.column)
}

// pure reports whether nothing but the field is painted on a spot of the panel.
func (s spot) pure() bool {
	left, right := s.column, border-1-s.column // how far it is from the sides
	return min(left, right) <= 2 && s.row == 0 || min(left, right) == 0 && s.row <= 2
}

// wrap is the remainder of a number, never below 0.
func wrap(n, by int) int { return (n%by + by) % by }

// tile is a tile set at a spot, with a side in pixels around a point: each has a tint, a turn and a place of its own, the same on every start.
func tile(s spot, x, y, side float64, glow gfx.Colour) *stage.Node {
	dice := rand.New(rand.NewPCG(uint64(s.column+100), uint64(s.row+100)))
	within := func(most float64) float64 { return most * (2*dice.Float64() - 1) }
	k := side / cell
	n := stage.New("", nil, x+within(0.45*k), y+within(0.45*k), side, side)
	n.Turn = within(0.0061) // a third of a degree
	face := &fired{s.picture(), mul(tint(dice), glow)}
	return n.Add(stage.New("", face, 0, 0, side-joint*k, side-joint*k), stage.New("", &fired{"glaze", glow}, 0, 0, side, side))
}

// loose is a tile that is not set, with a side: a shadow so much larger, itself and its glaze, with its origin at its middle.
func loose(s spot, side, shadow float64, glow gfx.Colour) *stage.Node {
	face := side - joint*side/cell
	return stage.Group("").Add(
		stage.New("", &stage.Sprite{Name: "tile-shadow", Tint: gfx.White()}, 0, 0, shadow*side, shadow*side),
		stage.New("", &fired{s.picture(), glow}, 0, 0, face, face),
		stage.New("", &fired{"glaze-loose", glow}, 0, 0, side*92/cell, side*92/cell))
}

// leaning is a spare tile that stands on its edge at a point, with a side in pixels.
func leaning(c *game.Context, x, y, side float64) *stage.Node {
	n := loose(spot{9, 0}, side, 1.45, glow(c))
	n.X, n.Y, n.Turn = x, y-side/2, -0.05
	shade := n.Children()[0]
	shade.X, shade.Y = 0.06*side, 0.06*side
	return n
}

// fired is the art of a sprite that may be turned a little: it is cut at the size of its node, so that it stays crisp, and one cut serves wherever
// the tile goes.
type fired struct {
	name string
	tint gfx.Colour
}

// Draw implements stage.Art.
func (f *fired) Draw(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64) {
	w, h := int(math.Round(n.W)), int(math.Round(n.H))
	c.Quad(c.Pages.Sprite(f.name, w, h), m, -n.W/2, -n.H/2, n.W, n.H, f.tint.Fade(alpha))
}

// tint is one of the tones that the kiln gives: warm, cool or gold, by 2 to 13 %.
func tint(dice *rand.Rand) gfx.Colour {
	tones := []gfx.Colour{{R: 0, G: 0.35, B: 1}, {R: 1, G: 0.5, B: 0}, {R: 0, G: 0.2, B: 0.7}}
	t, k := tones[dice.IntN(len(tones))], float32(0.02+0.11*dice.Float64())
	dim := float32(1 - 0.05*dice.Float64())
	return gfx.Colour{R: dim * (1 - k*t.R), G: dim * (1 - k*t.G), B: dim * (1 - k*t.B), A: 1}
}

func mul(a, b gfx.Colour) gfx.Colour {
	return gfx.Colour{R: a.R * b.R, G: a.G * b.G, B: a.B * b.B, A: a.A * b.A}
}
