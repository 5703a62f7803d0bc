package scenes

import (
	"azulejo/game/gfx"
	"azulejo/game/stage"
)

// underfoot is the ground that the preview's table stands on.
type underfoot struct {
	pane   *gfx.Pane
	ground gfx.Ground
	unit   float64
}

// Draw implements stage.Art.
func (u *underfoot) Draw(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64) {
	u.pane.Draw(c, u.ground, m.X-n.W/2, m.Y-n.H/2, n.W, n.H, u.unit, alpha)
}
