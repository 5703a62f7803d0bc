package board

import (
	"azulejo/game/tween"
	"azulejo/scenes/table"
)

// lifted holds the tiles that are off the table: lifted in place, carried by the pointer, or returning.
type lifted struct {
	tiles          []*table.Actor
	carried        bool
	x, y           float64 // the position of the pointer
	scale          float64 // of the tiles while they are carried
	still          bool    // reduced motion: tiles keep their size, stay under the pointer, and return at once
	springBackLine *tween.Timeline
}

// liftScale is the scale of a lifted tile.
const liftScale = 1.12

// lift lifts tiles off the table, each in a frame. size is the size of a tile at the targets. With still set, tiles are not enlarged or tilted.
func (l *lifted) lift(tiles []*table.Actor, size, device float64, still bool) {
	l.tiles, l.still = tiles, still
	for i, a := range tiles {
		a.Art.Lift, a.Art.Frame = 1, table.HeldFrame(a.Art.Skin, a.Spot().Size, device)
		a.Node.SetZ(20)
		if !still {
			l.scale = liftScale * max(1, size/a.Spot().Size)
			a.Node.Scale, a.Node.Rotation, a.Node.Moving = liftScale, a.Spot().Turn-tilt(i), true
		}
	}
}

// unframe removes the frames of lifted tiles.
func (l *lifted) unframe() {
	for _, a := range l.tiles {
		a.Art.Frame = nil
	}
}

// attach makes the tiles follow a pointer.
func (l *lifted) attach(x, y float64) { l.carried, l.x, l.y = true, x, y }

// follow advances by a tick and reports whether any tile has moved away from its spot.
func (l *lifted) follow(unit float64) bool {
	const near = 0.38 // the fraction of the distance that a tick covers
	away := l.springBackLine != nil || len(l.tiles) > 0
	if l.springBackLine != nil {
		l.springBackLine.Advance(1)
		if l.springBackLine.Done() {
			l.springBackLine = nil
		}
	}
	if !l.carried {
		return away
	}
	for i, a := range l.tiles {
		n := a.Node
		if l.still {
			n.X, n.Y, n.Rotation = l.columnX(i), l.y, 0
			continue
		}
		n.Scale += (l.scale - n.Scale) * near
		x := l.columnX(i)
		vx := (x - n.X) * near
		n.X += vx
		n.Y += (l.y - n.Y) * near
		n.Rotation = max(-0.25, min(0.25, vx*0.012/unit)) - tilt(i)
	}
	return away
}

// tilt returns the tilt of the i-th carried tile to the left, in radians.
func tilt(i int) float64 { return 0.122 - 0.07*float64(i%2) }

// columnX returns the x coordinate of the i-th tile next to the pointer.
func (l *lifted) columnX(i int) float64 {
	n := l.tiles[i].Node
	return l.x + table.FromMiddle(i, len(l.tiles))*n.W*n.Scale*0.82
}

// detach stops tiles from following the pointer and turns them upright.
func (l *lifted) detach() {
	l.carried = false
	for _, a := range l.tiles {
		a.Node.Rotation, a.Node.Scale = a.Spot().Turn, 1
	}
}

// clear forgets tiles that have returned to the table.
func (l *lifted) clear() {
	for _, a := range l.tiles {
		a.Art.Lift, a.Node.Scale, a.Node.Rotation = 0, 1, a.Spot().Turn
	}
	l.unframe()
	l.tiles, l.carried = nil, false
}

// returnTicks is the duration of the return animation.
const returnTicks = 24

// animateHome animates the tiles back to their places.
func (l *lifted) animateHome() {
	l.unframe()
	home := &tween.Timeline{}
	for _, a := range l.tiles {
		home.At(0, returnTicks, tween.Spring, returnToSpot(a, 1, 0)).OnDone(func() { a.Node.Moving = false; a.Node.SetZ(0) })
		home.At(0, returnTicks, tween.Spring, func(t float64) { a.Art.Lift = max(0, 1-t) })
	}
	if l.still {
		home.Finish()
	}
	*l = lifted{springBackLine: home}
}

// animateToRest animates carried tiles back to their places, where they stay lifted.
func (l *lifted) animateToRest() {
	l.carried, l.springBackLine = false, &tween.Timeline{}
	for i, a := range l.tiles {
		scale, lean := liftScale, tilt(i)
		if l.still {
			scale, lean = 1, 0
		}
		l.springBackLine.At(0, returnTicks, tween.Spring, returnToSpot(a, scale, lean))
	}
	if l.still {
		l.springBackLine.Finish()
	}
}

// returnToSpot returns a function that moves a tile to its spot, to a scale and a tilt, for t from 0 to 1.
func returnToSpot(a *table.Actor, scale, lean float64) func(t float64) {
	n, large, to := a.Node, a.Node.Scale, a.Spot()
	from := table.Spot{X: n.X, Y: n.Y, Turn: n.Rotation}
	to.Turn -= lean
	return func(t float64) {
		at := from.Towards(to, t)
		n.X, n.Y, n.Rotation, n.Scale = at.X, at.Y, at.Turn, large+(scale-large)*t
	}
}
