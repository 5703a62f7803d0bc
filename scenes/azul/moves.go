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

// Options implements table.Table: every heap of the offer at every line, or a full line at every space of its row.
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
	for _, g := range sources(p).Pickables() {
		take := azul.Take{Source: sources(p).Number(g.From), Colour: g.Tile}
		for take.Line = range lines {
			all = append(all, takeOption(p, take))
		}
		take.Line = azul.FloorLine
		all = append(all, takeOption(p, take))
	}
	return all
}

// Option implements table.Table.
func (t *Table) Option(pos engine.Position, m engine.Move) table.Option {
	p := azul.See(pos)
	if take, ok := azul.Taken(m); ok {
		return takeOption(p, take)
	}
	if row, column, ok := azul.Wall(m); ok {
		return wallOption(p, row, column)
	}
	return table.Option{}
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

// takeOption returns the option of taking tiles.
func takeOption(p azul.View, take azul.Take) table.Option {
	o := table.Option{Move: take.Move(), From: sources(p).Pickable(take.Source, take.Colour), To: place(engine.Line, p.ToMove(), take.Line, 0)}
	if take.Line == azul.FloorLine {
		o.To = place(engine.Floor, p.ToMove(), 0, 0)
	}
	if o.Why = p.Check(o.Move); o.Why == nil {
		o.Pieces = takenPieces(p, take, p.Gain(o.Move))
		o.Scored = scoredTile(p, &o)
	}
	return o
}

// scoredTile returns the tile that a move puts on the wall at the end of the round, with its score, or nil.
func scoredTile(p azul.View, o *table.Option) *table.ScoredTile {
	scored, ok := p.Scored(o.Move)
	if !ok {
		return nil
	}
	return &table.ScoredTile{Scored: scored, Tile: o.From.Tile}
}

// takenPieces returns the tiles of a take at the places where it puts them.
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

// Target implements table.Table for pattern lines, the floor line and spaces of the wall.
func (t *Table) Target(at engine.Place) table.Target {
	b, row := &t.boards[at.Seat], int(at.Row)
	target := table.Target{Place: at, CatchDistance: t.catchDistance}
	switch at.Zone {
	case engine.Wall:
		target.Rect, target.AlwaysLit = table.Around(0, b.anchor(at)), true
		target.Area = target.Rect.Grow(b.halfGap())
	case engine.Floor:
		target.Rect = table.Around(0, b.spot(engine.Floor, 0, 0), b.spot(engine.Floor, 0, azul.FloorSpaces-1))
		target.Area = target.Rect.Grow(b.halfGap())
		target.Area.W = min(boardW*b.k*0.92+2*b.halfGap(), b.rect.X+b.rect.W-target.Area.X)
	default:
		target.Rect = table.Around(0, b.spot(engine.Line, row, row), b.spot(engine.Line, row, 0))
		area := table.Around(0, b.spot(engine.Line, row, lines-1), b.spot(engine.Wall, row, lines-1))
		if b.open() { // an open board has its score next to the lines
			area.W, area.X = area.X+area.W-target.Rect.X, target.Rect.X
		}
		area = area.Grow(b.halfGap())
		area.Y, area.H = area.Y+(area.H-b.row*b.k)/2, b.row*b.k
		target.Area = area
	}
	return target
}

// halfGap returns half the gap between two spaces.
func (b *board) halfGap() float64 { return (pitch - cell) / 2 * b.k }
