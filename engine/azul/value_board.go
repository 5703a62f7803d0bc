package azul

// evalBoard is the evaluation's copy of a board: bit sets of spaces, with the complete lines already tiled.
type evalBoard struct {
	tiledPoints int32    // points of the complete lines, in hundredths
	rows        [5]uint8 // covered columns by row
	cols        [5]uint8 // covered rows by column
	colourRows  [5]uint8 // rows that contain a colour, by colour
	colourCols  [5]uint8 // columns that contain a colour, by colour
	line        [5]uint8
	lineColour  [5]int8 // colour of each pattern line that has tiles
	justTiled   uint8   // rows whose complete line was tiled by load
	goal        [5]int8 // best column for the tile of each incomplete line that has tiles; else -1
	wall        *variant
}

// load copies a board and tiles its complete lines.
func (e *evalBoard) load(b *board, w *variant) {
	*e = evalBoard{line: b.line, wall: w}
	for r := range e.rows {
		e.rows[r] = uint8(b.wall >> (5 * r) & 31)
		e.cols[r] = uint8(columnBits(b.wall, r))
		e.lineColour[r] = int8(b.colour[r])
	}
	for c, spaces := range b.byColour {
		for r := range 5 {
			cols := uint8(spaces >> (5 * r) & 31)
			if cols != 0 {
				e.colourRows[c] |= 1 << r
				e.colourCols[c] |= cols
			}
		}
	}
	e.tileLines()
	for r := range e.goal {
		e.goal[r] = -1
		if e.line[r] > 0 {
			col, _ := e.bestSpace(r, int(e.lineColour[r]))
			e.goal[r] = int8(col)
		}
	}
}

// tileLines tiles the complete lines from the top, each on the space where it scores most. Lines without a legal space
// are removed.
func (e *evalBoard) tileLines() {
	for r, n := range e.line {
		if int(n) <= r {
			continue
		}
		if col, points := e.bestSpace(r, int(e.lineColour[r])); col >= 0 {
			e.cover(r, col, int(e.lineColour[r]))
			e.tiledPoints += points * 100
		}
		e.line[r] = 0
		e.justTiled |= 1 << r
	}
}

// cover adds a tile to the wall without scoring it.
func (e *evalBoard) cover(row, col, colour int) {
	e.rows[row] |= 1 << col
	e.cols[col] |= 1 << row
	e.colourRows[colour] |= 1 << row
	e.colourCols[colour] |= 1 << col
}

// fits returns the set of columns of a row that accept a colour.
func (e *evalBoard) fits(row, colour int) uint8 {
	return e.wall.spaces[row][colour] &^ e.rows[row] &^ e.colourCols[colour]
}

// bestSpace returns the column where a colour scores most in a row, and its points. col is -1 if there is no legal space.
func (e *evalBoard) bestSpace(row, colour int) (col int, points int32) {
	set := uint64(e.fits(row, colour))
	if set == 0 {
		return -1, 0
	}
	col = lowestBit(set)
	points = e.points(row, col)
	for set &= set - 1; set != 0; set &= set - 1 {
		c := lowestBit(set)
		if n := e.points(row, c); n > points {
			col, points = c, n
		}
	}
	return col, points
}

// runs returns the lengths of the horizontal and the vertical run through a space, as if it were covered.
func (e *evalBoard) runs(row, col int) (across, down int32) {
	return runThrough[e.rows[row]][col], runThrough[e.cols[col]][row]
}

// points returns the score of a tile on a free space.
func (e *evalBoard) points(row, col int) int32 { return score(e.runs(row, col)) }
