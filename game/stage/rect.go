package stage

import (
	"math"

	"azulejo/game/layout"
)

// Rect is a rectangle of the stage in pixels.
type Rect = layout.Rect

// Units returns a rectangle given in design units of unit pixels, rounded to whole pixels.
func Units(unit, x, y, w, h float64) Rect { return layout.Units(unit, x, y, w, h) }

// focusCost returns the cost of moving the focus from r to o in a direction, and whether o is ahead: in that direction and past at least
// half of the smaller of the two.
func focusCost(r, o Rect, dx, dy float64, scattered bool) (cost float64, ahead bool) {
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
