package azul

import (
	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// Pickables implements table.Table.
func (t *Table) Pickables(pos engine.Position) []table.Pickable {
	p := azul.See(pos)
	if p.Tiling() {
		row := p.TilingRow()
		colour, n := p.Line(p.ToMove(), row)
		return []table.Pickable{{From: engine.Place{Zone: engine.Line, Seat: p.ToMove(), Row: int8(row)}, Tile: colour, Count: n}}
	}
	var pickables []table.Pickable
	for i := range p.Factories() + 1 {
		source, at := i, engine.Place{Zone: engine.Factory, Row: int8(i)}
		if i == p.Factories() {
			source, at = azul.Centre, engine.Place{Zone: engine.Centre}
		}
		for c := range engine.Tile(azul.Colours) {
			if n := p.Count(source, c); n > 0 {
				pickables = append(pickables, table.Pickable{From: at, Tile: c, Count: n})
			}
		}
	}
	return pickables
}

// Targets implements table.Table.
func (t *Table) Targets(pos engine.Position) []table.Target {
	p := azul.See(pos)
	s := p.ToMove()
	if p.Tiling() {
		return t.wallZones(s, p.TilingRow())
	}
	var targets []table.Target
	for r := range 5 {
		near := engine.Place{Zone: engine.Line, Seat: s, Row: int8(r)}
		far := near
		far.Col = int8(r)
		rect := t.span(far, near)
		area := t.span(engine.Place{Zone: engine.Line, Seat: s, Row: int8(r), Col: 4}, engine.Place{Zone: engine.Wall, Seat: s, Row: int8(r), Col: 4})
		if t.layout.boards[s].open() { // whose score stands beside its lines
			area.W, area.X = area.X+area.W-rect.X, rect.X
		}
		area = area.Grow(t.between(s))
		row := t.layout.boards[s].row * t.layout.boards[s].k
		area.Y, area.H = area.Y+(area.H-row)/2, row
		targets = append(targets, table.Target{Place: near, Rect: rect, Area: area, Catch: t.layout.catch})
	}
	first := engine.Place{Zone: engine.Floor, Seat: s}
	last := first
	last.Col = 6
	rect := t.span(first, last)
	area := rect.Grow(t.between(s))
	board := t.layout.boards[s].rect
	area.W = min(boardW*t.layout.boards[s].k*0.92+2*t.between(s), board.X+board.W-area.X)
	return append(targets, table.Target{Place: first, Rect: rect, Area: area, Catch: t.layout.catch})
}

func (t *Table) wallZones(s engine.Seat, row int) []table.Target {
	var targets []table.Target
	for c := range 5 {
		at := engine.Place{Zone: engine.Wall, Seat: s, Row: int8(row), Col: int8(c)}
		r := t.span(at, at)
		targets = append(targets, table.Target{Place: at, Rect: r, Area: r.Grow(t.between(s)), Catch: t.layout.catch, Open: true})
	}
	return targets
}

// between is half of what lies between two spaces of a board, which belongs to either.
func (t *Table) between(s engine.Seat) float64 { return (pitch - cell) / 2 * t.layout.boards[s].k }

// span is the rectangle from the spot of one place to that of another to its right.
func (t *Table) span(a, b engine.Place) stage.Rect {
	from, to := t.Anchor(a, 0, 1), t.Anchor(b, 0, 1)
	half := from.Size / 2
	return stage.Rect{X: from.X - half, Y: from.Y - half, W: to.X - from.X + 2*half, H: 2 * half}
}

// sourceOf is the engine's number of a source.
func sourceOf(p engine.Place) int {
	if p.Zone == engine.Centre {
		return azul.Centre
	}
	return int(p.Row)
}

// MovesAt implements table.Table.
func (t *Table) MovesAt(pos engine.Position, g *table.Pickable, at engine.Place) []engine.Move {
	if at.Zone == engine.Wall {
		return []engine.Move{azul.WallMove(int(at.Row), int(at.Col))}
	}
	if g == nil {
		return nil
	}
	switch at.Zone {
	case engine.Floor:
		return []engine.Move{azul.Take{Source: sourceOf(g.From), Colour: g.Tile, Line: azul.FloorLine}.Move()}
	}
	return []engine.Move{azul.Take{Source: sourceOf(g.From), Colour: g.Tile, Line: int(at.Row)}.Move()}
}

// Price implements table.Table; a tile has one way to a line.
func (t *Table) Price(engine.Position, engine.Move) []engine.Tile { return nil }

// MultiPick implements table.Table; every move is made at once.
func (t *Table) MultiPick(engine.Position) *table.MultiPick { return nil }

// Ends implements table.Table.
func (t *Table) Ends(pos engine.Position, m engine.Move) (table.Pickable, engine.Place) {
	p, s := azul.See(pos), pos.ToMove()
	if row, col, ok := azul.Wall(m); ok {
		colour, n := p.Line(s, row)
		return table.Pickable{From: engine.Place{Zone: engine.Line, Seat: s, Row: int8(row)}, Tile: colour, Count: n},
			engine.Place{Zone: engine.Wall, Seat: s, Row: int8(row), Col: int8(col)}
	}
	take, _ := azul.Taken(m)
	from := engine.Place{Zone: engine.Factory, Row: int8(take.Source)}
	if take.Source == azul.Centre {
		from = engine.Place{Zone: engine.Centre}
	}
	to := engine.Place{Zone: engine.Line, Seat: s, Row: int8(take.Line)}
	if take.Line == azul.FloorLine {
		to = engine.Place{Zone: engine.Floor, Seat: s}
	}
	return table.Pickable{From: from, Tile: take.Colour, Count: p.Count(take.Source, take.Colour)}, to
}

// Ghosts implements table.Table.
func (t *Table) Ghosts(pos engine.Position, m engine.Move) []table.Piece {
	p, s := azul.See(pos), pos.ToMove()
	if row, col, ok := azul.Wall(m); ok {
		colour, _ := p.Line(s, row)
		return []table.Piece{{Place: engine.Place{Zone: engine.Wall, Seat: s, Row: int8(row), Col: int8(col)}, Tile: colour}}
	}
	take, _ := azul.Taken(m)
	g := p.Gain(m)
	var pieces []table.Piece
	if take.Line != azul.FloorLine {
		_, have := p.Line(s, take.Line)
		for i := range g.Placed {
			pieces = append(pieces, table.Piece{Place: engine.Place{Zone: engine.Line, Seat: s, Row: int8(take.Line), Col: int8(have + i)}, Tile: take.Colour})
		}
	}
	floor := p.FloorLen(s)
	for i := range g.ToFloor {
		tile := take.Colour
		if i == 0 && g.Marker {
			tile = engine.Marker
		}
		pieces = append(pieces, table.Piece{Place: engine.Place{Zone: engine.Floor, Seat: s, Col: int8(floor + i)}, Tile: tile})
	}
	return pieces
}

// Lenses implements table.Table: every target is large enough.
func (t *Table) Lenses(engine.Position) []table.Lens { return nil }
