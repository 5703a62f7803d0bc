package table

import (
	"math"

	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// Lettered returns the skin with a letter.
func (s Skin) Lettered(letter string) Skin {
	s.Letter, s.Plate = letter, "letter"
	return s
}

// letterPlateWidth returns the width of the disc behind the letter on a tile, in pixels: about half of the tile, or nearly all of a small one so that
// the letter stays legible.
func letterPlateWidth(width float64) float64 { return max(0.56*width, min(0.9*width, 22)) }

// letterSize returns the font size of a letter on a disc. Capitals are 0.6 of it high.
func letterSize(plate float64) float64 { return 0.83 * plate }

// FlatTile draws a tile without shadow, for lists.
type FlatTile struct{ Skin }

// Draw implements stage.Art.
func (f *FlatTile) Draw(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64) {
	moving := n.Moving || n.Scale != 1
	f.drawFace(c, m, n, gfx.White().Fade(alpha), moving)
	f.drawOverlays(c, m, n, alpha, moving, 0)
}

// drawFace draws the sprite of the tile in a tint.
func (s *Skin) drawFace(c *gfx.Canvas, m gfx.Affine, n *stage.Node, tint gfx.Colour, moving bool) {
	x, y := m.Apply(0, n.H*s.SpriteSide/2)
	m.X, m.Y = x, y
	c.Sprite(s.Name, m, n.W*(1+s.SpriteSide), n.H*(1+s.SpriteSide), tint, moving)
}

// drawOverlays draws rim, reflection and letter of a tile lifted to a height from 0 to 1.
func (s *Skin) drawOverlays(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64, moving bool, lift float64) {
	if s.Rim != "" {
		c.Sprite(s.Rim, m, n.W, n.H, gfx.White().Fade(alpha), moving)
	}
	s.drawReflection(c, m, n, alpha, moving, lift)
	s.drawLetter(c, m, n, alpha, moving)
}

// drawReflection draws the reflection of the light. It moves as the tile rises, and does not turn with the tile.
func (s *Skin) drawReflection(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64, moving bool, lift float64) {
	if s.Gleam == "" {
		return
	}
	side, k := 0.4*n.W, n.W*m.Scale()
	m.X += k * (-0.27 + 0.09*lift)
	m.Y += k * (-0.3 + 0.05*lift)
	c.Sprite(s.Gleam, m, side, side, gfx.White().Fade(alpha*(0.9+0.1*lift)), moving)
}

// drawLetter draws the letter on a disc, upright whatever the rotation of the tile.
func (s *Skin) drawLetter(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64, moving bool) {
	if s.Letter == "" {
		return
	}
	round := letterPlateWidth(n.W * m.Scale())
	size := letterSize(round)
	at := gfx.Affine{A: 1, D: 1, X: m.X, Y: m.Y}
	c.Sprite(s.Plate, at, round, round, gfx.White().Fade(alpha), moving)
	if moving { // rendered in one of a few sizes, and scaled
		set := 8 * math.Ceil(size/8)
		at.A, at.D, size = size/set, size/set, set
	}
	c.TextAt(at, s.Letter, gfx.SansBold, size, 0.5, ui.TileSign.Colour().Fade(alpha))
}
