package pavilion

import (
	"cmp"
	"fmt"
	"strings"

	"azulejo/engine"
	"azulejo/engine/pavilion"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// AccessibleTree implements table.Table.
func (t *Table) AccessibleTree(pos engine.Position, l table.Legend) table.AccessibleTree {
	p := pavilion.See(pos)
	var offer []table.OfferItem
	for _, source := range sources(p).All() {
		at, n := sources(p).At(source), 0
		for c := range engine.Tile(pavilion.Colours) {
			n += p.Count(source, c)
		}
		if n == 0 && source != pavilion.Centre {
			continue
		}
		words := t.namedTiles(t.frame.SourceName(at), func(c engine.Tile) int { return p.Count(source, c) })
		offer = append(offer, table.OfferItem{Text: words, Box: t.frame.SourceBox(&t.tableLayout, at, n+1)})
	}
	if last := &offer[len(offer)-1]; p.Marker() < 0 { // the marker is in the centre
		tiles := t.Counts(func(c engine.Tile) int { return p.Count(pavilion.Centre, c) })
		last.Text = t.Words.T("told.pile", "label", t.frame.SourceName(engine.Place{Zone: engine.Centre}), "value", t.Words.List(append(tiles, t.Words.T("told.marker"))...))
	}
	offer = append(offer, table.OfferItem{Text: t.namedTiles(t.Words.T("pavilion.supply"), p.Supply), Box: t.supply})
	return t.frame.AccessibleTree(l, offer, func(s engine.Seat) *stage.Node { return t.boardTable(p, s, l.Names[s]) })
}

// namedTiles describes the tiles at a place after its name.
func (t *Table) namedTiles(name string, count func(engine.Tile) int) string {
	return t.Words.T("told.pile", "label", name, "value", t.countedTiles(count))
}

// countedTiles describes tiles by colour, or returns the word for nothing.
func (t *Table) countedTiles(count func(engine.Tile) int) string {
	l := pavilion.Pile(table.ByColour(pavilion.Colours, count))
	return cmp.Or(t.TileList(l), t.Words.T("told.empty"))
}

// boardTable describes a player's board: a row for each star with its covered spaces and the numbers of the others, and rows for hand and corners.
func (t *Table) boardTable(p pavilion.View, s engine.Seat, name string) *stage.Node {
	rows := [][]string{{t.Words.T("pavilion.told.star"), t.Words.T("pavilion.told.covered"), t.Words.T("pavilion.told.open")}}
	for star := range pavilion.Stars {
		var covered, open []string
		for i := range pavilion.Ring {
			at := star*pavilion.Ring + i
			if tile, ok := p.Tile(s, at); ok {
				covered = append(covered, t.Words.T("pavilion.told.tile", "colour", t.ColourName(tile), "number", p.Cost(at)))
			} else {
				open = append(open, fmt.Sprint(p.Cost(at)))
			}
		}
		rows = append(rows, []string{t.StarName(p, star), t.listOrNothing(covered), t.listOrNothing(open)})
	}
	hand := t.countedTiles(func(c engine.Tile) int { return p.Hand(s, c) })
	corners := t.countedTiles(func(c engine.Tile) int { return p.Corner(s, c) })
	rows = append(rows, []string{t.Words.T("pavilion.told.hand"), hand, ""}, []string{t.Words.T("pavilion.told.corners"), corners, ""})
	grid, b := table.AccessibleTable(t.Words.T("told.board", "player", name, "points", p.Score(s)), rows...), &t.boards[s]
	if b.compact != nil {
		return table.PlaceCells(grid, b.rect, nil)
	}
	room := b.hand
	if s == t.frame.Viewer {
		room = t.tray
	}
	return table.PlaceCells(grid, b.rect, func(row, col int) stage.Rect { return b.cellBox(row, col, room) })
}

// cellBox returns the box of a cell of the table: a third of a star from top to bottom, a part of the hand, or a corner of the board.
func (b *board) cellBox(row, col int, hand stage.Rect) stage.Rect {
	switch {
	case row >= pavilion.Stars && col == 2: // it is empty
		return stage.Rect{}
	case row == pavilion.Stars:
		if quarter := hand.W / 4; col == 0 {
			hand.W = quarter
		} else {
			hand.X, hand.W = hand.X+quarter, hand.W-quarter
		}
		return hand
	case row > pavilion.Stars:
		return table.Around(0, b.corner(col))
	}
	x, y := b.star(row)
	return stage.Rect{X: x - 1.5*b.side, Y: y + (float64(col)-1.5)*b.side, W: 3 * b.side, H: b.side}
}

// listOrNothing returns parts as a list, or the word for nothing.
func (t *Table) listOrNothing(parts []string) string {
	return cmp.Or(strings.Join(parts, ", "), t.Words.T("told.none"))
}

// SourceName implements table.Table.
func (t *Table) SourceName(from engine.Place) string {
	switch from.Zone {
	case engine.Hand:
		return t.Words.T("pavilion.told.hand")
	case engine.Corner:
		return t.Words.T("pavilion.told.corners")
	case engine.Supply:
		return t.Words.T("pavilion.supply")
	}
	return t.frame.SourceName(from)
}

// ShortName implements table.Table.
func (t *Table) ShortName(pos engine.Position, at engine.Place) string {
	if at.Zone != engine.Star {
		return t.frame.ShortSourceName(at)
	}
	p := pavilion.See(pos)
	return t.Words.Capitalize(t.Words.T("pavilion.aim", "star", t.StarName(p, int(at.Row)), "number", p.Cost(spaceOf(at))))
}

// TargetName implements table.Table.
func (t *Table) TargetName(pos engine.Position, at engine.Place) string {
	if at.Zone == engine.Hand {
		return t.Words.T("pavilion.told.hand")
	}
	p, space := pavilion.See(pos), spaceOf(at)
	star, cost := t.StarName(p, int(at.Row)), p.Cost(space)
	first := space - int(at.Col)
	for other := first; other < first+pavilion.Ring; other++ {
		if other != space && p.Cost(other) == cost {
			return t.Words.T("pavilion.told.same", "star", star, "space", int(at.Col)+1, "number", cost)
		}
	}
	return t.Words.T("pavilion.told.space", "star", star, "number", cost)
}
