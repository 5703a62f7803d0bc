package backdrop

import (
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// borderWidth is the width of the border in design units.
const borderWidth = 60

// Border returns the border at the left edge of a screen, and its width in pixels: 15 tiles in a 16 : 9 window, none in portrait orientation.
func Border(c *game.Context) (node *stage.Node, width float64) { return borderOf(c, newTile) }

// CoolBorder returns the border for CoolGround: green tiles with stars.
func CoolBorder(c *game.Context) (node *stage.Node, width float64) { return borderOf(c, newStarTile) }

// borderOf returns a border of tiles that are made for a spot, centred at a point in pixels, of a side and in a light.
func borderOf(c *game.Context, tile func(s spot, x, y, side float64, light gfx.Colour) *stage.Node) (node *stage.Node, width float64) {
	node = stage.Group("strip").SetRole(stage.RoleSilent, "")
	if c.H > c.W {
		return node, 0
	}
	side := borderWidth * c.Unit
	node.Add(stage.Box("", stage.NewPanel("shadow", c.Unit, 18), stage.Rect{X: -side, W: 2*side + 2*c.Unit, H: c.H}))
	for row := 0; float64(row)*side < c.H; row++ {
		node.Add(tile(spot{border, row % foot}, side/2, (float64(row)+0.5)*side, side, lightTint(c)))
	}
	edge := &stage.Fill{Colour: ui.WallEdge.Colour().Fade(0.35)}
	return node.Add(stage.Box("", edge, stage.Rect{X: side, W: max(1, c.Unit), H: c.H})), side
}
