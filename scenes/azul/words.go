package azul

import (
	"azulejo/engine"
	"azulejo/engine/azul"
)

// Prompt implements table.Table.
func (t *Table) Prompt(pos engine.Position) string {
	p := azul.See(pos)
	ending, ok := p.Ending()
	switch {
	case p.Tiling():
		return t.Words.T("azul.prompt.tiling", "line", p.TilingRow()+1)
	case ending.Certain:
		return t.Words.T("azul.prompt.last")
	case ok:
		return t.Words.T("azul.prompt.canEnd")
	}
	return t.Words.T("azul.prompt.offer")
}

// Page returns the name of the page of the rulebook for what happens in a position.
func Page(pos engine.Position) string {
	switch {
	case pos.Over():
		return "end"
	case azul.See(pos).Tiling():
		return "tiling"
	}
	return "offer"
}

// GreyPage is Page for the grey wall.
func GreyPage(pos engine.Position) string {
	if page := Page(pos); page != "tiling" {
		return page
	}
	return "grey"
}
