package pavilion

import (
	"math/bits"

	"azulejo/engine"
)

// View gives read-only access to the parts of a position that are specific to Summer Pavilion.
type View struct{ *Position }

// See returns a View of p, which must be a position of Summer Pavilion.
func See(p engine.Position) View { return View{p.(*Position)} }

// Count returns the number of tiles of a colour at a source.
func (v View) Count(source int, c engine.Tile) int { return v.source[source].of(c) }

// Bag returns the number of tiles of a colour in the bag.
func (v View) Bag(c engine.Tile) int { return v.bag.of(c) }

// Storage returns the number of tiles of a colour in the storage.
func (v View) Storage(c engine.Tile) int { return v.storage.of(c) }

// Supply returns the number of tiles of a colour in the supply.
func (v View) Supply(c engine.Tile) int { return v.supply.of(c) }

// Hand returns the number of tiles of a colour in the hand of a seat.
func (v View) Hand(s engine.Seat, c engine.Tile) int { return v.boards[s].hand.of(c) }

// Corner returns the number of tiles of a colour on the corners of a board.
func (v View) Corner(s engine.Seat, c engine.Tile) int { return v.boards[s].corners.of(c) }

// Gone reports whether a seat has passed in this round.
func (v View) Gone(s engine.Seat) bool { return v.boards[s].passed }

// Marker returns the holder of the starting player marker, or -1 while it is in the centre.
func (v View) Marker() engine.Seat { return v.marker }

// Jokers returns the joker colours by round.
func (v View) Jokers() [Rounds]engine.Tile { return v.order }

// Taking reports whether the game is in the taking phase.
func (v View) Taking() bool { return v.phase == taking }

// Choosing reports whether the seat on turn chooses bonus tiles, or Nature refills the supply afterwards.
func (v View) Choosing() bool { return v.phase == choosing }

// Placing reports whether the seat on turn has to place a tile or pass.
func (v View) Placing() bool { return v.phase == placing }

// Owed returns the number of bonus tiles that the seat on turn takes while Choosing.
func (v View) Owed() int { return int(v.owed) }

// Taken returns the tiles that a take yields.
func (v View) Taken(t Take) Pile { return v.takenTiles(t.Source, t.Colour).pile() }

// MarkerCost returns the points that a take loses for the starting player marker, 0 or less.
func (v View) MarkerCost(t Take) int {
	if t.Source != Centre || v.marker != nobody {
		return 0
	}
	return -min(v.takenTiles(t.Source, t.Colour).total(), int(v.boards[v.turn].score))
}

// Cost returns the number printed on a space.
func (v View) Cost(at int) int { return int(v.variant.costs[at]) }

// Tile returns the tile on a space, and whether there is one.
func (v View) Tile(s engine.Seat, at int) (engine.Tile, bool) {
	t := v.boards[s].tileAt(at)
	return t, t >= 0
}

// OwnColour returns the only colour that a star accepts. ok is false for stars that accept several.
func (v View) OwnColour(star int) (c engine.Tile, ok bool) {
	own := v.variant.ownColour[star]
	return lowestColour(own), own != 0
}

// Score returns the score of a seat.
func (v View) Score(s engine.Seat) int { return int(v.boards[s].score) }

// Missing returns the number of empty spaces around an ornament on a seat's board.
func (v View) Missing(s engine.Seat, o Ornament) int {
	return bits.OnesCount64(o.Spaces &^ v.boards[s].covered)
}
