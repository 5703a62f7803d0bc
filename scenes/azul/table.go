// Package azul is the table of Azul: where factories, boards and tiles lie and how moves are worded, and nothing of the rules.
package azul

import (
	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// Table lays Azul out, either wall.
type Table struct {
	frame  table.Frame
	layout layout
	scores [engine.MaxSeats]*stage.Label
	notes  []table.Note
}

// New returns a table; Layout fits it into a window.
func New() table.Table { return &Table{} }

// Layout implements table.Table.
func (t *Table) Layout(f table.Frame) table.Rooms {
	t.frame, t.layout = f, newLayout(f)
	t.layout.rooms.Offer = t.layout.offer.Room()
	t.layout.mirror(f.Mirror)
	return t.layout.rooms
}

// Anchor implements table.Table.
func (t *Table) Anchor(p engine.Place, i, n int) table.Spot { return t.layout.anchor(p, i, n) }

// Stacked implements table.Table: on phones the centre is a tray of stacks.
func (t *Table) Stacked(p engine.Place) bool { return t.layout.phone && p.Zone == engine.Centre }

// Skin implements table.Table.
func (t *Table) Skin(p table.Piece) table.Skin {
	if p.Tile == engine.Marker {
		return table.Tile("marker")
	}
	return table.Tile("tile-" + colourName(p.Tile)).Lettered(t.frame.Letter("azul.letters", p.Tile))
}

// Ground implements table.Table.
func (t *Table) Ground() gfx.Ground { return gfx.Sand() }

// colourName is the part of sprite names that names a colour.
func colourName(c engine.Tile) string {
	return [...]string{"blue", "yellow", "red", "black", "white"}[c]
}

// Notes implements table.Table.
func (t *Table) Notes() []table.Note { return t.notes }

// Over implements table.Look: nothing.
func (t *Table) Over(engine.Position) *stage.Node { return stage.Group("") }

// SetScore implements table.Table.
func (t *Table) SetScore(s engine.Seat, score int) {
	if l := t.scores[s]; l != nil {
		l.Text = t.frame.Words.Number(score)
	}
}

// Pieces implements table.Table.
func (t *Table) Pieces(pos engine.Position, dst []table.Piece) []table.Piece {
	p := azul.See(pos)
	for f := range p.Factories() {
		dst = table.Pile(dst, engine.Place{Zone: engine.Factory, Row: int8(f)}, azul.Colours, func(c engine.Tile) int { return p.Count(f, c) })
	}
	dst = table.Pile(dst, engine.Place{Zone: engine.Centre}, azul.Colours, func(c engine.Tile) int { return p.Count(azul.Centre, c) })
	if p.Marker() < 0 {
		dst = append(dst, table.Piece{Place: engine.Place{Zone: engine.Centre}, Tile: engine.Marker})
	}
	if s := p.Keeper(); s >= 0 {
		dst = append(dst, table.Piece{Place: engine.Place{Zone: engine.Keep, Seat: s}, Tile: engine.Marker})
	}
	for s := range engine.Seat(p.Seats()) {
		dst = onBoard(dst, p, s)
	}
	return dst
}

// onBoard appends the tiles on a player's board.
func onBoard(dst []table.Piece, p azul.View, s engine.Seat) []table.Piece {
	for r := range 5 {
		colour, n := p.Line(s, r)
		for i := range n {
			dst = append(dst, table.Piece{Place: engine.Place{Zone: engine.Line, Seat: s, Row: int8(r), Col: int8(i)}, Tile: colour})
		}
		for c := range 5 {
			if tile, ok := p.Wall(s, r, c); ok {
				dst = append(dst, table.Piece{Place: engine.Place{Zone: engine.Wall, Seat: s, Row: int8(r), Col: int8(c)}, Tile: tile})
			}
		}
	}
	for i := range p.FloorLen(s) {
		dst = append(dst, table.Piece{Place: engine.Place{Zone: engine.Floor, Seat: s, Col: int8(i)}, Tile: p.FloorTile(s, i)})
	}
	return dst
}

// Wall is every space of a seat's wall, row by row.
func Wall(s engine.Seat) (all []engine.Place) {
	for i := range 25 {
		all = append(all, engine.Place{Zone: engine.Wall, Seat: s, Row: int8(i / 5), Col: int8(i % 5)})
	}
	return all
}
