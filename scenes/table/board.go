package table

import (
	"fmt"

	"azulejo/engine"
	"azulejo/game/stage"
)

// Slab draws a seat's board: the slab of that sprite with its shadow, framed in gold for the seat on turn. A click on a small one
// shows it large.
func (v *View) Slab(on *stage.Node, s engine.Seat, sprite string, r stage.Rect, unit float64, big bool) {
	frame := sprite
	if v.OnTurn == s {
		frame = "slab-gold"
	}
	if !big {
		unit *= 0.6
	}
	drop := 26 * unit
	on.Add(stage.Box("", stage.Slab("shadow", unit, 0), stage.Rect{X: r.X - drop, Y: r.Y - drop*0.7, W: r.W + 2*drop, H: r.H + 2.1*drop}))
	board := stage.Box(fmt.Sprintf("board-%d", s), stage.Framed(sprite, frame, unit), r)
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
