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

// plate returns the width in pixels of the round plate of a letter on a tile of a width: about half of it, or nearly all of a tile so small
// that the letter could hardly be read.
func plate(width float64) float64 { return max(0.56*width, min(0.9*width, 22)) }

// letterSize returns the size of a letter on a plate of a width. Capitals are 0.6 of it high.
func letterSize(plate float64) float64 { return 0.83 * plate }

// Face draws a tile as it lies in a list: without shadow.
type Face struct{ Skin }

// Draw implements stage.Art.
func (f *Face) Draw(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64) {
	moving := n.Moving || n.Scale != 1
	f.glaze(c, m, n, gfx.White().Fade(alpha), moving)
	f.finish(c, m, n, alpha, moving, 0)
}

// glaze draws the tile itself in a tint, with its side below.
func (s *Skin) glaze(c *gfx.Canvas, m gfx.Affine, n *stage.Node, tint gfx.Colour, moving bool) {
	x, y := m.Apply(0, n.H*s.Clay/2)
	m.X, m.Y = x, y
	c.Sprite(s.Name, m, n.W*(1+s.Clay), n.H*(1+s.Clay), tint, moving)
}

// finish draws what is laid over a tile at a height from 0 to 1.
func (s *Skin) finish(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64, moving bool, lift float64) {
	if s.Rim != "" {
		c.Sprite(s.Rim, m, n.W, n.H, gfx.White().Fade(alpha), moving)
	}
	s.gleam(c, m, n, alpha, moving, lift)
	s.letter(c, m, n, alpha, moving)
}

// gleam draws the lamp's reflection: it runs over the glaze as the tile rises, and stays towards the light as the tile turns.
func (s *Skin) gleam(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64, moving bool, lift float64) {
	if s.Gleam == "" {
		return
	}
	side, k := 0.4*n.W, n.W*m.Scale()
	m.X += k * (-0.27 + 0.09*lift)
	m.Y += k * (-0.3 + 0.05*lift)
	c.Sprite(s.Gleam, m, side, side, gfx.White().Fade(alpha*(0.9+0.1*lift)), moving)
}

// letter draws the letter on a round plate, upright however the tile lies.
func (s *Skin) letter(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64, moving bool) {
	if s.Letter == "" {
		return
	}
	round := plate(n.W * m.Scale())
	size := letterSize(round)
	at := gfx.Affine{A: 1, D: 1, X: m.X, Y: m.Y}
	c.Sprite(s.Plate, at, round, round, gfx.White().Fade(alpha), moving)
	if moving { // set in one of a few sizes, and scaled
		set := 8 * math.Ceil(size/8)
		at.A, at.D, size = size/set, size/set, set
	}
	c.TextAt(at, s.Letter, gfx.SansBold, size, 0.5, ui.TileSign.Colour().Fade(alpha))
}
