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
