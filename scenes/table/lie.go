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
	c.Show(slices.DeleteFunc(pieces, func(p Piece) bool { return p.Place.Seat != s || !onBoard(p.Place.Zone) }))
	return c
}

// onBoard reports whether a zone belongs to a seat.
func onBoard(z engine.Zone) bool {
	return !z.Sink() && z != engine.Factory && z != engine.Centre && z != engine.Supply
}
