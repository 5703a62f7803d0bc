package board

import (
	"azulejo/game/tween"
	"azulejo/scenes/table"
)

// lifted are the tiles off the table: lifted in place, carried by the pointer, or on their way back.
type lifted struct {
	tiles   []*table.Actor
	carried bool
	x, y    float64 // the pointer that carries them
	scale   float64 // at which they are carried
	still   bool    // reduced motion: they keep their size, stay under the pointer, and return at once
	home    *tween.Timeline
}

// liftScale is the scale of a lifted tile.
const liftScale = 1.12

// raise lifts tiles off the table, each in a frame; size is that of a tile where they go. Still ones are not enlarged or turned.
func (h *lifted) raise(tiles []*table.Actor, size, device float64, still bool) {
	h.tiles, h.still = tiles, still
	for i, a := range tiles {
		a.Art.Lift, a.Art.Frame = 1, table.HeldFrame(a.Art.Skin, a.Spot().Size, device)
		a.Node.SetZ(20)
		if !still {
			h.scale = liftScale * max(1, size/a.Spot().Size)
			a.Node.Scale, a.Node.Turn, a.Node.Moving = liftScale, a.Spot().Turn-tilt(i), true
		}
	}
}

// unframe removes the frames of what is lifted.
func (h *lifted) unframe() {
	for _, a := range h.tiles {
		a.Art.Frame = nil
	}
}

// carry attaches the tiles to a pointer.
func (h *lifted) carry(x, y float64) { h.carried, h.x, h.y = true, x, y }

// follow advances by a tick and reports whether any tile is off its place.
func (h *lifted) follow(unit float64) bool {
	const near = 0.38 // the share of the distance that a tick covers
	away := h.home != nil || len(h.tiles) > 0
	if h.home != nil {
		h.home.Advance(1)
		if h.home.Done() {
			h.home = nil
		}
	}
	if !h.carried {
		return away
	}
	for i, a := range h.tiles {
		n := a.Node
		if h.still {
			n.X, n.Y, n.Turn = h.columnX(i), h.y, 0
			continue
		}
		n.Scale += (h.scale - n.Scale) * near
		x := h.columnX(i)
		vx := (x - n.X) * near
		n.X += vx
		n.Y += (h.y - n.Y) * near
		n.Turn = max(-0.25, min(0.25, vx*0.012/unit)) - tilt(i)
	}
	return away
}

// tilt returns how far the i-th tile that is carried leans to the left, in radians, so that the tiles look held rather than pinned.
func tilt(i int) float64 { return 0.122 - 0.07*float64(i%2) }

// columnX returns the x of the i-th tile next to the pointer.
func (h *lifted) columnX(i int) float64 {
	n := h.tiles[i].Node
	return h.x + table.FromMiddle(i, len(h.tiles))*n.W*n.Scale*0.82
}

// straighten detaches what is carried from the pointer, upright where it is.
func (h *lifted) straighten() {
	h.carried = false
	for _, a := range h.tiles {
		a.Node.Turn, a.Node.Scale = a.Spot().Turn, 1
	}
}

// putDown ends the carrying of tiles that are back on the table.
func (h *lifted) putDown() {
	for _, a := range h.tiles {
		a.Art.Lift, a.Node.Scale, a.Node.Turn = 0, 1, a.Spot().Turn
	}
	h.unframe()
	h.tiles, h.carried = nil, false
}

// homeTicks is the length of the way back, in ticks.
const homeTicks = 24

// springHome sends the tiles back to their places.
func (h *lifted) springHome() {
	h.unframe()
	home := &tween.Timeline{}
	for _, a := range h.tiles {
		home.At(0, homeTicks, tween.Spring, glideHome(a, 1, 0)).OnDone(func() { a.Node.Moving = false; a.Node.SetZ(0) })
		home.At(0, homeTicks, tween.Spring, func(t float64) { a.Art.Lift = max(0, 1-t) })
	}
	if h.still {
		home.Finish()
	}
	*h = lifted{home: home}
}

// springBack sends carried tiles back to their places, where they stay lifted.
func (h *lifted) springBack() {
	h.carried, h.home = false, &tween.Timeline{}
	for i, a := range h.tiles {
		scale, lean := liftScale, tilt(i)
		if h.still {
			scale, lean = 1, 0
		}
		h.home.At(0, homeTicks, tween.Spring, glideHome(a, scale, lean))
	}
	if h.still {
		h.home.Finish()
	}
}

// glideHome moves a tile to its spot from where it is, to a scale and a lean to the left.
func glideHome(a *table.Actor, scale, lean float64) func(t float64) {
	n, large, to := a.Node, a.Node.Scale, a.Spot()
	from := table.Spot{X: n.X, Y: n.Y, Turn: n.Turn}
	to.Turn -= lean
	return func(t float64) {
		at := from.Towards(to, t)
		n.X, n.Y, n.Turn, n.Scale = at.X, at.Y, at.Turn, large+(scale-large)*t
	}
}
