package pavilion

import (
	"azulejo/engine"
	"azulejo/engine/pavilion"
)

// Prompt implements table.Table.
func (t *Table) Prompt(pos engine.Position) string {
	p := pavilion.See(pos)
	switch {
	case p.Choosing():
		return t.Words.T("pavilion.bonus", "tiles", p.Owed())
	case p.Placing():
		return t.Words.T("pavilion.prompt.place")
	case p.Marker() < 0:
		return t.Words.T("pavilion.prompt.marker", "colour", t.ColourName(p.Joker()))
	}
	return t.Words.T("pavilion.prompt.take", "colour", t.ColourName(p.Joker()))
}

// Page returns the name of the page of the rulebook for what happens in a position.
func Page(pos engine.Position) string {
	p := pavilion.See(pos)
	switch {
	case pos.Over():
		return "stars"
	case p.Choosing():
		return "ornaments"
	case p.Placing():
		return "place"
	}
	return "take"
}
