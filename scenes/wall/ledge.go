package wall

import (
	"azulejo/game"
	"azulejo/game/stage"
)

// edge is the height of the ledge's light upper side, in design units.
const edge = 22

// Ledge is the ledge at the foot of the wall, from its upper side at y down to the lower edge of the window.
func Ledge(c *game.Context, y float64) *stage.Node {
	const shadow = 16 // that it lets fall upward
	art := stage.Slab("ledge", c.Unit, 0)
	art.Tint = glow(c)
	return stage.Box("ledge", art, stage.Rect{Y: y - shadow*c.Unit, W: c.W, H: c.H - y + shadow*c.Unit})
}

// Front is where the front of a ledge begins whose upper side lies at y.
func Front(c *game.Context, y float64) float64 { return y + edge*c.Unit }

// StillLife is an orange, a stack of tiles and one that leans on it, standing on y and ending at right.
func StillLife(c *game.Context, right, y float64) *stage.Node {
	u := c.Unit
	return stage.New("", &stage.Sprite{Name: "still-life", Tint: glow(c)}, right-210*u, y-60*u, 240*u, 120*u).Add(leaning(c, 158*u, 56*u, 98*u))
}
