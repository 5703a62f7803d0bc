package pavilion

import (
	"cmp"
	"fmt"
	"math/bits"
	"strings"

	"azulejo/engine"
	"azulejo/engine/pavilion"
	"azulejo/game/stage"
	describe "azulejo/scenes/describe/pavilion"
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
		count := func(c engine.Tile) int { return p.Count(source, c) }
		item := table.OfferItem{At: at, Text: t.namedTiles(t.frame.SourceName(at), count), Box: t.frame.SourceBox(&t.tableLayout, at, n+1)}
		if source == pavilion.Centre && p.Marker() < 0 {
			name, marker := t.frame.SourceName(at), t.Words.T("accessible.marker")
			item.Text, item.Rest = t.labelled(name, t.Words.List(append(t.Counts(count), marker)...)), t.labelled(name, marker)
		}
		offer = append(offer, item)
	}
	offer = append(offer, table.OfferItem{At: engine.Place{Zone: engine.Supply}, Text: t.namedTiles(t.Words.T("pavilion.supply"), p.Supply), Box: t.supply})
	bag, storage := t.stock, t.stock
	bag.H /= 2
	storage.Y, storage.H = storage.Y+bag.H, bag.H
	stock := []table.StockItem{
		{Text: t.jokerText(p), Box: t.jokers},
		{Text: t.labelled(t.Words.T("pavilion.accessible.bag"), t.stockText(p.Bag)), Box: bag},
		{Text: t.labelled(t.Words.T("pavilion.accessible.storage"), t.stockText(p.Storage)), Box: storage},
	}
	return t.frame.AccessibleTree(l, offer, t.Words.T("pavilion.accessible.stock"), stock, func(s engine.Seat, name string) *stage.Node { return t.boardTable(p, s, name) })
}

// stockText describes the tiles of bag or storage.
func (t *Table) stockText(count func(engine.Tile) int) string {
	return cmp.Or(t.Words.List(t.Counts(count)...), t.Words.T("accessible.noTiles"))
}

// jokerText names the joker colours of all rounds and that of this round.
func (t *Table) jokerText(p pavilion.View) string {
	var colours []string
	for _, c := range p.Jokers() {
		colours = append(colours, t.ColourName(c))
	}
	return t.Words.T("pavilion.accessible.jokers", "colours", strings.Join(colours, ", "), "colour", t.ColourName(p.Joker()))
}

// namedTiles describes the tiles at a place after its name.
func (t *Table) namedTiles(name string, count func(engine.Tile) int) string {
	return t.labelled(name, t.countedTiles(count))
}

// labelled returns a value after its label.
func (t *Table) labelled(label, value string) string {
	return t.Words.T("accessible.pile", "label", label, "value", value)
}

// countedTiles describes tiles by colour, or returns the word for nothing.
func (t *Table) countedTiles(count func(engine.Tile) int) string {
	l := pavilion.Pile(table.ByColour(pavilion.Colours, count))
	return cmp.Or(t.TileList(l), t.Words.T("accessible.empty"))
}

// boardTable describes a player's board: a table with a row for each star with its covered spaces and the numbers of the others, and rows for hand and
// corners, which also name the marker and say that the player has passed; and a list of the ornaments.
func (t *Table) boardTable(p pavilion.View, s engine.Seat, name string) *stage.Node {
	rows := [][]string{{t.Words.T("pavilion.accessible.star"), t.Words.T("pavilion.accessible.covered"), t.Words.T("pavilion.accessible.open")}}
	for star := range pavilion.Stars {
		var covered, open []string
		for i := range pavilion.Ring {
			at := star*pavilion.Ring + i
			if tile, ok := p.Tile(s, at); ok {
				covered = append(covered, t.Words.T("pavilion.accessible.tile", "colour", t.ColourName(tile), "number", p.Cost(at)))
			} else {
				open = append(open, fmt.Sprint(p.Cost(at)))
			}
		}
		rows = append(rows, []string{t.StarName(p, star), t.listOrNothing(covered), t.listOrNothing(open)})
	}
	hand := t.countedTiles(func(c engine.Tile) int { return p.Hand(s, c) })
	corners := t.countedTiles(func(c engine.Tile) int { return p.Corner(s, c) })
	marker, passed := "", ""
	if p.Marker() == s {
		marker = t.Words.T("accessible.marker")
	}
	if p.Gone(s) {
		passed = t.Words.T("pavilion.gone")
	}
	rows = append(rows, []string{t.Words.T("pavilion.accessible.hand"), hand, marker}, []string{t.Words.T("pavilion.accessible.corners"), corners, passed})
	grid, b := table.AccessibleTable(t.Words.T("accessible.board", "player", name, "points", p.Score(s)), rows...), &t.boards[s]
	if b.compact != nil {
		return stage.Group("").Add(table.PlaceCells(grid, b.rect, nil), t.ornamentList(p, s))
	}
	room := b.hand
	if s == t.frame.Viewer {
		room = t.tray
	}
	return stage.Group("").Add(table.PlaceCells(grid, b.rect, func(row, col int) stage.Rect { return b.cellBox(row, col, room) }), t.ornamentList(p, s))
}

