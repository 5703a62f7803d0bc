package table

import (
	"math"

	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// Outline is a closed line with a second colour along both of its edges.
type Outline struct {
	// Corners are the corners of the shape, clockwise, as fractions of the width of the node.
	Corners [][2]float64
	// Width is the width of the line in pixels.
	Width float64
	// Ink is the colour of the line, Edge the colour of its edges.
	Ink, Edge gfx.Colour
	// Fill is the colour of the inside, or transparent. Every corner of a filled shape must be in view from the middle of the node.
	Fill gfx.Colour
	// Dash is the length of a dash in pixels, about as long as the gaps; 0 draws a solid line.
	Dash float64
}

// RectangleCorners returns the corners of an outline of a rectangle.
func RectangleCorners(r stage.Rect) [][2]float64 {
	h := 0.5 * r.H / r.W
	return [][2]float64{{-0.5, -h}, {0.5, -h}, {0.5, h}, {-0.5, h}}
}

// GoldOutline returns a gold line with dark edges.
func GoldOutline(corners [][2]float64, wide float64) *Outline {
	return &Outline{Corners: corners, Width: wide, Ink: ui.RowRun.Colour(), Edge: ui.TileSign.Colour().Fade(0.85)}
}

// boldOutline is the factor by which lines are wider in high contrast, where tiles have thick edges.
const boldOutline = 1.7

// outlineEdge is the width of the edge on either side of an outline, as a fraction of the outline's width. outlineSoft is the width of the
// antialiased border in pixels.
const (
	outlineEdge = 0.34
	outlineSoft = 0.7
)

// Draw implements stage.Art.
func (o *Outline) Draw(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64) {
	o.drawFill(c, m, n.W, o.Fill.Fade(alpha))
	edge, ink, wide := o.Edge.Fade(alpha), o.Ink.Fade(alpha), o.Width
	if c.Pages.Overrides().Prefix != "" {
		wide *= boldOutline
	}
	if o.Dash > 0 {
		o.drawDashes(c, m, n.W, (0.5+outlineEdge)*wide, outlineEdge*wide, edge)
		o.drawDashes(c, m, n.W, 0.5*wide, 0, ink)
		return
	}
	o.drawLine(c, m, n.W, (0.5+outlineEdge)*wide, edge)
	o.drawLine(c, m, n.W, 0.5*wide, ink)
}

// drawFill fills the shape with triangles around the middle of the node.
func (o *Outline) drawFill(c *gfx.Canvas, m gfx.Affine, size float64, tint gfx.Colour) {
	if tint.A == 0 {
		return
	}
	for i, a := range o.Corners {
		b := o.Corners[(i+1)%len(o.Corners)]
		from, to := [2]float64{a[0] * size, a[1] * size}, [2]float64{b[0] * size, b[1] * size}
		c.QuadGradient(m, [4][2]float64{from, to, {}, {}}, [4]gfx.Colour{tint, tint, tint, tint})
	}
}

// stroke is the cross-section of a line: offsets and colours from one soft edge to the other.
type stroke struct {
	at    [4]float64
	cover [4]gfx.Colour
}

func newStroke(half float64, tint gfx.Colour) stroke {
	none := tint.Fade(0)
	return stroke{
		at:    [4]float64{-half - outlineSoft/2, -half + outlineSoft/2, half - outlineSoft/2, half + outlineSoft/2},
		cover: [4]gfx.Colour{none, tint, tint, none},
	}
}

// drawLine draws the sides of the shape as lines of twice the width half, with soft edges.
func (o *Outline) drawLine(c *gfx.Canvas, m gfx.Affine, size, half float64, tint gfx.Colour) {
	s := newStroke(half, tint)
	for i := range o.Corners {
		j := (i + 1) % len(o.Corners)
		for k := range 3 {
			at := [4][2]float64{o.miter(i, i, size, s.at[k]), o.miter(j, i, size, s.at[k]), o.miter(i, i, size, s.at[k+1]), o.miter(j, i, size, s.at[k+1])}
			c.QuadGradient(m, at, [4]gfx.Colour{s.cover[k], s.cover[k], s.cover[k+1], s.cover[k+1]})
		}
	}
}

// drawDashes draws dashes of equal length around the shape, of twice the width half and extended by more at both ends.
func (o *Outline) drawDashes(c *gfx.Canvas, m gfx.Affine, size, half, more float64, tint gfx.Colour) {
	s, around := newStroke(half, tint), 0.0
	for i := range o.Corners {
		around += o.sideLength(i, size)
	}
	period := around / max(1, math.Round(around/(1.8*o.Dash)))
	reach, gone := period/3.6+more, 0.0
	for i := range o.Corners {
		long := o.sideLength(i, size)
		for k := math.Ceil((gone - reach) / period); k*period-reach < gone+long; k++ { // around each multiple of the period
			from, to := max(gone, k*period-reach), min(gone+long, k*period+reach)
			o.drawDash(c, m, i, size, (from-gone)/long, (to-gone)/long, &s)
		}
		gone += long
	}
}

// drawDash draws the i-th side between two fractions of its length.
func (o *Outline) drawDash(c *gfx.Canvas, m gfx.Affine, i int, size, from, to float64, s *stroke) {
	a, b := o.Corners[i], o.Corners[(i+1)%len(o.Corners)]
	nx, ny := normal(a, b)
	point := func(part, out float64) [2]float64 {
		return [2]float64{(a[0]+(b[0]-a[0])*part)*size + nx*out, (a[1]+(b[1]-a[1])*part)*size + ny*out}
	}
	for k := range 3 {
		at := [4][2]float64{point(from, s.at[k]), point(to, s.at[k]), point(from, s.at[k+1]), point(to, s.at[k+1])}
		c.QuadGradient(m, at, [4]gfx.Colour{s.cover[k], s.cover[k], s.cover[k+1], s.cover[k+1]})
	}
}

// sideLength returns the length of the i-th side.
func (o *Outline) sideLength(i int, size float64) float64 {
	a, b := o.Corners[i], o.Corners[(i+1)%len(o.Corners)]
	return math.Hypot(b[0]-a[0], b[1]-a[1]) * size
}

// longestMiter is how far the lines of a corner go beyond it at most, relative to their distance. Those of the tail of a callout would otherwise end far
// beyond what it points at.
const longestMiter = 3.0

// miter returns where the parallels to the sides of a corner, at a distance outwards, meet. At an acute corner it returns the end of that of one side.
func (o *Outline) miter(i, side int, size, out float64) [2]float64 {
	n := len(o.Corners)
	ax, ay := normal(o.Corners[(i+n-1)%n], o.Corners[i])
	bx, by := normal(o.Corners[i], o.Corners[(i+1)%n])
	x, y, apart := ax+bx, ay+by, 1+ax*bx+ay*by
	if math.Hypot(x, y) > longestMiter*apart {
		apart = 1
		x, y = normal(o.Corners[side], o.Corners[(side+1)%n])
	}
	return [2]float64{o.Corners[i][0]*size + x*out/apart, o.Corners[i][1]*size + y*out/apart}
}

// normal returns the outward unit normal of a side of a clockwise shape.
func normal(a, b [2]float64) (x, y float64) {
	dx, dy := b[0]-a[0], b[1]-a[1]
	d := math.Hypot(dx, dy)
	return dy / d, -dx / d
}
