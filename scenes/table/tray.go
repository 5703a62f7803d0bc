package table

import (
	"math"

	"azulejo/game/gfx"
	"azulejo/game/stage"
)

// trayArt is a bowl with round ends, sunk into the ground and edged with dots.
type trayArt struct{ device float64 }

// Its dots, in device-independent pixels.
const (
	trayDot  = 2.4
	trayStep = 4.2
)

// Draw implements stage.Art.
func (a *trayArt) Draw(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64) {
	tint := gfx.White().Fade(alpha)
	r := min(n.W, n.H) / 2
	c.Nine("tray", "tray", m.X-n.W/2, m.Y-n.H/2, n.W, n.H, r/60, tint)
	straight, end := [2]float64{n.W - 2*r, n.H - 2*r}, math.Pi/2*r
	around := 2*(straight[0]+straight[1]) + 4*end
	dots := int(around / (trayStep * a.device))
	for i := range dots {
		x, y := onEdge(around*float64(i)/float64(dots), straight, r)
		at := m
		at.X, at.Y = m.X+x, m.Y+y
		c.Sprite("dot", at, trayDot*a.device, trayDot*a.device, tint, false)
	}
}

// onEdge is the point so far along the edge of a rectangle around the origin with corners of radius r, clockwise from the left end of its top.
// Straight are the straight parts of a horizontal and an upright side.
func onEdge(far float64, straight [2]float64, r float64) (x, y float64) {
	quarter := math.Pi / 2 * r
	for side := 0; ; side++ {
		along, across := straight[side%2], straight[(side+1)%2]
		sin, cos := math.Sincos(float64(side) * math.Pi / 2)
		if far <= along+quarter || side == 3 {
			x, y = min(far, along)-along/2, -across/2-r
			if far > along {
				s, c := math.Sincos((far - along) / r)
				x, y = along/2+r*s, -across/2-r*c
			}
			return x*cos - y*sin, x*sin + y*cos
		}
		far -= along + quarter
	}
}
