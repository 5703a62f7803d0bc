package azul

import "azulejo/engine"

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
func (v View) Gain(m engine.Move) Gain {
	t, _ := Taken(m)
	b := v.boards[v.turn]
	n := v.source[t.Source].of(t.Colour)
	g := Gain{Marker: t.Source == Centre && v.marker == nobody}
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
		v.run(&b, t, &g)
	}
	return g
}

// run finds the runs that the tile of a complete line will join.
func (v View) run(b *board, t Take, g *Gain) {
	for r := range t.Line {
		if col := v.bestColumn(b, r); b.full(r) && col >= 0 {
			b.set(r, col, engine.Tile(b.colour[r]))
		}
	}
	if col := v.bestColumn(b, t.Line); col >= 0 {
		b.wall |= bit(t.Line, col)
		g.Row, g.Column = runs(b.wall, t.Line, col)
		g.Points = worth(b.wall, t.Line, col)
	}
}

// WallGain works out a legal placing of the seat on turn on the grey wall.
func (v View) WallGain(row, col int) Gain {
	wall := v.boards[v.turn].wall | bit(row, col)
	g := Gain{Complete: true, Points: worth(wall, row, col)}
	g.Row, g.Column = runs(wall, row, col)
	return g
}
