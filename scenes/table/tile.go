package table

import (
	"azulejo/game/gfx"
	"azulejo/game/stage"
)

// TileArt draws a tile with its contact shadow; Lift from 0 to 1 raises it off the table.
type TileArt struct {
	Name string
	Lift float64
	// Ghost draws the tile faintly and without shadow.
	Ghost bool
}

// Draw implements stage.Art.
func (a *TileArt) Draw(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64) {
	moving := n.Moving || n.Turn != 0 || n.Scale != 1
	if a.Ghost {
		c.Sprite(a.Name, m, n.W, n.H, gfx.White().Fade(0.5*alpha), moving)
		return
	}
	shade := m
	grow := 1.22 + 0.18*a.Lift
	shade.X += n.W * (0.02 + 0.06*a.Lift)
	shade.Y += n.W * (0.04 + 0.16*a.Lift)
	c.Sprite("tile-shadow", shade, n.W*grow, n.H*grow, gfx.White().Fade(alpha*(0.85-0.25*a.Lift)), moving)
	c.Sprite(a.Name, m, n.W, n.H, gfx.White().Fade(alpha), moving)
}
