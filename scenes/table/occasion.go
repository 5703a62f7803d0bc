package table

import "azulejo/engine"

// Occasions determines what a table celebrates.
type Occasions interface {
	// Set is what an event completes, of the tiles on the table.
	Set(pos engine.Position, e engine.Event, tiles []Piece) Set
	// LastRound reports whether a position is one of the game's last round, as far as all can see.
	LastRound(engine.Position) bool
	// Ending reports whether the round is the last and has moves left, and returns the space of the wall whose row ends the game, or NoZone.
	Ending(engine.Position) (by engine.Place, last bool)
}

// Set is a group of tiles that belong together.
type Set struct {
	// Places are where they lie, in the order in which they light up.
	Places []engine.Place
	// Row reports whether they lie next to each other, across or down: one light moves over all of them.
	Row bool
}

// Alike are the places of tiles of a colour in a zone of a seat's board.
func Alike(tiles []Piece, at engine.Place) (all []engine.Place) {
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