// ornamentList describes the ornaments of a board: where each is, how many of its spaces are covered, and its bonus tiles.
func (t *Table) ornamentList(p pavilion.View, s engine.Seat) *stage.Node {
	list, b := stage.Group("").SetRole(stage.RoleList, t.Words.T("results.ornaments")), &t.boards[s]
	// On a small board ornaments are too small for touch exploration: they are found in a row at its lower edge.
	row := stage.Rect{X: b.rect.X + 0.2*b.rect.W, Y: b.rect.Y + 0.9*b.rect.H, W: 0.6 * b.rect.W, H: 0.1 * b.rect.H}
	for i, o := range pavilion.Ornaments() {
		next := o.Star%pavilion.Ring + 1
		name := t.Words.T("pavilion.accessible."+describe.OrnamentName(o.Kind), "star", t.StarName(p, o.Star), "nextStar", t.StarName(p, next))
		spaces, key := bits.OnesCount64(o.Spaces), "pavilion.accessible.ornament"
		missing := p.Missing(s, o)
		if missing == 0 {
			key = "pavilion.accessible.surrounded"
		}
		box := table.Around(0, b.ornament(o.Kind, o.Star))
		if s != t.frame.Viewer {
			box = row.Column(i, len(pavilion.Ornaments()), 0)
		}
		list.Add(stage.Box("", nil, box).SetRole(stage.RoleItem, t.Words.T(key, "ornament", name, "covered", spaces-missing, "spaces", spaces, "tiles", o.Bonus())))
	}
	return list
}

// cellBox returns the box of a cell of the table: a third of a star from top to bottom, a part of the hand, or a corner of the board.
func (b *board) cellBox(row, col int, hand stage.Rect) stage.Rect {
	switch {
	case row == pavilion.Stars:
		quarter := hand.W / 4
		switch hand.W = quarter; col {
		case 1:
			hand.X, hand.W = hand.X+quarter, 2*quarter
		case 2:
			hand.X += 3 * quarter
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
	return cmp.Or(strings.Join(parts, ", "), t.Words.T("accessible.none"))
}

// SourceName implements table.Table.
func (t *Table) SourceName(from engine.Place) string {
	switch from.Zone {
	case engine.Hand:
		return t.Words.T("pavilion.accessible.hand")
	case engine.Corner:
		return t.Words.T("pavilion.accessible.corners")
	case engine.Supply:
		return t.Words.T("pavilion.supply")
	case engine.Star:
		return t.StarName(pavilion.See(t.frame.Shown), int(from.Row))
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
		return t.Words.T("pavilion.accessible.hand")
	}
	p, space := pavilion.See(pos), spaceOf(at)
	star, cost := t.StarName(p, int(at.Row)), p.Cost(space)
	first := space - int(at.Col)
	for other := first; other < first+pavilion.Ring; other++ {
		if other != space && p.Cost(other) == cost {
			return t.Words.T("pavilion.accessible.same", "star", star, "space", int(at.Col)+1, "number", cost)
		}
	}
	return t.Words.T("pavilion.accessible.space", "star", star, "number", cost)
}
