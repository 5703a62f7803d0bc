package table

import "azulejo/engine"

// Set is a group of tiles that score together once it is complete.
type Set struct {
	// Places are where the tiles lie, in the order in which they light up.
	Places []engine.Place
	// Row reports whether they lie next to each other, across or down: one light moves over all of them.
	Row bool
}

// SetShape is how the tiles of a set lie on a board.
type SetShape int8

const (
	// NoShape is for sources that count no sets.
	NoShape SetShape = iota
	// RowShape and ColumnShape are lines of spaces next to each other.
	RowShape
	ColumnShape
	// ColourShape is all tiles of a colour.
	ColourShape
	// StarShape is a circle of spaces.
	StarShape
	// NumberShape is all spaces with the same number.
	NumberShape
)

// SameColour returns the places of all tiles of a zone that have the colour of the tile at a place there.
func SameColour(tiles []Piece, at engine.Place) (all []engine.Place) {
	colour := engine.Tile(-1)
	for _, p := range tiles {
		if p.Place == at {
			colour = p.Tile
		}
	}
	for _, p := range tiles {
		if p.Tile == colour && p.Place.SameZone(at) {
			all = append(all, p.Place)
		}
	}
	return all
}
