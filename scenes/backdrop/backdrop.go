// Package backdrop draws the background of all screens except the table: a plaster wall lit through a window, the tile panel of the title screen,
// and the border of that panel at the left edge of the other screens.
package backdrop

import (
	"math"

	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/settings"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// Ground returns the wall in the light of the current hour, for every screen except the title screen. Its shadows are weaker than there, because the
// other screens have more text.
func Ground(c *game.Context) gfx.Ground {
	s := windowShade(c)
	s.Tint = s.Tint.Fade(0.7)
	return gfx.Wall(lightTint(c), s)
}

// CoolGround returns the sage wall in the light of the current hour, which is weaker than on the other wall: all of it would make sage look like sand.
func CoolGround(c *game.Context) gfx.Ground {
	g, light := ui.Sage(), gfx.White().Mix(lightTint(c), 0.5)
	for _, colour := range []*gfx.Colour{&g.Top, &g.Bottom} {
		role := colour.Role
		*colour = multiply(*colour, light)
		colour.Role = role
	}
	return g
}

// PlainGround returns the wall without the light of the window. The title screen draws that light itself, because it is animated.
func PlainGround(c *game.Context) gfx.Ground { return gfx.Wall(lightTint(c), gfx.Shade{}) }

// lightTint returns the colour of white in the light of the current hour.
func lightTint(c *game.Context) gfx.Colour {
	if c.Light() == settings.Evening {
		return ui.Daylight.Colour()
	}
	return gfx.White()
}

// windowShade returns the shadow around the light of the window, which is mirrored in the evening.
func windowShade(c *game.Context) gfx.Shade {
	s := gfx.Shade{Name: "shade", Tint: ui.DayShade.Colour().Fade(0.46)}
	if c.Light() == settings.Evening {
		s.Tint, s.Mirrored = ui.EveningShade.Colour().Fade(0.46), true
	}
	return s
}

// The light drifts to the right and back a few times and then stops, to save power.
const (
	driftDistance = 6       // in design units
	driftTicks    = 24 * 60 // there and back
	driftStep     = 6       // ticks between changes
	driftCount    = 2
)

// drift returns the offset of the light to the right at a tick, in pixels. It is a multiple of 1/8, since smaller changes are invisible.
func drift(tick int, unit float64) float64 {
	tick = min(tick, driftCount*driftTicks) / driftStep * driftStep
	x := driftDistance * unit * (1 - math.Cos(2*math.Pi*float64(tick)/driftTicks)) / 2
	return math.Round(8*x) / 8
}

// windowLight draws the light of the window over the wall and the panel.
type windowLight struct {
	shade  gfx.Shade
	offset float64 // to the right, in pixels
	margin float64 // by which the shade reaches beyond the window, in pixels
}

// Draw implements stage.Art.
func (w *windowLight) Draw(c *gfx.Canvas, m gfx.Affine, n *stage.Node, _ float64) {
	c.Shade(w.shade, m.X-n.W/2-w.margin+w.offset, m.Y-n.H/2, n.W+2*w.margin, n.H)
}

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
