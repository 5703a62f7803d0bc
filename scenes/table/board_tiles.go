package table

import (
	"slices"

	"azulejo/engine"
	"azulejo/game/stage"
)

// BoardTiles returns the tiles of a seat's board at rest.
func BoardTiles(look Look, pieces []Piece, s engine.Seat) *stage.Node {
	return BoardCast(look, pieces, s).Layer
}

// BoardCast returns a cast of the tiles of a seat's board alone.
func BoardCast(look Look, pieces []Piece, s engine.Seat) *Cast {
	c := NewCast(look)
	c.Show(slices.DeleteFunc(pieces, func(p Piece) bool { return p.Place.Seat != s || !p.Place.Zone.Owned() }))
	return c
}
