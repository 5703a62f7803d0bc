package azul

import (
	"encoding/binary"

	"azulejo/engine"
)

// FloorSpaces is the number of spaces of the floor line.
const FloorSpaces = 7

// FloorCosts are what the spaces of the floor line cost, from the left.
func FloorCosts() [FloorSpaces]int { return [FloorSpaces]int{-1, -1, -2, -2, -2, -3, -3} }

// floorSum[n] is the cost of n occupied spaces.
var floorSum = [FloorSpaces + 1]int16{0, -1, -2, -4, -6, -8, -11, -14}

// board is what lies before one player.
type board struct {
	hue      [Colours]uint32 // wall mask of each colour
	wall     uint32          // wall mask of all
	score    int16
	points   [5]int16       // by source, from engine.FromWall
	line     [5]uint8       // tiles on each pattern line
	colour   [5]engine.Tile // colour of each pattern line that holds tiles
	open     lineSets       // the lines that take each colour
	fallen   counts         // the tiles on the floor line, without the marker
	floor    tileRow        // all that lies there, from the left
	floorLen uint8
}

// lineSets holds for each colour a set of lines. Three more than there are colours, always empty, let them be read and
// written as one number, eight bits a colour.
type lineSets [8]uint8

func (l *lineSets) word() uint64 { return binary.LittleEndian.Uint64(l[:]) }

func (l *lineSets) setWord(w uint64) { binary.LittleEndian.PutUint64(l[:], w) }

// topLines is the top line of each colour in the word of lineSets.
const topLines = 1 | 1<<8 | 1<<16 | 1<<24 | 1<<32

// tileRow holds tiles side by side, four bits each.
type tileRow uint32

func (r tileRow) at(i int) engine.Tile { return engine.Tile(r >> (4 * i) & 15) }

// rowOf is a row of n of the same tile, up to seven.
func rowOf(t engine.Tile, n int) tileRow { return tileRow(t) * 0x1111111 & (1<<(4*n) - 1) }

// free opens line r, just emptied, to every colour that its wall row lacks.
func (b *board) free(r int) {
	row, takers := rowMask(r), uint64(0)
	for c := range b.hue {
		h := b.hue[c] & row
		lacks := ^(h | -h) >> 31 // 1 for a colour that the row lacks; a branch here would be guessed wrong
		takers |= uint64(lacks) << (8 * c)
	}
	b.open.setWord(b.open.word() | takers<<r)
}

// lay puts n tiles on line r and returns how many found no room. From now on it takes no other colour, and not even this
// one once it is complete.
func (b *board) lay(r int, c engine.Tile, n int) (over int) {
	room := r + 1 - int(b.line[r])
	over = max(0, n-room)
	b.line[r] += uint8(n - over)
	b.colour[r] = c
	incomplete := uint64(n-room) >> 63
	b.open.setWord(b.open.word()&^(topLines<<r) | incomplete<<(8*int(c)+r))
	return over
}

// drop puts n tiles on the floor line and returns how many found no room.
func (b *board) drop(t engine.Tile, n int) (over int) {
	fit := min(n, FloorSpaces-int(b.floorLen))
	b.floor |= rowOf(t, fit) << (4 * b.floorLen)
	b.floorLen += uint8(fit)
	b.fallen += tilesOf(t, fit) // nothing for the marker, which is beyond the colours
	return n - fit
}

// complete is the set of complete lines, without a branch for each.
func (b *board) complete() (set uint8) {
	for r := range b.line {
		set |= uint8(uint64(r-int(b.line[r]))>>63) << r
	}
	return set
}

func (b *board) full(r int) bool { return int(b.line[r]) == r+1 }

// set places a tile on the wall and returns its points.
func (b *board) set(row, col int, c engine.Tile) int {
	b.wall |= bit(row, col)
	b.hue[c] |= bit(row, col)
	n := int(score(runs(b.wall, row, col)))
	b.gain(engine.FromWall, n)
	return n
}

// gain adds points of a source; a score never falls below 0. It returns what was really gained or lost.
func (b *board) gain(s engine.Source, n int) int {
	n = max(n, -int(b.score))
	b.score += int16(n)
	b.points[s-engine.FromWall] += int16(n)
	return n
}

// fits is the set of columns of a row where a wall takes a colour.
func (b *board) fits(v *variant, row int, c engine.Tile) uint32 {
	h := b.hue[c]
	taken := h | h>>5 | h>>10 | h>>15 | h>>20
	return uint32(v.spaces[row][c]) &^ (b.wall >> (5 * row)) &^ taken
}

// tileAt is the colour on a wall space, or -1.
func (b *board) tileAt(row, col int) engine.Tile {
	for c := range engine.Tile(Colours) {
		if b.hue[c]&bit(row, col) != 0 {
			return c
		}
	}
	return -1
}
