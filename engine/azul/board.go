package azul

import (
	"encoding/binary"

	"azulejo/engine"
)

// FloorSpaces is the number of spaces of the floor line.
const FloorSpaces = 7

// FloorCosts returns the points for each space of the floor line, from the left.
func FloorCosts() [FloorSpaces]int { return [FloorSpaces]int{-1, -1, -2, -2, -2, -3, -3} }

// floorSum[n] is the points for n occupied spaces of the floor line.
var floorSum = [FloorSpaces + 1]int16{0, -1, -2, -4, -6, -8, -11, -14}

// board is the state of one player's board.
type board struct {
	byColour    [Colours]uint32 // wall mask of the tiles of each colour
	wall        uint32          // wall mask of all tiles
	score       int16
	points      [5]int16       // by source, from engine.FromWall
	line        [5]uint8       // tiles on each pattern line
	colour      [5]engine.Tile // colour of each pattern line that holds tiles
	open        lineSets       // the pattern lines that each colour can go to
	floorCounts counts         // the tiles on the floor line, without the marker
	floorTiles  tileRow        // the tiles on the floor line from the left, including the marker
	floorLen    uint8
}

// lineSets holds a set of pattern lines for each colour. It has eight elements, the last three unused, so that it can be
// read and written as one 64-bit word with eight bits for each colour.
type lineSets [8]uint8

func (l *lineSets) word() uint64 { return binary.LittleEndian.Uint64(l[:]) }

func (l *lineSets) setWord(w uint64) { binary.LittleEndian.PutUint64(l[:], w) }

// topLines has the bit of pattern line 0 for every colour in a word of lineSets.
const topLines = 1 | 1<<8 | 1<<16 | 1<<24 | 1<<32

// tileRow is a sequence of up to eight tiles, four bits each.
type tileRow uint32

func (t tileRow) at(i int) engine.Tile { return engine.Tile(t >> (4 * i) & 15) }

// rowOf returns a row of n equal tiles; n is at most 7.
func rowOf(t engine.Tile, n int) tileRow { return tileRow(t) * 0x1111111 & (1<<(4*n) - 1) }

// openLine opens line r, which has just been emptied, to every colour that is not on its wall row.
func (b *board) openLine(r int) {
	row, takers := rowMask(r), uint64(0)
	for c := range b.byColour {
		h := b.byColour[c] & row
		lacks := ^(h | -h) >> 31 // 1 if the row lacks the colour; a branch would often be mispredicted
		takers |= uint64(lacks) << (8 * c)
	}
	b.open.setWord(b.open.word() | takers<<r)
}

// addToLine puts n tiles on line r and returns the number that did not fit. It closes the line to the other colours and,
// when the line is complete, to c as well.
func (b *board) addToLine(r int, c engine.Tile, n int) (over int) {
	room := r + 1 - int(b.line[r])
	over = max(0, n-room)
	b.line[r] += uint8(n - over)
	b.colour[r] = c
	incomplete := uint64(n-room) >> 63
	b.open.setWord(b.open.word()&^(topLines<<r) | incomplete<<(8*int(c)+r))
	return over
}

// addToFloor puts n tiles on the floor line and returns the number that did not fit.
func (b *board) addToFloor(t engine.Tile, n int) (over int) {
	fit := min(n, FloorSpaces-int(b.floorLen))
	b.floorTiles |= rowOf(t, fit) << (4 * b.floorLen)
	b.floorLen += uint8(fit)
	b.floorCounts += tilesOf(t, fit) // 0 for the marker: its bits are beyond those of the colours
	return n - fit
}

// completeLines returns the set of complete lines. It uses no branches.
func (b *board) completeLines() (set uint8) {
	for r := range b.line {
		set |= uint8(uint64(r-int(b.line[r]))>>63) << r
	}
	return set
}

func (b *board) full(r int) bool { return int(b.line[r]) == r+1 }

// addToWall places a tile on the wall, scores it and returns its points.
func (b *board) addToWall(row, col int, c engine.Tile) int {
	b.wall |= bit(row, col)
	b.byColour[c] |= bit(row, col)
	n := int(score(runs(b.wall, row, col)))
	b.addPoints(engine.FromWall, n)
	return n
}

// addPoints adds n points to the score and to the total of s. A score never falls below 0; addPoints returns the points
// actually gained or lost.
func (b *board) addPoints(s engine.Source, n int) int {
	n = max(n, -int(b.score))
	b.score += int16(n)
	b.points[s-engine.FromWall] += int16(n)
	return n
}

// fits returns the set of columns in which a tile of colour c can be placed in a row.
func (b *board) fits(v *variant, row int, c engine.Tile) uint32 {
	h := b.byColour[c]
	taken := h | h>>5 | h>>10 | h>>15 | h>>20
	return uint32(v.spaces[row][c]) &^ (b.wall >> (5 * row)) &^ taken
}

// tileAt returns the tile on a wall space, or -1 if it is empty.
func (b *board) tileAt(row, col int) engine.Tile {
	for c := range engine.Tile(Colours) {
		if b.byColour[c]&bit(row, col) != 0 {
			return c
		}
	}
	return -1
}
