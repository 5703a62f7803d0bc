package table

import (
	"math"

	"azulejo/game/gfx"
	"azulejo/game/stage"
)

// letterInk is the ink of letters.
const letterInk = 0x16151F

// Lettered is the skin with a letter.
func (s Skin) Lettered(letter string) Skin {
	s.Letter, s.Plate = letter, "letter"
	return s
}

// plate is the width of the round plate of a letter on a tile of a width, all in pixels: a part of it, and nearly all of a tile so small
// that the letter could hardly be read.
func plate(width float64) float64 { return max(0.56*width, min(0.9*width, 22)) }

// letterSize is the size of a letter on a plate of a width: its capitals are 0.6 of it high.
func letterSize(plate float64) float64 { return 0.83 * plate }

// Face draws a tile as it lies in a list: without shadow.
type Face struct{ Skin }

// Draw implements stage.Art.
func (f *Face) Draw(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64) {
	f.face(c, m, n, alpha, n.Moving || n.Scale != 1)
}

// face draws the tile, what is laid over it, and its letter.
func (s *Skin) face(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64, moving bool) {
	c.Sprite(s.Name, m, n.W, n.H, gfx.White().Fade(alpha), moving)
	if s.Rim != "" {
		c.Sprite(s.Rim, m, n.W, n.H, gfx.White().Fade(alpha), moving)
	}
	s.letter(c, m, n, alpha, moving)
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
	c.TextAt(at, s.Letter, gfx.SansBold, size, 0.5, gfx.Hex(letterInk).Fade(alpha))
}
