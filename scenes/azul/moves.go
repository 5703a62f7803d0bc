package azul

import (
	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/scenes/table"
)

// sources returns the factories and the centre of a position.
func sources(p azul.View) table.Sources {
	return table.Sources{View: p, Centre: azul.Centre, Colours: azul.Colours}
}

// Options implements table.Table: tiles of the offer for every line, or a full line for every space of its row.
func (t *Table) Options(pos engine.Position) (all table.Options) {
	p := azul.See(pos)
	switch {
	case pos.Over() || pos.ToMove() == engine.Nature:
		return nil
	case p.Tiling():
		for column := range lines {
			all = append(all, wallOption(p, p.TilingRow(), column))
		}
		return all
	}
	for _, heap := range sources(p).Pickables() {
		source := sources(p).Number(heap.From)
		for line := range lines {
			all = append(all, takeOption(p, heap, azul.Take{Source: source, Colour: heap.Tile, Line: line}))
		}
		all = append(all, takeOption(p, heap, azul.Take{Source: source, Colour: heap.Tile, Line: azul.FloorLine}))
	}
	return all
}

// wallOption returns the option of moving a tile from a full line to a column of the wall.
func wallOption(p azul.View, row, column int) table.Option {
	s := p.ToMove()
	colour, n := p.Line(s, row)
	o := table.Option{
		Move: azul.WallMove(row, column),
		From: table.Pickable{From: place(engine.Line, s, row, 0), Tile: colour, Count: n},
		To:   place(engine.Wall, s, row, column),
	}
	if o.Why = p.Check(o.Move); o.Why == nil {
		o.Pieces = []table.Piece{{Place: o.To, Tile: colour}}
		o.Scored = scoredTile(p, &o)
	}
	return o
}

// takeOption returns the option of taking a heap.
func takeOption(p azul.View, heap table.Pickable, take azul.Take) table.Option {
	o := table.Option{Move: take.Move(), From: heap, To: place(engine.Line, p.ToMove(), take.Line, 0)}
	if take.Line == azul.FloorLine {
		o.To = place(engine.Floor, p.ToMove(), 0, 0)
	}
	if o.Why = p.Check(o.Move); o.Why == nil {
		o.Pieces = takenPieces(p, take, p.Gain(o.Move))
		o.Scored = scoredTile(p, &o)
	}
	return o
}

// scoredTile returns the tile that a move will have scored when the round ends, or nil.
func scoredTile(p azul.View, o *table.Option) *table.ScoredTile {
	scored, ok := p.Scored(o.Move)
	if !ok {
		return nil
	}
	return &table.ScoredTile{Scored: scored, Tile: o.From.Tile}
}

// takenPieces returns the tiles of a take as they are put down.
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

// Target implements table.Table: a pattern line, the floor line, or a space of the wall.
func (t *Table) Target(at engine.Place) table.Target {
	b, row := &t.boards[at.Seat], int(at.Row)
	target := table.Target{Place: at, CatchDistance: t.catch}
	switch at.Zone {
	case engine.Wall:
		target.Rect, target.AlwaysLit = table.Around(0, b.anchor(at)), true
		target.Area = target.Rect.Grow(b.between())
	case engine.Floor:
		target.Rect = table.Around(0, b.spot(engine.Floor, 0, 0), b.spot(engine.Floor, 0, azul.FloorSpaces-1))
		target.Area = target.Rect.Grow(b.between())
		target.Area.W = min(boardW*b.k*0.92+2*b.between(), b.rect.X+b.rect.W-target.Area.X)
	default:
		target.Rect = table.Around(0, b.spot(engine.Line, row, row), b.spot(engine.Line, row, 0))
		area := table.Around(0, b.spot(engine.Line, row, lines-1), b.spot(engine.Wall, row, lines-1))
		if b.open() { // whose score stands next to its lines
			area.W, area.X = area.X+area.W-target.Rect.X, target.Rect.X
		}
		area = area.Grow(b.between())
		area.Y, area.H = area.Y+(area.H-b.row*b.k)/2, b.row*b.k
		target.Area = area
	}
	return target
}

// between returns half the distance between two spaces.
func (b *board) between() float64 { return (pitch - cell) / 2 * b.k }
