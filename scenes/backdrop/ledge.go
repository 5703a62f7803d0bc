package backdrop

import (
	"azulejo/game"
	"azulejo/game/stage"
)

// ledgeTop is the height of the light upper side of the ledge in design units.
const ledgeTop = 22

// Ledge returns the ledge at the bottom of the wall, from y to the bottom of the window.
func Ledge(c *game.Context, y float64) *stage.Node {
	const shadow = 16 // above the ledge
	art := stage.NewPanel("ledge", c.Unit, 0)
	art.Tint = lightTint(c)
	return stage.Box("ledge", art, stage.Rect{Y: y - shadow*c.Unit, W: c.W, H: c.H - y + shadow*c.Unit})
}

// LedgeFront returns the top of the front face of a ledge whose top is at y.
func LedgeFront(c *game.Context, y float64) float64 { return y + ledgeTop*c.Unit }

// StillLife returns an orange, a stack of tiles and a leaning tile, with their bottom at y and their right edge at right.
func StillLife(c *game.Context, right, y float64) *stage.Node {
	u := c.Unit
	return stage.New("", &stage.Sprite{Name: "still-life", Tint: lightTint(c)}, right-210*u, y-60*u, 240*u, 120*u).Add(leaningTile(c, 158*u, 56*u, 98*u))
}
