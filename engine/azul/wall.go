package azul

import "math/bits"

// A wall mask has bit 5·row + col set for each occupied space. Rows and columns count from 0.

func bit(row, col int) uint32 { return 1 << (5*row + col) }

func rowMask(row int) uint32 { return 31 << (5 * row) }

// firstColumn is the wall mask of column 0.
const firstColumn uint32 = 1 | 1<<5 | 1<<10 | 1<<15 | 1<<20

// columnBits returns a column as five bits, with row 0 as the lowest.
func columnBits(wall uint32, col int) uint32 {
	v := wall >> col
	return v&1 | v>>4&2 | v>>8&4 | v>>12&8 | v>>16&16
}

// runThrough[set][i] is the length of the unbroken run of ones through bit i of set, as if bit i were set.
var runThrough = func() (t [32][5]int32) {
	for set := range uint32(32) {
		for i := range 5 {
			v := set | 1<<i
			up := bits.TrailingZeros32(^(v >> i))
			down := bits.LeadingZeros32(^(v << (31 - i)))
			t[set][i] = int32(up + down - 1)
		}
	}
	return t
}()

// runs returns the lengths of the horizontal and the vertical run through a space, as if it were covered.
func runs(wall uint32, row, col int) (across, down int32) {
	return runThrough[wall>>(5*row)&31][col], runThrough[columnBits(wall, col)][row]
}

// score returns the points for a tile with runs of these lengths.
func score(across, down int32) int32 {
	switch {
	case across == 1:
		return down
	case down == 1:
		return across
	}
	return across + down
}

// covers reports whether all spaces of a mask are covered.
func covers(wall, spaces uint32) bool { return wall&spaces == spaces }

// completeRows returns the complete rows: bit 5·row is set for each.
func completeRows(wall uint32) uint32 {
	return wall & (wall >> 1) & (wall >> 2) & (wall >> 3) & (wall >> 4) & firstColumn
}

// fullRows returns the number of complete rows.
func fullRows(wall uint32) int { return bits.OnesCount32(completeRows(wall)) }

// bits5 returns the number of spaces in a mask.
func bits5(mask uint32) int { return bits.OnesCount32(mask) }
