package table

import (
	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// TurnLight is the name of the node of the light around the board of the seat on turn.
const TurnLight = "pool"

// The size of the light, in sides of the board.
const (
	turnLightWidth  = 1.62
	turnLightHeight = 1.7
)

// AddTurnLight adds a light around the board of the seat on turn. board returns the rectangle of a board.
func (l *Scenery) AddTurnLight(w ui.Theme, board func(engine.Seat) stage.Rect) {
	on, lit := stage.Group("pools"), engine.Nature
	l.TurnLight = on
	on.SetZ(-1) // below everything else on the table
	l.Below.Add(on)
	l.OnRedraw(func(now *LiveState) {
		if now.OnTurn == lit {
			return
		}
		lit = now.OnTurn
		if on.Clear(); lit != engine.Nature {
			r := board(lit)
			x, y := r.Middle()
			on.Add(stage.New(TurnLight, &SoftLight{w.Halo()}, x, y, r.W*turnLightWidth, r.H*turnLightHeight))
		}
	})
}

// SoftLight is a soft light. It is drawn from the full-size image, as it is larger than any sprite.
type SoftLight struct{ Light gfx.Colour }

// Draw implements stage.Art.
func (s *SoftLight) Draw(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64) {
	c.SmoothSprite("pool", m, -n.W/2, -n.H/2, n.W, n.H, s.Light.Fade(alpha))
}
