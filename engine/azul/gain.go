package azul

import "azulejo/engine"

// Gain is the immediate effect of a take.
type Gain struct {
	Placed  int  // tiles placed on the pattern line
	ToFloor int  // tiles placed on the floor line, including the marker
	ToLid   int  // tiles that do not fit on the floor line
	Marker  bool // whether the take includes the starting player marker
	Missing int  // tiles still missing on the pattern line
	// Complete reports whether the line becomes complete. If so, Run is the score of its tile on the wall, after the
	// complete lines above it have been tiled.
	Complete bool
	Run
	// Floor is the change of FloorLoss, 0 or less.
	Floor int
}

// Gain returns the immediate effect of a legal take of the seat on turn.
func (v View) Gain(m engine.Move) Gain {
	t, _ := Taken(m)
	b := v.boards[v.turn]
	n := v.source[t.Source].of(t.Colour)
	g := Gain{Marker: t.Source == Centre && v.marker == nobody}
	had := b.floorLen
	if g.Marker {
		b.addToFloor(engine.Marker, 1)
	}
	over := n
	if t.Line != FloorLine {
		over = b.addToLine(t.Line, t.Colour, n)
		g.Missing = t.Line + 1 - int(b.line[t.Line])
		g.Complete = g.Missing == 0
	}
	g.Placed = n - over
	g.ToLid = b.addToFloor(t.Colour, over)
	g.ToFloor = int(b.floorLen - had)
	g.Floor = int(floorSum[b.floorLen] - floorSum[had])
	if g.Complete {
		g.Run = v.lineRun(v.turn, t.Line, t.Colour)
	}
	return g
}

// Run is the score of a tile on the wall.
type Run struct {
	Points int
	// Row and Column are the lengths of the horizontal and the vertical run through the tile.
	Row, Column int
}

// lineRun returns the score of a tile of colour c from a line, after the complete lines above it have been tiled. It is
// zero if the tile has no legal space.
func (v View) lineRun(s engine.Seat, line int, c engine.Tile) Run {
	b := v.boards[s]
	clear(b.line[line:])
	var left evalBoard
	left.load(&b, v.variant)
	col, points := left.bestSpace(line, int(c))
	if col < 0 {
		return Run{}
	}
	row, column := left.runs(line, col)
	return Run{int(points), int(row), int(column)}
}

// WallRun returns the score of a tile that the seat on turn places on a wall space.
func (v View) WallRun(row, col int) Run {
	across, down := runs(v.boards[v.turn].wall, row, col)
	return Run{int(score(across, down)), int(across), int(down)}
}
