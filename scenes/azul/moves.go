package azul

import (
	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/scenes/table"
)

// sources are what can be taken in a position.
func sources(p azul.View) table.Sources {
	return table.Sources{View: p, Centre: azul.Centre, Colours: azul.Colours}
}

// laid is the line of which a tile is laid on the wall.
func laid(p azul.View, row int) table.Pickable {
	colour, n := p.Line(p.ToMove(), row)
	return table.Pickable{From: place(engine.Line, p.ToMove(), row, 0), Tile: colour, Count: n}
}

// Pickables implements table.Table.
func (t *Table) Pickables(pos engine.Position) []table.Pickable {
	p := azul.See(pos)
	if p.Tiling() {
		return []table.Pickable{laid(p, p.TilingRow())}
	}
	return sources(p).Heaps()
}

// Targets implements table.Table.
func (t *Table) Targets(pos engine.Position) []table.Target {
	p := azul.See(pos)
	s := p.ToMove()
	if p.Tiling() {
		return t.wallZones(s, p.TilingRow())
	}
	b := &t.boards[s]
	var targets []table.Target
	for r := range lines {
		rect := table.Around(0, b.spot(engine.Line, r, r), b.spot(engine.Line, r, 0))
		area := table.Around(0, b.spot(engine.Line, r, lines-1), b.spot(engine.Wall, r, lines-1))
		if b.open() { // whose score stands beside its lines
			area.W, area.X = area.X+area.W-rect.X, rect.X
		}
		area = area.Grow(b.between())
		area.Y, area.H = area.Y+(area.H-b.row*b.k)/2, b.row*b.k
		targets = append(targets, table.Target{Place: place(engine.Line, s, r, 0), Rect: rect, Area: area, Catch: t.catch})
	}
	rect := table.Around(0, b.spot(engine.Floor, 0, 0), b.spot(engine.Floor, 0, 6))
	area := rect.Grow(b.between())
	area.W = min(boardW*b.k*0.92+2*b.between(), b.rect.X+b.rect.W-area.X)
	return append(targets, table.Target{Place: place(engine.Floor, s, 0, 0), Rect: rect, Area: area, Catch: t.catch})
}

func (t *Table) wallZones(s engine.Seat, row int) []table.Target {
	b := &t.boards[s]
	var targets []table.Target
	for c := range lines {
		r := table.Around(0, b.spot(engine.Wall, row, c))
		targets = append(targets, table.Target{Place: place(engine.Wall, s, row, c), Rect: r, Area: r.Grow(b.between()), Catch: t.catch, Open: true})
	}
	return targets
}

// between is half of what lies between two spaces, which belongs to either.
func (b *board) between() float64 { return (pitch - cell) / 2 * b.k }

// MovesAt implements table.Table.
func (t *Table) MovesAt(pos engine.Position, g *table.Pickable, at engine.Place) []engine.Move {
	switch {
	case at.Zone == engine.Wall:
		return []engine.Move{azul.WallMove(int(at.Row), int(at.Col))}
	case g == nil:
		return nil
	}
	take := azul.Take{Source: sources(azul.See(pos)).Number(g.From), Colour: g.Tile, Line: int(at.Row)}
	if at.Zone == engine.Floor {
		take.Line = azul.FloorLine
	}
	return []engine.Move{take.Move()}
}

// Option implements table.Table.
func (t *Table) Option(pos engine.Position, m engine.Move) table.Option {
	p, s := azul.See(pos), pos.ToMove()
	var o table.Option
	if row, col, ok := azul.Wall(m); ok {
		o.From, o.To = laid(p, row), place(engine.Wall, s, row, col)
		o.Pieces = []table.Piece{{Place: o.To, Tile: o.From.Tile}}
	} else {
		take, _ := azul.Taken(m)
		o.From, o.To = sources(p).Heap(take.Source, take.Colour), place(engine.Line, s, take.Line, 0)
		if take.Line == azul.FloorLine {
			o.To = place(engine.Floor, s, 0, 0)
		}
		o.Pieces = takenPieces(p, take, p.Gain(m))
	}
	if scored, ok := p.Scored(m); ok {
		o.Scored = &table.ScoredTile{Scored: scored, Tile: o.From.Tile}
	}
	return o
}

// takenPieces returns taken tiles as they are put down.
func takenPieces(p azul.View, take azul.Take, g azul.Gain) (pieces []table.Piece) {
	s := p.ToMove()
	if take.Line != azul.FloorLine {
		_, have := p.Line(s, take.Line)
		for i := range g.Placed {
			pieces = append(pieces, table.Piece{Place: place(engine.Line, s, take.Line, have+i), Tile: take.Colour})
		}
	}
	for i := range g.ToFloor {
		tile := take.Colour
		if i == 0 && g.Marker {
			tile = engine.Marker
		}
		pieces = append(pieces, table.Piece{Place: place(engine.Floor, s, 0, p.FloorLen(s)+i), Tile: tile})
	}
	return pieces
}
