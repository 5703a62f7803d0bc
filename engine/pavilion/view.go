package pavilion

import (
	"math/bits"

	"azulejo/engine"
)

// View is what can be seen of a position beyond what every game tells: it serves screens, and changes nothing.
type View struct{ *Position }

// See views a position of Summer Pavilion.
func See(p engine.Position) View { return View{p.(*Position)} }

// Count is the number of tiles of a colour at a source.
func (v View) Count(source int, c engine.Tile) int { return v.source[source].of(c) }

// Bag is the number of tiles of a colour in the bag.
func (v View) Bag(c engine.Tile) int { return v.bag.of(c) }

// Storage is the number of tiles of a colour in the storage.
func (v View) Storage(c engine.Tile) int { return v.storage.of(c) }

// Supply is the number of tiles of a colour in the supply.
func (v View) Supply(c engine.Tile) int { return v.supply.of(c) }

// Hand is the number of tiles of a colour beside a board.
func (v View) Hand(s engine.Seat, c engine.Tile) int { return v.boards[s].hand.of(c) }

// Corner is the number of tiles of a colour on the corners of a board.
func (v View) Corner(s engine.Seat, c engine.Tile) int { return v.boards[s].corners.of(c) }

// Gone reports whether a seat has passed in this round.
func (v View) Gone(s engine.Seat) bool { return v.boards[s].passed }

// Marker is the holder of the starting player marker, -1 while it lies in the centre.
func (v View) Marker() engine.Seat { return v.marker }

// Jokers is the order of the joker colours by round.
func (v View) Jokers() [Rounds]engine.Tile { return v.order }

// Taking reports whether tiles are taken from factories and centre.
func (v View) Taking() bool { return v.phase == taking }

// Choosing reports whether the seat on turn takes bonus tiles.
func (v View) Choosing() bool { return v.phase == choosing }

// Placing reports whether the seat on turn places a tile or passes.
func (v View) Placing() bool { return v.phase == placing }

// Owed is how many bonus tiles the seat on turn takes while Choosing.
func (v View) Owed() int { return int(v.owed) }

// Taken is what a take brings.
func (v View) Taken(t Take) Pile { return v.taken(t.Source, t.Colour).pile() }

// MarkerCost is what a take costs for the marker, 0 or less.
func (v View) MarkerCost(t Take) int {
	if t.Source != Centre || v.marker != nobody {
		return 0
	}
	return -min(v.taken(t.Source, t.Colour).total(), int(v.boards[v.turn].score))
}

// Cost is the number printed on a space.
func (v View) Cost(at int) int { return int(v.variant.costs[at]) }

// Tile is the tile on a space, if there is one.
func (v View) Tile(s engine.Seat, at int) (engine.Tile, bool) {
	t := v.boards[s].tileAt(at)
	return t, t >= 0
}

// OwnColour is the colour of a star; those that take several have none.
func (v View) OwnColour(star int) (engine.Tile, bool) {
	own := v.variant.own[star]
	return lowest(own), own != 0
}

// Score is the score of a seat.
func (v View) Score(s engine.Seat) int { return int(v.boards[s].score) }

// Missing is how many spaces of an ornament are still empty on a board.
func (v View) Missing(s engine.Seat, o Ornament) int {
	return bits.OnesCount64(o.Spaces &^ v.boards[s].taken)
}
