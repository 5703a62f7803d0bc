package table

import (
	"slices"

	"azulejo/engine"
	"azulejo/game/stage"
)

// Lie are the tiles of a seat's board, lying still.
func Lie(look Look, pieces []Piece, s engine.Seat) *stage.Node {
	c := NewCast(look)
	c.Show(slices.DeleteFunc(pieces, func(p Piece) bool { return p.Place.Seat != s || !onBoard(p.Place.Zone) }))
	return c.Layer
}

// onBoard reports whether a zone belongs to a seat.
func onBoard(z engine.Zone) bool {
	switch z {
	case engine.Factory, engine.Centre, engine.Supply, engine.Bag, engine.Discard:
		return false
	}
	return true
}
