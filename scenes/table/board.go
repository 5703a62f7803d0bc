package table

import (
	"fmt"
	"math"

	"azulejo/engine"
	"azulejo/game/stage"
)

// Box is a rectangle given in design units of unit pixels, on whole pixels.
func Box(unit, x, y, w, h float64) Rect {
	return Rect{math.Round(x * unit), math.Round(y * unit), math.Round(w * unit), math.Round(h * unit)}
}

// Slab draws a seat's board: the slab of that sprite with its shadow, framed in gold for the seat on turn. A click on a small one
// shows it large.
func (v *View) Slab(on *stage.Node, s engine.Seat, sprite string, r Rect, unit float64, big bool) {
	frame := sprite
	if v.OnTurn == s {
		frame = "slab-gold"
	}
	if !big {
		unit *= 0.6
	}
	drop := 26 * unit
	on.Add(stage.Box("", stage.Slab("shadow", unit, 0), r.X-drop, r.Y-drop*0.7, r.W+2*drop, r.H+2.1*drop))
	board := stage.Box(fmt.Sprintf("board-%d", s), stage.Framed(sprite, frame, unit), r.X, r.Y, r.W, r.H)
	if !big && v.Look != nil {
		board.Touch = &stage.Touch{Press: func() { v.Look(s) }}
	}
	on.Add(board)
}

// Pile appends the tiles of one pool, count of each of so many colours.
func Pile(dst []Piece, at engine.Place, colours int, count func(engine.Tile) int) []Piece {
	for c := range engine.Tile(colours) {
		for range count(c) {
			dst = append(dst, Piece{at, c})
		}
	}
	return dst
}
