package azul

import (
	"cmp"
	"slices"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/scenes/table"
)

// Set implements table.Occasions.
func (t *Table) Set(_ engine.Position, e engine.Event, tiles []table.Piece) table.Set {
	switch e.Source {
	case engine.FromRows:
		return wallRun(e.To, func(i int8) (row, col int8) { return e.To.Row, i })
	case engine.FromColumns:
		return wallRun(e.To, func(i int8) (row, col int8) { return i, e.To.Col })
	case engine.FromColours:
		all := table.Alike(tiles, e.To)
		slices.SortFunc(all, func(a, b engine.Place) int { return cmp.Compare(a.Row, b.Row) })
		return table.Set{Places: all}
	}
	return table.Set{}
}

// wallRun are five spaces of a wall beside each other.
func wallRun(p engine.Place, at func(i int8) (row, col int8)) table.Set {
	set := table.Set{Row: true}
	for i := range int8(5) {
		p.Row, p.Col = at(i)
		set.Places = append(set.Places, p)
	}
	return set
}

// LastRound implements table.Occasions.
func (t *Table) LastRound(pos engine.Position) bool { return azul.See(pos).LastRound() }

// Closes implements table.Occasions: a complete row ends the game.
func (t *Table) Closes(e engine.Event) bool {
	return e.Kind == engine.Complete && e.Source == engine.FromRows
}
