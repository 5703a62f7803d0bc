package board

import (
	"azulejo/game/tween"
	"azulejo/scenes/table"
)

// held is what is picked up: tiles that are lifted where they lie, or carried by the pointer.
type held struct {
	what    *table.Pickable
	tiles   []*table.Actor
	carried bool
	x, y    float64 // the pointer that carries them
	large   float64 // the scale at which they are carried
	still   bool    // they keep their size, lie right under the pointer, and are home at once
	refused bool    // they were dropped or clicked where they may not go
	home    *tween.Timeline
}

// lifted is how much larger a tile is in the air than where it goes.
const lifted = 1.12

// lift raises tiles off the table, each in a frame; size is that of a tile where they go. Still ones are not enlarged or turned.
func (h *held) lift(tiles []*table.Actor, size, device float64, still bool) {
	h.tiles, h.still = tiles, still
	for i, a := range tiles {
		a.Art.Lift, a.Art.Frame = 1, table.HeldFrame(a.Art.Skin, a.Spot().Size, device)
		a.Node.SetZ(20)
		if !still {
			h.large = lifted * max(1, size/a.Spot().Size)
			a.Node.Scale, a.Node.Turn, a.Node.Moving = lifted, a.Spot().Turn-tilt(i), true
		}
	}
}

// release removes the frames of what is held.
func (h *held) release() {
	for _, a := range h.tiles {
		a.Art.Frame = nil
	}
}

// raised is how far above a finger what it carries rides, so that it is seen, in device-independent pixels.
const raised = 48

// seen is the height at which a pointer that is at another shows what it carries: that is what counts.
func (h *Interaction) seen(y float64) float64 {
	if !h.pointer.Finger {
		return y
	}
	return max(0, y-raised*h.view.frame.Kit.Device)
}

// carry lets the tiles follow a pointer.
func (h *held) carry(x, y float64) {
	h.carried, h.x, h.y = true, x, y
	if len(h.tiles) > 0 && h.what != nil {
		h.home = nil
	}
}

// follow goes on by a tick and reports whether anything is off its place.
func (h *held) follow(unit float64) bool {
	const near = 0.38 // the part of the way that a tick covers
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
			n.X, n.Y, n.Turn = h.under(i), h.y, 0
			continue
		}
		n.Scale += (h.large - n.Scale) * near
		x := h.under(i)
		vx := (x - n.X) * near
		n.X += vx
		n.Y += (h.y - n.Y) * near
		n.Turn = max(-0.25, min(0.25, vx*0.012/unit)) - tilt(i)
	}
	return away
}

// tilt is how far the i-th of the tiles that are carried leans to the left, so that they look held rather than pinned.
func tilt(i int) float64 { return 0.122 - 0.07*float64(i%2) }

// under is where the i-th tile hangs below the pointer.
func (h *held) under(i int) float64 {
	n := h.tiles[i].Node
	return h.x + table.FromMiddle(i, len(h.tiles))*n.W*n.Scale*0.82
}

// hang lets what is carried hang upright where it is.
func (h *held) hang() {
	h.carried = false
	for _, a := range h.tiles {
		a.Node.Turn, a.Node.Scale = a.Spot().Turn, 1
	}
}

// put ends the carrying of tiles that lie on the table again.
func (h *held) put() {
	for _, a := range h.tiles {
		a.Art.Lift, a.Node.Scale, a.Node.Turn = 0, 1, a.Spot().Turn
	}
	h.release()
	h.tiles, h.carried = nil, false
}

// homeTicks is how long tiles take to spring home.
const homeTicks = 24

// springHome lets the tiles go back to where they lay.
func (h *held) springHome() {
	h.release()
	home := &tween.Timeline{}
	for _, a := range h.tiles {
		home.At(0, homeTicks, tween.Spring, glide(a, 1, 0)).Done(func() { a.Node.Moving = false; a.Node.SetZ(0) })
		home.At(0, homeTicks, tween.Spring, func(t float64) { a.Art.Lift = max(0, 1-t) })
	}
	if h.still {
		home.Finish()
	}
	*h = held{home: home}
}

// springBack lets tiles that are carried go back to where they lay, still held.
func (h *held) springBack() {
	h.carried, h.home = false, &tween.Timeline{}
	for i, a := range h.tiles {
		scale, lean := lifted, tilt(i)
		if h.still {
			scale, lean = 1, 0
		}
		h.home.At(0, homeTicks, tween.Spring, glide(a, scale, lean))
	}
	if h.still {
		h.home.Finish()
	}
}

// glide moves a tile to its spot from where it is, at a scale and leaning to the left in the end.
func glide(a *table.Actor, scale, lean float64) func(t float64) {
	n, large, to := a.Node, a.Node.Scale, a.Spot()
	from := table.Spot{X: n.X, Y: n.Y, Turn: n.Turn}
	to.Turn -= lean
	return func(t float64) {
		at := from.Towards(to, t)
		n.X, n.Y, n.Turn, n.Scale = at.X, at.Y, at.Turn, large+(scale-large)*t
	}
}

// Busy reports whether a move is on its way by hand: something is held, paid or shown large.
func (h *Interaction) Busy() bool {
	return h.held.what != nil || h.payment.open || h.order.open() || h.lens.at >= 0
}
