package wall

import (
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
)

// stripWidth is the width of the border at the left edge of the screens beside the title, in design units.
const stripWidth = 60

// Strip is the border of the panel at the left edge of a screen, and its width in pixels: 15 tiles in a window of 16 : 9, none in a tall one.
func Strip(c *game.Context) (strip *stage.Node, width float64) {
	strip = stage.Group("strip").Says(stage.RoleSilent, "")
	if c.H > c.W {
		return strip, 0
	}
	side := stripWidth * c.Unit
	strip.Add(stage.Box("", stage.Slab("shadow", c.Unit, 18), stage.Rect{X: -side, W: 2*side + 2*c.Unit, H: c.H}))
	for row := 0; float64(row)*side < c.H; row++ {
		strip.Add(tile(spot{border, row % foot}, side/2, (float64(row)+0.5)*side, side, glow(c)))
	}
	edge := &stage.Fill{Colour: gfx.Hex(0x3A2A10).Fade(0.35)}
	return strip.Add(stage.Box("", edge, stage.Rect{X: side, W: max(1, c.Unit), H: c.H})), side
}
