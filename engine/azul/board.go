package azul

import (
	"math/bits"

	"azulejo/engine"
)

// floorSize is the number of spaces of the floor line.
const floorSize = 7

// FloorCosts are what the spaces of the floor line cost, from the left.
func FloorCosts() [floorSize]int { return [floorSize]int{-1, -1, -2, -2, -2, -3, -3} }

// floorSum[n] is the cost of n occupied spaces.
var floorSum = [floorSize + 1]int16{0, -1, -2, -4, -6, -8, -11, -14}

// board is what lies before one player.
type board struct {
	hue      [Colours]uint32 // wall mask of each colour
	wall     uint32          // wall mask of all
	score    int16
	points   [5]int16         // by source, from engine.FromWall
	line     [5]uint8         // tiles on each pattern line
	colour   [5]int8          // colour of each pattern line that holds tiles
	open     [Colours]uint8   // for each colour the set of lines that take it
	floor    [floorSize]uint8 // tiles from the left
	floorLen uint8
}

func (b *board) init() {
	*b = board{}
	for r := range 5 {
		b.reopen(r)
	}
}

// reopen recomputes which colours line r takes.
func (b *board) reopen(r int) {
	held := b.wall & rowMask(r)
	for c := range Colours {
		set := b.line[r] == 0 && b.hue[c]&held == 0 || b.line[r] > 0 && int(b.line[r]) <= r && int(b.colour[r]) == c
		if set {
			b.open[c] |= 1 << r
		} else {
			b.open[c] &^= 1 << r
		}
	}
}

// free opens line r, just emptied, to every colour that its wall row lacks.
func (b *board) free(r int) {
	row, set := rowMask(r), uint8(1)<<r
	for c, h := range b.hue {
		h &= row
		held := uint8((h | -h) >> 31) // 1 for a colour that the row has; a branch here would be guessed wrong
		b.open[c] = b.open[c]&^set | set&^(set*held)
	}
}

// lay puts n tiles on line r and returns how many found no room.
func (b *board) lay(r int, c engine.Tile, n int) (over int) {
	room := r + 1 - int(b.line[r])
	over = max(0, n-room)
	if b.line[r] == 0 {
		for i := range b.open {
			b.open[i] &^= 1 << r
		}
		b.open[c] |= 1 << r
		b.colour[r] = int8(c)
	}
	b.line[r] += uint8(n - over)
	if over > 0 || n == room {
		b.open[c] &^= 1 << r
	}
	return over
}

// drop puts n tiles on the floor line and returns how many found no room.
func (b *board) drop(t engine.Tile, n int) (over int) {
	for ; n > 0 && b.floorLen < floorSize; n-- {
		b.floor[b.floorLen] = uint8(t)
		b.floorLen++
	}
	return n
}

func (b *board) full(r int) bool { return int(b.line[r]) == r+1 }

// set places a tile on the wall and returns its points.
func (b *board) set(row, col int, c engine.Tile) int {
	b.wall |= bit(row, col)
	b.hue[c] |= bit(row, col)
	n := worth(b.wall, row, col)
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

// fits is the set of columns of a row where the grey wall takes a colour.
func (b *board) fits(row int, c engine.Tile) uint32 {
	free := ^(b.wall >> (5 * row)) & 31
	h := b.hue[c]
	taken := h | h>>5 | h>>10 | h>>15 | h>>20
	return free &^ (taken & 31)
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

func (b *board) columns() int {
	w := b.wall
	return bits.OnesCount32(w & (w >> 5) & (w >> 10) & (w >> 15) & (w >> 20) & 31)
}

func (b *board) colours() int {
	n := 0
	for _, h := range b.hue {
		if bits.OnesCount32(h) == 5 {
			n++
		}
	}
	return n
}
