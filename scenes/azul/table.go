// Package azul implements table.Table for Azul: layout, appearance and names of places. It contains no rules.
package azul

import (
	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/game/gfx"
	"azulejo/game/ui"
	describe "azulejo/scenes/describe/azul"
	"azulejo/scenes/table"
)

// Table is the table of Azul, with either wall.
type Table struct {
	describe.Describer
	tableLayout
	letters table.Letters
}

// New returns a table. Layout must be called before other methods.
func New() table.Table { return &Table{} }

// Layout implements table.Table.
func (t *Table) Layout(f table.Frame) table.Areas {
	t.setLayout(f, newLayout(f))
	t.areas.Offer = t.offer.Bounds()
	return t.areas
}

// setLayout sets the frame and the layout.
func (t *Table) setLayout(f table.Frame, l tableLayout) {
	t.Describer, t.tableLayout, t.letters = describe.New(f.Words), l, f.Letters("azul.letters")
}

// Stacked implements table.Table.
func (t *Table) Stacked(p engine.Place) bool { return p.Zone == engine.Centre && t.offer.Stacked() }

// Skin implements table.Table.
func (t *Table) Skin(p table.Piece) table.Skin {
	s := table.Tile("marker")
	if p.Tile != engine.Marker {
		s = t.tile(p.Tile)
	}
	s.Sound = sound(p.Place.Zone)
	return s
}

// sound returns the sound of a tile that is put down in a zone, or "".
func sound(z engine.Zone) string {
	switch z {
	case engine.Line:
		return "place-wood"
	case engine.Floor, engine.Keep:
		return "place-cloth"
	case engine.Factory, engine.Wall:
		return "place-porcelain"
	}
	return ""
}

// tile returns the skin of a tile of a colour.
func (t *Table) tile(c engine.Tile) table.Skin {
	name := [...]string{"tile-blue", "tile-yellow", "tile-red", "tile-black", "tile-white"}[c]
	return table.Tile(name).Lettered(t.letters.Of(c))
}

// Ground implements table.Table.
func (t *Table) Ground() gfx.Ground { return ui.Sand() }

// Pieces implements table.Table.
func (t *Table) Pieces(pos engine.Position) []table.Piece {
	p := azul.See(pos)
	all := sources(p).Pieces()
	if p.Marker() < 0 {
		all = append(all, table.Piece{Place: engine.Place{Zone: engine.Centre}, Tile: engine.Marker})
	}
	if s := p.Keeper(); s >= 0 {
		all = append(all, table.Piece{Place: engine.Place{Zone: engine.Keep, Seat: s}, Tile: engine.Marker})
	}
	for s := range engine.Seat(p.Seats()) {
		all = appendBoard(all, p, s)
	}
	return all
}

// appendBoard appends the tiles on a player's board.
func appendBoard(dst []table.Piece, p azul.View, s engine.Seat) []table.Piece {
	for r := range lines {
		colour, n := p.Line(s, r)
		for i := range n {
			dst = append(dst, table.Piece{Place: place(engine.Line, s, r, i), Tile: colour})
		}
		for c := range lines {
			if tile, ok := p.Wall(s, r, c); ok {
				dst = append(dst, table.Piece{Place: place(engine.Wall, s, r, c), Tile: tile})
			}
		}
	}
	for i := range p.FloorLen(s) {
		dst = append(dst, table.Piece{Place: place(engine.Floor, s, 0, i), Tile: p.FloorTile(s, i)})
	}
	return dst
}

// Wall returns all spaces of a seat's wall, row by row.
func Wall(s engine.Seat) (all []engine.Place) {
	for i := range lines * lines {
		all = append(all, place(engine.Wall, s, i/lines, i%lines))
	}
	return all
}

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
