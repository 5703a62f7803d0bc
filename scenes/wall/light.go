package wall

import (
	"math"

	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/settings"
	"azulejo/game/stage"
)

// Ground is the wall in the light of the hour, for every screen but the title.
func Ground(c *game.Context) gfx.Ground {
	s := shade(c)
	s.Tint = s.Tint.Fade(0.7) // as more is to be read there
	return gfx.Wall(glow(c), s)
}

// Plain is the wall without the window's light, which moves on the title.
func Plain(c *game.Context) gfx.Ground { return gfx.Wall(glow(c), gfx.Shade{}) }

// glow is what the light of the hour makes of white.
func glow(c *game.Context) gfx.Colour {
	if c.Light() == settings.Evening {
		return gfx.Hex(0xFFE6C6)
	}
	return gfx.White()
}

// shade is where the light of the hour does not fall: in the evening it comes from the other side.
func shade(c *game.Context) gfx.Shade {
	s := gfx.Shade{Name: "shade", Tint: gfx.Hex(0x4A3630).Fade(0.46)}
	if c.Light() == settings.Evening {
		s.Tint, s.Mirrored = gfx.Hex(0x3B2038).Fade(0.46), true
	}
	return s
}

// The light drifts sideways and back: how far in design units, and in how many ticks. It moves every driftStep ticks, ten times a second,
// and rests for good after driftCount drifts, as drawing costs power.
const (
	driftWay   = 6
	driftTicks = 24 * 60
	driftStep  = 6
	driftCount = 2
)

// drift returns how far the light has moved at a tick, in eighths of a pixel, so that it is redrawn only where that can be seen.
func drift(tick int, unit float64) float64 {
	tick = min(tick, driftCount*driftTicks) / driftStep * driftStep
	way := driftWay * unit * (1 - math.Cos(2*math.Pi*float64(tick)/driftTicks)) / 2
	return math.Round(8*way) / 8
}

// light is the art of the window's light over the wall and what hangs there.
type light struct {
	shade gfx.Shade
	off   float64 // pixels to the right
	over  float64 // pixels by which it reaches beyond the window, on either side
}

// Draw implements stage.Art.
func (l *light) Draw(c *gfx.Canvas, m gfx.Affine, n *stage.Node, _ float64) {
	c.Shade(l.shade, m.X-n.W/2-l.over+l.off, m.Y-n.H/2, n.W+2*l.over, n.H)
}
