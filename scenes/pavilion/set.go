package pavilion

import (
	"azulejo/engine"
	"azulejo/engine/pavilion"
	"azulejo/scenes/table"
)

// Set implements table.Look.
func (t *Table) Set(pos engine.Position, e engine.Event, _ []table.Piece) table.Set {
	switch {
	case e.Source == engine.FromStars:
		return spacesOf(e.Seat, func(at int) bool { return at/pavilion.Ring == int(e.To.Row) })
	case e.Source == engine.FromNumbers:
		p := pavilion.See(pos)
		number := p.Cost(spaceOf(e.To))
		return spacesOf(e.Seat, func(at int) bool { return p.Cost(at) == number })
	case e.To.Zone == engine.Ornament:
		return ornamentSet(e.To)
	}
	return table.Set{}
}

// ornamentSet returns the set of an ornament and the spaces around it.
func ornamentSet(at engine.Place) table.Set {
	for _, o := range pavilion.Ornaments() {
		if ornamentPlace(at.Seat, o) == at {
			set := spacesOf(at.Seat, func(i int) bool { return o.Spaces>>i&1 == 1 })
			set.Places = append(set.Places, at)
			return set
		}
	}
	return table.Set{}
}

// spacesOf returns the set of some spaces of a seat's stars.
func spacesOf(s engine.Seat, some func(at int) bool) (set table.Set) {
	for at := range pavilion.Spaces {
		if some(at) {
			set.Places = append(set.Places, spacePlace(s, at))
		}
	}
	return set
}

// SetShape returns the shape of the sets that a source counts.
func SetShape(s engine.Source) table.SetShape {
	return map[engine.Source]table.SetShape{engine.FromStars: table.StarShape, engine.FromNumbers: table.NumberShape}[s]
}

// LastRound implements table.Look.
func (t *Table) LastRound(pos engine.Position) bool { return pos.Round() >= pavilion.Rounds }
