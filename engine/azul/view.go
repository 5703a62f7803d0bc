package azul

import "azulejo/engine"

// Count is the number of tiles of a colour at a source.
func (p *Position) Count(source int, c engine.Tile) int { return p.source[source].of(c) }

// Bag is the number of tiles of a colour in the bag.
func (p *Position) Bag(c engine.Tile) int { return p.bag.of(c) }

// Lid is the number of tiles of a colour in the lid.
func (p *Position) Lid(c engine.Tile) int { return p.lid.of(c) }

// Marker is the holder of the starting player marker, -1 while it lies in the centre.
func (p *Position) Marker() engine.Seat { return p.marker }

// MarkerInCentre reports whether the marker lies in the centre.
func (p *Position) MarkerInCentre() bool { return p.marker == nobody }

// Start is the seat that starts, or started, the round.
func (p *Position) Start() engine.Seat { return p.start }

// Grey reports whether the wall is the grey one.
func (p *Position) Grey() bool { return p.grey }

// Tiling reports whether the seat on turn chooses a space of the grey wall.
func (p *Position) Tiling() bool { return p.phase == tiling }

// TilingRow is the row, from 0, whose tile is to be placed while Tiling.
func (p *Position) TilingRow() int { return p.boards[p.turn].tilingRow() }

// Line is the colour and the number of tiles on a pattern line, both from 0; the colour of an empty line means nothing.
func (p *Position) Line(s engine.Seat, row int) (engine.Tile, int) {
	b := &p.boards[s]
	return engine.Tile(b.colour[row]), int(b.line[row])
}

// Wall is the tile on a wall space, if there is one.
func (p *Position) Wall(s engine.Seat, row, col int) (engine.Tile, bool) {
	t := p.boards[s].tileAt(row, col)
	return t, t >= 0
}

// Pattern is the colour printed on a wall space; the grey wall has none.
func (p *Position) Pattern(row, col int) (engine.Tile, bool) { return pattern(row, col), !p.grey }

// FloorLen is the number of occupied spaces of a floor line.
func (p *Position) FloorLen(s engine.Seat) int { return int(p.boards[s].floorLen) }

// FloorTile is the i-th tile of a floor line from the left, from 0; it may be engine.Marker.
func (p *Position) FloorTile(s engine.Seat, i int) engine.Tile {
	return p.boards[s].floor.at(i)
}

// FloorLoss is what a floor line costs as it stands, 0 or less.
func (p *Position) FloorLoss(s engine.Seat) int { return int(floorSum[p.boards[s].floorLen]) }

// Score is the score of a seat.
func (p *Position) Score(s engine.Seat) int { return int(p.boards[s].score) }

// Forecast is what a board will bring at the end of the round as it stands.
type Forecast struct {
	Wall  int // points of complete lines; on the grey wall with the best space for each line in turn
	Floor int // 0 or less
	Net   int // change of the score, which never falls below 0
	// Row reports whether a row of the wall will be complete, which ends the game.
	Row bool
}

// Forecast looks ahead to the tiling of a board.
func (p *Position) Forecast(s engine.Seat) Forecast {
	b := p.boards[s]
	before := b.score
	var f Forecast
	for r := range 5 {
		if col := p.bestColumn(&b, r); b.full(r) && col >= 0 {
			f.Wall += b.set(r, col, engine.Tile(b.colour[r]))
		}
	}
	f.Floor = int(floorSum[b.floorLen])
	b.gain(engine.FromFloor, f.Floor)
	f.Net, f.Row = int(b.score-before), fullRows(b.wall) > 0
	return f
}

// bestColumn is where the tile of a line goes: the grey wall's most rewarding space. It is -1 where none takes it.
func (p *Position) bestColumn(b *board, r int) int {
	c := engine.Tile(b.colour[r])
	if !p.grey {
		return column(r, c)
	}
	best, most := -1, 0
	for col := range 5 {
		if b.fits(r, c)>>col&1 == 1 {
			if n := worth(b.wall|bit(r, col), r, col); n > most {
				best, most = col, n
			}
		}
	}
	return best
}

// Gain is what a take brings at once.
type Gain struct {
	Placed  int // tiles laid on the pattern line
	ToFloor int // tiles put on the floor line, the marker included
	ToLid   int // tiles for which the floor line has no space
	Marker  bool
	Missing int // tiles that the line still lacks
	// Complete reports whether the line is full; then Row and Column are the lengths of the runs its tile will join on
	// the wall as complete lines above it will leave it, and Points is what it scores.
	Complete    bool
	Row, Column int
	Points      int
	// Floor is the change of the floor line's cost, 0 or less.
	Floor int
}

// Gain works out a legal take of the seat on turn.
func (p *Position) Gain(m engine.Move) Gain {
	t, _ := Taken(m)
	b := p.boards[p.turn]
	n := p.source[t.Source].of(t.Colour)
	g := Gain{Marker: t.Source == Centre && p.marker == nobody}
	had := b.floorLen
	if g.Marker {
		b.drop(engine.Marker, 1)
	}
	over := n
	if t.Line != FloorLine {
		over = b.lay(t.Line, t.Colour, n)
		g.Missing = t.Line + 1 - int(b.line[t.Line])
		g.Complete = g.Missing == 0
	}
	g.Placed = n - over
	g.ToLid = b.drop(t.Colour, over)
	g.ToFloor = int(b.floorLen - had)
	g.Floor = int(floorSum[b.floorLen] - floorSum[had])
	if g.Complete {
		p.run(&b, t, &g)
	}
	return g
}

// run finds the runs that the tile of a complete line will join.
func (p *Position) run(b *board, t Take, g *Gain) {
	for r := range t.Line {
		if col := p.bestColumn(b, r); b.full(r) && col >= 0 {
			b.set(r, col, engine.Tile(b.colour[r]))
		}
	}
	if col := p.bestColumn(b, t.Line); col >= 0 {
		b.wall |= bit(t.Line, col)
		g.Row, g.Column = runs(b.wall, t.Line, col)
		g.Points = worth(b.wall, t.Line, col)
	}
}

// LastRound reports whether some wall row is complete or will be at the tiling as the boards stand.
func (p *Position) LastRound() bool {
	for s := range engine.Seat(p.seats) {
		if p.Forecast(s).Row {
			return true
		}
	}
	return false
}

// WallGain works out a legal placing of the seat on turn on the grey wall.
func (p *Position) WallGain(row, col int) Gain {
	wall := p.boards[p.turn].wall | bit(row, col)
	g := Gain{Complete: true, Points: worth(wall, row, col)}
	g.Row, g.Column = runs(wall, row, col)
	return g
}
