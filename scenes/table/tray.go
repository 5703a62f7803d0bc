package table

import (
	"math"

	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// stackStep is the minimum distance between stacks, in heights of a tile.
const stackStep = 1.14

// trayRows returns the rows of a tray in which n stacks are largest, and the size of a tile there.
func (p *Plates) trayRows(r stage.Rect, n int) (best rows, size float64) {
	w, h := r.W-2*trayEnd*p.device, r.H-trayEdge*p.device
	best.x, best.y = r.Middle()
	for down := 1; down <= n && h/float64(down) > stackStep*size; down++ { // tiles in more rows are lower
		across := RowsOf(n, down)
		stepX, stepY := w/float64(across), h/float64(down)
		tile := min(trayTile*p.device, stepX/stackStep/p.metrics.TileWidth, stepY/stackStep)
		if tile > size+0.01 {
			best.across, best.stepX, best.stepY = across, min(stepX, 1.8*tile*p.metrics.TileWidth), min(stepY, 1.3*tile)
			size = tile
		}
	}
	return best, size
}

// InCentre implements Offer. It returns the spot of the i-th of n stacks.
func (p *Plates) InCentre(i, n int) Spot {
	r, size := p.trayRows(p.tray, n)
	return r.spot(i, n, size)
}

// trayArt is a hollow with round ends and a dotted edge.
type trayArt struct {
	device float64
	theme  ui.Theme
}

// The size of the dots and the distance between them, in device-independent pixels.
const (
	trayDot  = 2.4
	trayStep = 4.2
)

// Draw implements stage.Art.
func (t *trayArt) Draw(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64) {
	tint := gfx.White().Fade(alpha)
	r := min(n.W, n.H) / 2
	if t.theme.Dark {
		t.drawCloth(c, m, n, r, alpha)
		return
	}
	c.Nine("tray", m.X-n.W/2, m.Y-n.H/2, n.W, n.H, r/60, tint)
	straight, end := [2]float64{n.W - 2*r, n.H - 2*r}, math.Pi/2*r
	around := 2*(straight[0]+straight[1]) + 4*end
	dots := int(around / (trayStep * t.device))
	for i := range dots {
		x, y := pointOnEdge(around*float64(i)/float64(dots), straight, r)
		at := m
		at.X, at.Y = m.X+x, m.Y+y
		c.Sprite("dot", at, trayDot*t.device, trayDot*t.device, tint, false)
	}
}

// drawCloth draws the tray as cloth on a dark ground, where a hollow would not be visible.
func (t *trayArt) drawCloth(c *gfx.Canvas, m gfx.Affine, n *stage.Node, r, alpha float64) {
	const corner = 41.0 / 3 // of the sprite, in design units
	rim := t.device
	c.Nine("track", m.X-n.W/2, m.Y-n.H/2, n.W, n.H, r/corner, t.theme.Gold().Fade(0.7*alpha))
	c.Nine("track", m.X-n.W/2+rim, m.Y-n.H/2+rim, n.W-2*rim, n.H-2*rim, (r-rim)/corner, t.theme.Colour(ui.Cloth).Mix(gfx.Black(), 0.3).Fade(alpha))
}

// pointOnEdge returns the point at a distance along the edge of a rounded rectangle around the origin, clockwise from the left end of its top edge.
// straight are the lengths of the straight parts of a horizontal and a vertical side, and r is the radius of the corners.
func pointOnEdge(far float64, straight [2]float64, r float64) (x, y float64) {
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
