package board

import (
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// earlyPress is a press of the pointer before a move can be made. If it has become a drag when moves are enabled, it picks up the pressed tile, or
// else the tile that is now at the point of the press.
type earlyPress struct {
	down bool
	x, y float64
	tile *table.Piece // nil if no tile was pressed
}

// resumeEarlyPress follows the pointer until a move can be made, and then picks up what it drags.
func (b *Board) resumeEarlyPress(pointer stage.Pointer) {
	e, enabled := &b.pressed, b.movesEnabled()
	switch {
	case !pointer.Down:
		*e = earlyPress{}
	case pointer.Pressed && !enabled:
		*e = earlyPress{down: true, x: pointer.X, y: pointer.Y}
		if a := b.tileAt(pointer.X, pointer.Y); a != nil {
			piece := a.Piece
			e.tile = &piece
		}
	case e.down && enabled && pointer.Dragging:
		if a := b.pressedTile(*e); a != nil && !b.dispatcher.Dragging() {
			b.dispatcher.Drag(a.Node, pointer)
		}
		*e = earlyPress{}
	}
}

// pressedTile returns the tile of an early press, if it can be picked up now.
func (b *Board) pressedTile(e earlyPress) *table.Actor {
	if e.tile == nil {
		if a := b.tileAt(e.x, e.y); a != nil && a.Node.Touch != nil {
			return a
		}
		return nil
	}
	for _, a := range b.At(e.tile.Place) {
		if a.Tile == e.tile.Tile && a.Node.Touch != nil {
			return a
		}
	}
	return nil
}

// tileAt returns the topmost tile at a point, or nil.
func (b *Board) tileAt(x, y float64) (found *table.Actor) {
	for _, a := range b.cast.Actors() {
		if r := b.touchReach(a.Node); a.Node.Bounds().Grow(max(r.X, r.Y)).Contains(x, y) {
			found = a
		}
	}
	return found
}
