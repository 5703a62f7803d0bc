package results

import (
	"math"

	"azulejo/game/stage"
	"azulejo/game/ui"
)

// Sizes of the laurel in design units.
const (
	laurelWidth  = 122.0 // on either side
	laurelLeaf   = 66.0  // the length of a leaf
	stemDistance = 62.0  // between the board and the stems
)

// leafPairs is the number of pairs of leaves on a stem.
const leafPairs = 9

// laurel returns two stems with green leaves around a rectangle, from the middle of its lower edge up on either side, and the medallion where
// they meet.
func laurel(u float64, around stage.Rect) (leaves, medallion *stage.Node) {
	leaves = stage.Group("laurel").SetRole(stage.RoleSilent, "")
	cx, cy := around.Middle()
	for _, side := range []float64{-1, 1} {
		stem := func(t float64) (x, y float64) { // from the bottom (0) to the tip (1)
			sin, cos := math.Sincos((84 - 118*t) * math.Pi / 180)
			return cx + side*(around.W/2+stemDistance*u)*cos, cy + 0.05*around.H + (around.H/2-4*u)*sin
		}
		addStem(leaves, u, stem)
		for i := range leafPairs {
			addLeaves(leaves, u, (float64(i)+0.5)/leafPairs, stem)
		}
	}
	medallion = stage.Group("medallion").SetRole(stage.RoleSilent, "")
	medallion.X, medallion.Y = cx, around.Y+around.H+16*u
	medallion.Add(stage.New("", &stage.Sprite{Name: "plate", Tint: ui.Medal.Colour()}, 0, 0, 60*u, 60*u), star(0, 0, 34*u))
	return leaves, medallion
}

// addStem adds a stem of short strokes.
func addStem(on *stage.Node, u float64, stem func(t float64) (x, y float64)) {
	const strokes = 28
	green := &stage.Fill{Colour: ui.Leaf.Colour()}
	for i := range strokes {
		x0, y0 := stem(float64(i) / strokes)
		x1, y1 := stem(float64(i+1) / strokes)
		stroke := stage.New("", green, (x0+x1)/2, (y0+y1)/2, math.Hypot(x1-x0, y1-y0)+u, 4*u)
		stroke.Rotation = math.Atan2(y1-y0, x1-x0)
		on.Add(stroke)
	}
}

// addLeaves adds a leaf on either side of a stem, smaller towards the tip, and a golden berry between every other pair.
func addLeaves(on *stage.Node, u, t float64, stem func(t float64) (x, y float64)) {
	x, y := stem(t)
	nx, ny := stem(t + 0.01)
	direction := math.Atan2(ny-y, nx-x)
	length := laurelLeaf * u * (1 - 0.3*t)
	for _, lean := range []float64{-0.75, 0.75} {
		sin, cos := math.Sincos(direction + lean)
		leaf := stage.New("", stage.NewSprite("rhomb-green"), x+0.48*length*cos, y+0.48*length*sin, 0.625*length, length)
		leaf.Rotation = direction + lean + math.Pi/2
		on.Add(leaf)
	}
	if int(t*leafPairs)%2 == 0 {
		on.Add(stage.New("", stage.NewSprite("pillar-done"), x, y, 17*u, 17*u))
	}
}
