package azul

import (
	"sort"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/scenes/describe"
	"azulejo/scenes/table"
)

// Set implements table.Look.
func (t *Table) Set(_ engine.Position, e engine.Event, tiles []table.Piece) table.Set {
	switch e.Source {
	case engine.FromRows, engine.FromColumns:
		set, p := table.Set{Row: true}, e.To
		for i := range int8(lines) {
			if e.Source == engine.FromRows {
				p.Col = i
			} else {
				p.Row = i
			}
			set.Places = append(set.Places, p)
		}
		return set
	case engine.FromColours:
		all := table.SameColour(tiles, e.To)
		sort.Slice(all, func(i, j int) bool { return all[i].Row < all[j].Row })
		return table.Set{Places: all}
	}
	return table.Set{}
}

// SetShape returns the shape of the sets that a source counts.
func SetShape(s engine.Source) table.SetShape {
	return map[engine.Source]table.SetShape{engine.FromRows: table.RowShape, engine.FromColumns: table.ColumnShape, engine.FromColours: table.ColourShape}[s]
}

// LastRound implements table.Look.
func (t *Table) LastRound(pos engine.Position) bool { return azul.See(pos).LastRound() }

// Ending implements table.Look. Nothing is announced during wall tiling.
func (t *Table) Ending(pos engine.Position) (e describe.Ending, ok bool) {
	if pos.ToMove() == engine.Nature || azul.See(pos).Tiling() {
		return e, false
	}
	return t.Describer.Ending(pos)
}
