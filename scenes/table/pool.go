package table

import (
	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// Pool names the light on the ground around the board of the seat on turn, and PoolLayer what holds it.
const (
	Pool      = "pool"
	PoolLayer = "pools"
)

// How far that light reaches, as parts of the board's sides.
const (
	poolWide = 1.62
	poolHigh = 1.7
)

// Pool lights the ground around the board of the seat on turn, which lies at a rectangle; nothing at the end of the game.
func (l *Scenery) Pool(w ui.Theme, board func(engine.Seat) stage.Rect) {
	on, lit := stage.Group(PoolLayer), engine.Nature
	on.SetZ(-1) // below all that stands on the ground
	l.Things.Add(on)
	l.Follow(func(now *Live) {
		if now.OnTurn == lit {
			return
		}
		lit = now.OnTurn
		if on.Clear(); lit != engine.Nature {
			r := board(lit)
			x, y := r.Middle()
			on.Add(stage.New(Pool, &PoolArt{w.Halo()}, x, y, r.W*poolWide, r.H*poolHigh))
		}
	})
}

// PoolArt is soft light, drawn from its master, as it is smooth and larger than any sprite.
type PoolArt struct{ Light gfx.Colour }

// Draw implements stage.Art.
func (p *PoolArt) Draw(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64) {
	c.SmoothSprite("pool", m, -n.W/2, -n.H/2, n.W, n.H, p.Light.Fade(alpha))
}
