package stage

import (
	"math"
	"slices"
)

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

// Distance is how far a point lies from the rectangle, 0 within it.
func (r Rect) Distance(x, y float64) float64 {
	return math.Hypot(max(r.X-x, 0, x-r.X-r.W), max(r.Y-y, 0, y-r.Y-r.H))
}

// Meets reports whether two rectangles share more than an edge.
func (r Rect) Meets(o Rect) bool {
	return r.X < o.X+o.W && o.X < r.X+r.W && r.Y < o.Y+o.H && o.Y < r.Y+r.H
}

// MeetsAny reports whether r overlaps one of others.
func (r Rect) MeetsAny(others []Rect) bool { return slices.ContainsFunc(others, r.Meets) }

// In reports whether r lies within o.
func (r Rect) In(o Rect) bool {
	return r.X >= o.X && r.Y >= o.Y && r.X+r.W <= o.X+o.W && r.Y+r.H <= o.Y+o.H
}

// Middle is its middle point.
func (r Rect) Middle() (x, y float64) { return r.X + r.W/2, r.Y + r.H/2 }

// Grow widens the rectangle on all sides.
func (r Rect) Grow(by float64) Rect { return Rect{r.X - by, r.Y - by, r.W + 2*by, r.H + 2*by} }

// Union is the least rectangle that holds both; the zero Rect is nothing yet.
func (r Rect) Union(o Rect) Rect {
	if r == (Rect{}) {
		return o
	}
	x, y := min(r.X, o.X), min(r.Y, o.Y)
	return Rect{x, y, max(r.X+r.W, o.X+o.W) - x, max(r.Y+r.H, o.Y+o.H) - y}
}

// way is what it costs the eye to go from r to o in a direction, and whether o lies ahead at all: in that direction, and beyond at
// least half of the narrower of the two.
func (r Rect) way(o Rect, dx, dy float64, scattered bool) (cost float64, ahead bool) {
	x, y := r.Middle()
	ox, oy := o.Middle()
	along := (ox-x)*dx + (oy-y)*dy
	gapX, gapY := math.Abs(ox-x)-(r.W+o.W)/2, math.Abs(oy-y)-(r.H+o.H)/2
	gap, side, off, narrow := gapX, gapY, oy-y, min(r.W, o.W)
	if dy != 0 {
		gap, side, off, narrow = gapY, gapX, ox-x, min(r.H, o.H)
	}
	cost = max(gap, 0) + offLine*math.Abs(off)
	switch {
	case side >= 0 && scattered:
		cost += scatteredAside * side
	case side >= 0:
		cost += aside + side
	}
	return cost, along > 1 && gap >= -narrow/2
}
