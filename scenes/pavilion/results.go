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

// Ornaments returns the places of the ornaments on the board of a seat: those that it has surrounded, and the others.
func Ornaments(pos engine.Position, s engine.Seat) (surrounded, open []engine.Place) {
	p := pavilion.See(pos)
	for _, o := range pavilion.Ornaments() {
		if p.Missing(s, o) == 0 {
			surrounded = append(surrounded, ornamentPlace(s, o))
		} else {
			open = append(open, ornamentPlace(s, o))
		}
	}
	return surrounded, open
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
