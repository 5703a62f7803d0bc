package layout

import (
	"math"
	"slices"
)

// Rect is a rectangle in pixels.
type Rect struct{ X, Y, W, H float64 }

// Units returns a rectangle given in design units of unit pixels, rounded to whole pixels.
func Units(unit, x, y, w, h float64) Rect {
	return Rect{math.Round(x * unit), math.Round(y * unit), math.Round(w * unit), math.Round(h * unit)}
}

// Empty reports whether the rectangle has no area.
func (r Rect) Empty() bool { return r.W <= 0 || r.H <= 0 }

// Contains reports whether a point is in the rectangle.
func (r Rect) Contains(x, y float64) bool {
	return x >= r.X && x < r.X+r.W && y >= r.Y && y < r.Y+r.H
}

// Distance returns the distance of a point from the rectangle, 0 within it.
func (r Rect) Distance(x, y float64) float64 {
	return math.Hypot(max(r.X-x, 0, x-r.X-r.W), max(r.Y-y, 0, y-r.Y-r.H))
}

// Overlaps reports whether two rectangles share more than an edge.
func (r Rect) Overlaps(o Rect) bool {
	return r.X < o.X+o.W && o.X < r.X+r.W && r.Y < o.Y+o.H && o.Y < r.Y+r.H
}

// OverlapsAny reports whether r overlaps any of others.
func (r Rect) OverlapsAny(others []Rect) bool { return slices.ContainsFunc(others, r.Overlaps) }

// In reports whether r lies within o.
func (r Rect) In(o Rect) bool {
	return r.X >= o.X && r.Y >= o.Y && r.X+r.W <= o.X+o.W && r.Y+r.H <= o.Y+o.H
}

// Middle returns the point in the middle.
func (r Rect) Middle() (x, y float64) { return r.X + r.W/2, r.Y + r.H/2 }

// Grow returns the rectangle with each edge moved outwards by a distance.
func (r Rect) Grow(by float64) Rect { return Rect{r.X - by, r.Y - by, r.W + 2*by, r.H + 2*by} }

// Union returns the smallest rectangle that contains both. The zero Rect adds nothing as r.
func (r Rect) Union(o Rect) Rect {
	if r == (Rect{}) {
		return o
	}
	x, y := min(r.X, o.X), min(r.Y, o.Y)
	return Rect{x, y, max(r.X+r.W, o.X+o.W) - x, max(r.Y+r.H, o.Y+o.H) - y}
}

// Column returns the i-th of n equal columns of a rectangle, gap pixels apart.
func (r Rect) Column(i, n int, gap float64) Rect {
	r.W = (r.W - gap*float64(n-1)) / float64(n)
	r.X += float64(i) * (r.W + gap)
	return r
}

// Row returns the i-th of n equal rows of a rectangle, gap pixels apart.
func (r Rect) Row(i, n int, gap float64) Rect {
	r.H = (r.H - gap*float64(n-1)) / float64(n)
	r.Y += float64(i) * (r.H + gap)
	return r
}

// Centred returns the i-th of n columns of a width, gap pixels apart, centred together in a rectangle.
func (r Rect) Centred(i, n int, width, gap float64) Rect {
	r.X += (r.W-float64(n)*width-float64(n-1)*gap)/2 + float64(i)*(width+gap)
	r.W = width
	return r
}

// Cell returns the i-th cell of a grid whose first row is the rectangle. Cells are numbered row by row; across and down are the gaps
// between them in pixels.
func (r Rect) Cell(i, columns int, across, down float64) Rect {
	cell := r.Column(i%columns, columns, across)
	cell.Y += float64(i/columns) * (r.H + down)
	return cell
}
