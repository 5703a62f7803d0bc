package table

import (
	"math"

	"azulejo/game/gfx"
	"azulejo/game/stage"
)

// Polyline is an open line with soft edges, or the end of an arrow if it is a Head.
type Polyline struct {
	// Points are the points of the line in pixels, relative to the middle of the node.
	Points [][2]float64
	// Width is the width of the line in pixels, and Rim that of another colour on either side of it.
	Width, Rim     float64
	Ink, RimColour gfx.Colour
	Head           float64 // the length of the tip at the end of the line, 0 for none
}

// Draw implements stage.Art.
func (p *Polyline) Draw(c *gfx.Canvas, m gfx.Affine, _ *stage.Node, alpha float64) {
	if p.Rim > 0 {
		p.drawLine(c, m, p.Width/2+p.Rim, p.RimColour.Fade(alpha))
		p.drawHead(c, m, p.Rim, p.RimColour.Fade(alpha))
	}
	p.drawLine(c, m, p.Width/2, p.Ink.Fade(alpha))
	p.drawHead(c, m, 0, p.Ink.Fade(alpha))
}

// drawLine draws the line with twice the width half.
func (p *Polyline) drawLine(c *gfx.Canvas, m gfx.Affine, half float64, tint gfx.Colour) {
	s := newStroke(half, tint)
	for i := 0; i+1 < len(p.Points); i++ {
		a, b := p.Points[i], p.Points[i+1]
		long := math.Hypot(b[0]-a[0], b[1]-a[1])
		if long == 0 {
			continue
		}
		dx, dy := (b[0]-a[0])/long, (b[1]-a[1])/long
		more := 0.4 * half // so that there is no gap at a bend
		a, b = [2]float64{a[0] - dx*more, a[1] - dy*more}, [2]float64{b[0] + dx*more, b[1] + dy*more}
		beside := func(q [2]float64, out float64) [2]float64 { return [2]float64{q[0] - dy*out, q[1] + dx*out} }
		for k := range 3 {
			at := [4][2]float64{beside(a, s.at[k]), beside(b, s.at[k]), beside(a, s.at[k+1]), beside(b, s.at[k+1])}
			c.QuadGradient(m, at, [4]gfx.Colour{s.cover[k], s.cover[k], s.cover[k+1], s.cover[k+1]})
		}
	}
}

// drawHead draws the tip, larger by a distance on all sides.
func (p *Polyline) drawHead(c *gfx.Canvas, m gfx.Affine, more float64, tint gfx.Colour) {
	n := len(p.Points)
	if p.Head == 0 || n < 2 {
		return
	}
	a, b := p.Points[n-2], p.Points[n-1]
	long := max(math.Hypot(b[0]-a[0], b[1]-a[1]), 1e-6)
	dx, dy := (b[0]-a[0])/long, (b[1]-a[1])/long
	half := 0.42*p.Head + 1.5*more
	back, front := p.Head/2+more, p.Head/2+2.2*more
	at := func(along, beside float64) [2]float64 {
		return [2]float64{b[0] + dx*along - dy*beside, b[1] + dy*along + dx*beside}
	}
	tip := at(front, 0)
	c.QuadGradient(m, [4][2]float64{at(-back, -half), tip, at(-back, half), tip}, [4]gfx.Colour{tint, tint, tint, tint})
}

// Surface is the surface between a line and a straight one at a height.
type Surface struct {
	Points [][2]float64 // of the line in pixels, relative to the middle of the node
	Base   float64
	Tint   gfx.Colour
}

// Draw implements stage.Art.
func (s *Surface) Draw(c *gfx.Canvas, m gfx.Affine, _ *stage.Node, alpha float64) {
	tint := s.Tint.Fade(alpha)
	for i := 0; i+1 < len(s.Points); i++ {
		a, b := s.Points[i], s.Points[i+1]
		if a[0] != b[0] {
			c.QuadGradient(m, [4][2]float64{a, b, {a[0], s.Base}, {b[0], s.Base}}, [4]gfx.Colour{tint, tint, tint, tint})
		}
	}
}
