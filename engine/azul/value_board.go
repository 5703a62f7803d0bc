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
func (s *evalBoard) load(b *board, w *variant) {
	*s = evalBoard{line: b.line, wall: w}
	for r := range s.rows {
		s.rows[r] = uint8(b.wall >> (5 * r) & 31)
		s.cols[r] = uint8(columnBits(b.wall, r))
		s.lineColour[r] = int8(b.colour[r])
	}
	for c, spaces := range b.byColour {
		for r := range 5 {
			cols := uint8(spaces >> (5 * r) & 31)
			if cols != 0 {
				s.colourRows[c] |= 1 << r
				s.colourCols[c] |= cols
			}
		}
	}
	s.tileLines()
	for r := range s.goal {
		s.goal[r] = -1
		if s.line[r] > 0 {
			col, _ := s.bestSpace(r, int(s.lineColour[r]))
			s.goal[r] = int8(col)
		}
	}
}

// tileLines tiles the complete lines from the top, each on the space where it scores most. Lines without a legal space
// are removed.
func (s *evalBoard) tileLines() {
	for r, n := range s.line {
		if int(n) <= r {
			continue
		}
		if col, points := s.bestSpace(r, int(s.lineColour[r])); col >= 0 {
			s.cover(r, col, int(s.lineColour[r]))
			s.tiledPoints += points * 100
		}
		s.line[r] = 0
		s.justTiled |= 1 << r
	}
}

// cover adds a tile to the wall without scoring it.
func (s *evalBoard) cover(row, col, colour int) {
	s.rows[row] |= 1 << col
	s.cols[col] |= 1 << row
	s.colourRows[colour] |= 1 << row
	s.colourCols[colour] |= 1 << col
}

// fits returns the set of columns of a row that accept a colour.
func (s *evalBoard) fits(row, colour int) uint8 {
	return s.wall.spaces[row][colour] &^ s.rows[row] &^ s.colourCols[colour]
}

// bestSpace returns the column where a colour scores most in a row, and its points. col is -1 if there is no legal space.
func (s *evalBoard) bestSpace(row, colour int) (col int, points int32) {
	set := uint64(s.fits(row, colour))
	if set == 0 {
		return -1, 0
	}
	col = lowestBit(set)
	points = s.points(row, col)
	for set &= set - 1; set != 0; set &= set - 1 {
		c := lowestBit(set)
		if n := s.points(row, c); n > points {
			col, points = c, n
		}
	}
	return col, points
}

// runs returns the lengths of the horizontal and the vertical run through a space, as if it were covered.
func (s *evalBoard) runs(row, col int) (across, down int32) {
	return runThrough[s.rows[row]][col], runThrough[s.cols[col]][row]
}

// points returns the score of a tile on a free space.
func (s *evalBoard) points(row, col int) int32 { return score(s.runs(row, col)) }
