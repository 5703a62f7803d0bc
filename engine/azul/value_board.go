package azul

// evalBoard is one player's board as the evaluation sees it: sets of spaces as bits, with the complete lines already tiled.
type evalBoard struct {
	tiled int32    // points of the complete lines, in hundredths
	rows  [5]uint8 // by row, the columns covered
	cols  [5]uint8 // by column, the rows covered
	has   [5]uint8 // by colour, the rows that hold it
	in    [5]uint8 // by colour, the columns that hold it
	line  [5]uint8
	tint  [5]int8 // the colour of each line that holds tiles
	fresh uint8   // the rows tiled just now
	goal  [5]int8 // the column that each line in progress leads to, else -1
	wall  *variant
}

// see copies a board and tiles its complete lines.
func (s *evalBoard) see(b *board, w *variant) {
	*s = evalBoard{line: b.line, wall: w}
	for r := range s.rows {
		s.rows[r] = uint8(b.wall >> (5 * r) & 31)
		s.cols[r] = uint8(columnBits(b.wall, r))
		s.tint[r] = int8(b.colour[r])
	}
	for c, spaces := range b.hue {
		for r := range 5 {
			cols := uint8(spaces >> (5 * r) & 31)
			if cols != 0 {
				s.has[c] |= 1 << r
				s.in[c] |= cols
			}
		}
	}
	s.tile()
	for r := range s.goal {
		s.goal[r] = -1
		if s.line[r] > 0 {
			col, _ := s.best(r, int(s.tint[r]))
			s.goal[r] = int8(col)
		}
	}
}

// tile moves the complete lines to the wall, from the top. Lines that fit nowhere are lost.
func (s *evalBoard) tile() {
	for r, n := range s.line {
		if int(n) <= r {
			continue
		}
		if col, points := s.best(r, int(s.tint[r])); col >= 0 {
			s.cover(r, col, int(s.tint[r]))
			s.tiled += points * 100
		}
		s.line[r] = 0
		s.fresh |= 1 << r
	}
}

// cover puts a tile on the wall without scoring it.
func (s *evalBoard) cover(row, col, colour int) {
	s.rows[row] |= 1 << col
	s.cols[col] |= 1 << row
	s.has[colour] |= 1 << row
	s.in[colour] |= 1 << col
}

// fits is the set of columns of a row that may take a colour.
func (s *evalBoard) fits(row, colour int) uint8 {
	return s.wall.spaces[row][colour] &^ s.rows[row] &^ s.in[colour]
}

// best is the space where a colour scores most in a row, and the points; the column is -1 if it fits nowhere.
func (s *evalBoard) best(row, colour int) (col int, points int32) {
	set := uint64(s.fits(row, colour))
	if set == 0 {
		return -1, 0
	}
	col = lowest(set)
	points = s.points(row, col)
	for set &= set - 1; set != 0; set &= set - 1 {
		c := lowest(set)
		if n := s.points(row, c); n > points {
			col, points = c, n
		}
	}
	return col, points
}

// runs are the lengths across and down of the runs that a tile on a space joins.
func (s *evalBoard) runs(row, col int) (across, down int32) {
	return runThrough[s.rows[row]][col], runThrough[s.cols[col]][row]
}

// points is what a tile would score on a free space.
func (s *evalBoard) points(row, col int) int32 { return score(s.runs(row, col)) }
