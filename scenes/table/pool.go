package table

import (
	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
)

// Pool names the light on the ground around the board of the seat on turn.
const Pool = "pool"

// How far that light reaches, as parts of the board's sides, and how bright it is in its middle.
const (
	poolWide   = 1.62
	poolHigh   = 1.7
	poolBright = 0.95
)

// Pool lights the ground around the board of the seat on turn, which lies at a rectangle; nothing where nobody is.
func (l *Legend) Pool(on *stage.Node, board func(engine.Seat) stage.Rect) {
	if l.OnTurn == engine.Nature {
		return
	}
	r := board(l.OnTurn)
	x, y := r.Middle()
	n := stage.New(Pool, poolArt{}, x, y, r.W*poolWide, r.H*poolHigh)
	n.SetZ(-1) // below all that stands on the ground
	on.Add(n)
}

// poolArt draws the light from its master, as it is smooth and larger than any sprite.
type poolArt struct{}

// Draw implements stage.Art.
func (poolArt) Draw(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64) {
	c.Soft("pool", m, -n.W/2, -n.H/2, n.W, n.H, gfx.White().Fade(poolBright*alpha))
}

// aside is what becomes of white on a board while another seat is on turn.
const aside = 0xF1ECE2

// shade is the tint of the slab of a seat.
func (l *Legend) shade(s engine.Seat) gfx.Colour {
	if l.OnTurn == s || l.OnTurn == engine.Nature {
		return gfx.White()
	}
	return gfx.Hex(aside)
}
