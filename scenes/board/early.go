package board

import (
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// earlyPress is a press of the pointer before a move can be made. If it has become a drag by then, it takes up the tile that was pressed,
// wherever that lies now, or else what has come to lie where it was pressed.
type earlyPress struct {
	down bool
	x, y float64
	tile *table.Piece // nil where no tile was pressed
}

// early follows the pointer until a move can be made, and takes up then what it drags.
func (h *Interaction) early(p stage.Pointer) {
	e := &h.pressed
	switch {
	case !p.Down:
		*e = earlyPress{}
	case p.Pressed && !h.open:
		*e = earlyPress{down: true, x: p.X, y: p.Y}
		if a := h.view.tileAt(p.X, p.Y); a != nil {
			piece := a.Piece
			e.tile = &piece
		}
	case e.down && h.open && p.Dragging:
		if a := h.takeable(*e); a != nil && !h.dispatcher.Dragging() {
			h.dispatcher.Drag(a.Node, p)
		}
		*e = earlyPress{}
	}
}

// takeable is the tile that an early press meant, if it can be picked up now.
func (h *Interaction) takeable(e earlyPress) *table.Actor {
	if e.tile == nil {
		if a := h.view.tileAt(e.x, e.y); a != nil && a.Node.Touch != nil {
			return a
		}
		return nil
	}
	for _, a := range h.view.At(e.tile.Place) {
		if a.Tile == e.tile.Tile && a.Node.Touch != nil {
			return a
		}
	}
	return nil
}

// tileAt is the uppermost tile under a point, or nil.
func (v *View) tileAt(x, y float64) (found *table.Actor) {
	for _, a := range v.cast.Actors() {
		if r := v.reach(a.Node); a.Node.Bounds().Grow(max(r.X, r.Y)).Holds(x, y) {
			found = a
		}
	}
	return found
}
