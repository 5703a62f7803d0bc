package azul

import "azulejo/engine"

// Gain is what a take brings at once.
type Gain struct {
	Placed  int // tiles laid on the pattern line
	ToFloor int // tiles put on the floor line, the marker included
	ToLid   int // tiles for which the floor line has no space
	Marker  bool
	Missing int // tiles that the line still lacks
	// Complete reports whether the line is full; then Run is what its tile will score as complete lines above it will leave the wall.
	Complete bool
	Run
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
		g.Run = v.run(v.turn, t.Line, t.Colour)
	}
	return g
}

// Run is what a tile scores on the wall.
type Run struct {
	Points int
	// Row and Column are the lengths of the runs that it joins.
	Row, Column int
}

// run is what the tile of a line will score on the wall as complete lines above it will leave it; nothing where it fits nowhere.
func (v View) run(s engine.Seat, line int, c engine.Tile) Run {
	b := v.boards[s]
	clear(b.line[line:])
	var left evalBoard
	left.see(&b, v.variant)
	col, points := left.best(line, int(c))
	if col < 0 {
		return Run{}
	}
	row, column := left.runs(line, col)
	return Run{int(points), int(row), int(column)}
}

// WallRun works out a legal placing of the seat on turn on the grey wall.
func (v View) WallRun(row, col int) Run {
	across, down := runs(v.boards[v.turn].wall, row, col)
	return Run{int(score(across, down)), int(across), int(down)}
}
