package azul

import (
	"cmp"
	"strings"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// AccessibleTree implements table.Table.
func (t *Table) AccessibleTree(pos engine.Position, l table.Legend) table.AccessibleTree {
	p := azul.See(pos)
	var offer []table.OfferItem
	for _, source := range sources(p).All() {
		at, n := sources(p).At(source), 0
		for c := range engine.Tile(azul.Colours) {
			n += p.Count(source, c)
		}
		if n == 0 && source != azul.Centre {
			continue
		}
		item := table.OfferItem{At: at, Box: t.frame.SourceBox(&t.tableLayout, at, n+1)}
		parts := t.Counts(func(c engine.Tile) int { return p.Count(source, c) })
		if source == azul.Centre && p.Marker() < 0 {
			marker := t.Words.T("accessible.marker")
			item.Rest, parts = t.labelled(t.frame.SourceName(at), marker), append(parts, marker)
		}
		item.Text = t.labelled(t.frame.SourceName(at), t.listOrNothing(parts))
		offer = append(offer, item)
	}
	bag, lid := t.bagAndLid()
	stock := []table.StockItem{
		{Text: t.labelled(t.Words.T("azul.accessible.bag"), t.stockText(p.Bag)), Box: bag, Explained: t.open()},
		{Text: t.labelled(t.Words.T("azul.accessible.lid"), t.stockText(p.Lid)), Box: lid, Explained: t.open()},
	}
	return t.frame.AccessibleTree(l, offer, t.Words.T("azul.accessible.stock"), stock, func(s engine.Seat, name string) *stage.Node {
		return t.boardTable(p, s, name, l.Forecast)
	})
}

// stockText describes the tiles of bag or lid.
func (t *Table) stockText(count func(engine.Tile) int) string {
	return cmp.Or(strings.Join(t.Counts(count), ", "), t.Words.T("accessible.noTiles"))
}

// labelled returns a value after its label.
func (t *Table) labelled(label, value string) string {
	return t.Words.T("accessible.pile", "label", label, "value", value)
}

// listOrNothing returns parts as a list, or the word for nothing.
func (t *Table) listOrNothing(parts []string) string {
	return cmp.Or(strings.Join(parts, ", "), t.Words.T("accessible.empty"))
}

// boardTable describes a player's board: a row for each pattern line with its row of the wall, and a row for the floor line. The forecast of the
// round follows the score if it is shown.
func (t *Table) boardTable(p azul.View, s engine.Seat, name string, forecast bool) *stage.Node {
	title := t.Words.T("accessible.board", "player", name, "points", p.Score(s))
	if net := p.Forecast(s).Net; forecast && net != 0 {
		title = t.Words.T("accessible.worth", "text", title, "note", t.Words.T("azul.forecast", "points", t.Words.Signed(net)))
	}
	rows := [][]string{{t.Words.T("azul.accessible.row"), t.Words.T("azul.accessible.tiles"), t.Words.T("source.wall")}}
	for r := range lines {
		rows = append(rows, []string{t.lineName(r), t.lineText(p, s, r), t.wallRowText(p, s, r)})
	}
	var floor []string
	for i := range p.FloorLen(s) {
		word := t.Words.T("accessible.marker")
		if tile := p.FloorTile(s, i); tile != engine.Marker {
			word = t.ColourName(tile)
		}
		floor = append(floor, word)
	}
	lost := p.Forecast(s).Parts[engine.FromFloor]
	rows = append(rows, []string{t.Words.T("azul.accessible.floor"), t.listOrNothing(floor), t.Words.T("accessible.points", "amount", t.Words.Signed(lost), "points", lost)})
	b := &t.boards[s]
	return table.PlaceCells(table.AccessibleTable(title, rows...), b.rect, b.cellBox)
}

// cellBox returns the box of a cell of the table. That of a name covers its whole row, below the boxes of the other cells.
func (b *board) cellBox(row, col int) stage.Rect {
	zone, first, last := engine.Line, 0, row
	switch floor := azul.FloorSpaces - 1; {
	case row == lines && col == 2:
		zone, first, last = engine.Floor, floor, floor
	case row == lines:
		zone, last = engine.Floor, floor-1
	case col == 2:
		zone, last = engine.Wall, lines-1
	}
	if col == 0 {
		end := b.cellBox(row, 2)
		return stage.Rect{X: b.rect.X, Y: end.Y, W: end.X + end.W - b.rect.X, H: end.H}
	}
	return table.Around(0, b.spot(zone, row%lines, first), b.spot(zone, row%lines, last))
}

// lineName returns the name of a pattern line.
func (t *Table) lineName(row int) string { return t.Words.T("azul.accessible.line", "line", row+1) }

// lineText describes a pattern line.
func (t *Table) lineText(p azul.View, s engine.Seat, row int) string {
	colour, n := p.Line(s, row)
	if n == 0 {
		return t.Words.T("accessible.empty")
	}
	return t.Words.T("azul.accessible.holds", "tiles", n, "spaces", row+1, "colour", t.ColourName(colour))
}

// wallRowText describes a row of the wall.
func (t *Table) wallRowText(p azul.View, s engine.Seat, row int) string {
	var parts []string
	for c := range lines {
		if tile, ok := p.Wall(s, row, c); ok {
			parts = append(parts, t.Words.T("azul.accessible.tile", "colour", t.ColourName(tile), "column", c+1))
		}
	}
	return t.listOrNothing(parts)
}

// SourceName implements table.Table.
func (t *Table) SourceName(from engine.Place) string {
	if from.Zone == engine.Line {
		return t.lineName(int(from.Row))
	}
	return t.frame.SourceName(from)
}

// ShortName implements table.Table.
func (t *Table) ShortName(_ engine.Position, at engine.Place) string {
	switch at.Zone {
	case engine.Line:
		return t.Words.T("log.line", "line", int(at.Row)+1)
	case engine.Wall:
		return t.Words.T("log.column", "column", int(at.Col)+1)
	case engine.Floor:
		return t.Words.T("log.floor")
	}
	return t.frame.ShortSourceName(at)
}

// TargetName implements table.Table.
func (t *Table) TargetName(pos engine.Position, at engine.Place) string {
	row := int(at.Row)
	switch at.Zone {
	case engine.Floor:
		return t.Words.T("azul.accessible.floor")
	case engine.Wall:
		return t.Words.T("azul.accessible.space", "row", row+1, "column", int(at.Col)+1)
	}
	return t.Words.T("accessible.pile", "label", t.lineName(row), "value", t.lineText(azul.See(pos), at.Seat, row))
}
