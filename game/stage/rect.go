package stage

import "math"

// Rect is a rectangle of the stage in pixels.
type Rect struct{ X, Y, W, H float64 }

// Units is a rectangle given in design units of unit pixels, on whole pixels.
func Units(unit, x, y, w, h float64) Rect {
	return Rect{math.Round(x * unit), math.Round(y * unit), math.Round(w * unit), math.Round(h * unit)}
}

// Holds reports whether the rectangle holds a point.
func (r Rect) Holds(x, y float64) bool {
	return x >= r.X && x < r.X+r.W && y >= r.Y && y < r.Y+r.H
}

// Meets reports whether two rectangles share more than an edge.
func (r Rect) Meets(o Rect) bool {
	return r.X < o.X+o.W && o.X < r.X+r.W && r.Y < o.Y+o.H && o.Y < r.Y+r.H
}

// Middle is its middle point.
func (r Rect) Middle() (x, y float64) { return r.X + r.W/2, r.Y + r.H/2 }

// Grow widens the rectangle on all sides.
func (r Rect) Grow(by float64) Rect { return Rect{r.X - by, r.Y - by, r.W + 2*by, r.H + 2*by} }
