package azul

import (
	"strings"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// Colour implements table.Table.
func (t *Table) Colour(w *locale.Words, c engine.Tile) string {
	return w.T(string(azul.ColourKey(c)))
}

// Account implements table.Table.
func (t *Table) Account(pos engine.Position, l table.Legend) *stage.Node {
	p := azul.See(pos)
	var offer []string
	for f := range p.Factories() {
		offer = append(offer, t.pile(p, f))
	}
	offer = append(offer, t.pile(p, azul.Centre))
	return t.frame.Account(offer, func(seat int) *stage.Node { return t.board(p, engine.Seat(seat), l.Names[seat]) })
}

// pile tells what lies at a source.
func (t *Table) pile(p azul.View, source int) string {
	w := t.frame.Words
	name := w.T("told.factory", source+1)
	var parts []string
	for c := range engine.Tile(azul.Colours) {
		if n := p.Count(source, c); n > 0 {
			parts = append(parts, w.T("told.some", n, t.teller().Colour(c)))
		}
	}
	if source == azul.Centre {
		name = w.T("told.centre")
		if p.Marker() < 0 {
			parts = append(parts, w.T("told.marker"))
		}
	}
	return w.T("told.pile", name, t.listed(parts))
}

// listed joins words, or tells that there are none.
func (t *Table) listed(parts []string) string {
	if len(parts) == 0 {
		return t.frame.Words.T("told.empty")
	}
	return strings.Join(parts, ", ")
}

// board tells a player's board: a row for each line with its row of the wall, and one for the floor line.
func (t *Table) board(p azul.View, s engine.Seat, name string) *stage.Node {
	w := t.frame.Words
	rows := [][]string{{w.T("azul.told.row"), w.T("azul.told.tiles"), w.T("source.wall")}}
	for r := range 5 {
		rows = append(rows, []string{w.T("azul.told.line", r+1), t.line(p, s, r), t.wall(p, s, r)})
	}
	var floor []string
	for i := range p.FloorLen(s) {
		word := w.T("told.marker")
		if tile := p.FloorTile(s, i); tile != engine.Marker {
			word = t.teller().Colour(tile)
		}
		floor = append(floor, word)
	}
	rows = append(rows, []string{w.T("azul.told.floor"), t.listed(floor), w.Signed(p.FloorLoss(s))})
	return table.Ledger(w.T("told.board", name, p.Score(s)), rows...)
}

func (t *Table) line(p azul.View, s engine.Seat, row int) string {
	colour, n := p.Line(s, row)
	if n == 0 {
		return t.frame.Words.T("told.empty")
	}
	return t.frame.Words.T("azul.told.holds", n, row+1, t.teller().Colour(colour))
}

func (t *Table) wall(p azul.View, s engine.Seat, row int) string {
	var parts []string
	for c := range 5 {
		if tile, ok := p.Wall(s, row, c); ok {
			parts = append(parts, t.frame.Words.T("azul.told.tile", t.teller().Colour(tile), c+1))
		}
	}
	return t.listed(parts)
}

// Source implements table.Table.
func (t *Table) Source(_ engine.Position, g table.Pickable) string {
	w := t.frame.Words
	some := w.T("told.some", g.Count, t.teller().Colour(g.Tile))
	switch g.From.Zone {
	case engine.Line:
		return w.T("told.pile", w.T("azul.told.line", int(g.From.Row)+1), some)
	case engine.Centre:
		return w.T("told.pile", w.T("told.centre"), some)
	}
	return w.T("told.pile", w.T("told.factory", int(g.From.Row)+1), some)
}

// Spot implements table.Table.
func (t *Table) Spot(pos engine.Position, at engine.Place) string {
	w, p := t.frame.Words, azul.See(pos)
	switch at.Zone {
	case engine.Floor:
		return w.T("azul.told.floor")
	case engine.Wall:
		return w.T("azul.told.space", int(at.Row)+1, int(at.Col)+1)
	}
	return w.T("told.pile", w.T("azul.told.line", int(at.Row)+1), t.line(p, at.Seat, int(at.Row)))
}
