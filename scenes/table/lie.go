package table

import (
	"slices"

	"azulejo/engine"
	"azulejo/game/stage"
)

// Lie are the tiles of a seat's board, lying still.
func Lie(look Look, pieces []Piece, s engine.Seat) *stage.Node {
	return BoardCast(look, pieces, s).Layer
}

// BoardCast returns the tiles of a seat's board.
func BoardCast(look Look, pieces []Piece, s engine.Seat) *Cast {
	c := NewCast(look)
	c.Show(slices.DeleteFunc(pieces, func(p Piece) bool { return p.Place.Seat != s || !p.Place.Zone.Owned() }))
	return c
}
