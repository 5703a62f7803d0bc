package table

import (
	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// Pool names the light on the ground around the board of the seat on turn.
const Pool = "pool"

// How far that light reaches, as parts of the board's sides.
const (
	poolWide = 1.62
	poolHigh = 1.7
)

// Pool lights the ground around the board of the seat on turn, which lies at a rectangle; nothing where nobody is.
func (l *Scenery) Pool(w ui.Wear, board func(engine.Seat) stage.Rect) {
	if l.OnTurn == engine.Nature {
		return
	}
	r := board(l.OnTurn)
	x, y := r.Middle()
	n := stage.New(Pool, &PoolArt{w.Halo()}, x, y, r.W*poolWide, r.H*poolHigh)
	n.SetZ(-1) // below all that stands on the ground
	l.Things.Add(n)
}

// PoolArt is soft light, drawn from its master, as it is smooth and larger than any sprite.
type PoolArt struct{ Light gfx.Colour }

// Draw implements stage.Art.
func (p *PoolArt) Draw(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64) {
	c.Soft("pool", m, -n.W/2, -n.H/2, n.W, n.H, p.Light.Fade(alpha))
}
