package pavilion

import (
	"azulejo/engine"
	"azulejo/engine/pavilion"
)

// Spaces returns the places of all spaces on the board of a seat.
func Spaces(s engine.Seat) (all []engine.Place) {
	for at := range pavilion.Spaces {
		all = append(all, spacePlace(s, at))
	}
	return all
}

// Number returns the number that is printed on a space.
func Number(pos engine.Position, at engine.Place) int { return pavilion.See(pos).Cost(spaceOf(at)) }

// OrnamentTiles returns the number of bonus tiles for the ornaments that a seat has surrounded.
func OrnamentTiles(pos engine.Position, s engine.Seat) (tiles int) {
	p := pavilion.See(pos)
	for _, o := range pavilion.Ornaments() {
		if p.Missing(s, o) == 0 {
			tiles += o.Bonus()
		}
	}
	return tiles
}
