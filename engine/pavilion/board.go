package pavilion

import (
	"math/bits"

	"azulejo/engine"
)

// firstScore is what everybody starts with.
const firstScore = 5

// Corners is how many tiles a player may keep from one round to the next.
const Corners = 4

// board is what lies before one player.
type board struct {
	hue           [Colours]uint64 // spaces of each colour
	taken         uint64          // spaces of all
	hand, corners counts
	score         int16
	points        [6]int16     // by source, from engine.FromStart
	on            [Stars]uint8 // colours on each star
	passed        bool
}

// allColours has a bit for each colour.
const allColours = 1<<Colours - 1

// open is the set of colours that may lie on the free spaces of a star.
func (b *board) open(v *variant, star int) uint8 {
	on := b.on[star]
	switch {
	case v.own[star] != 0:
		return v.own[star]
	case v.differ(star):
		return allColours &^ on
	}
	if covered := bits.OnesCount8(ring(b.taken, star)); covered < 2 {
		return allColours
	}
	if on&(on-1) == 0 {
		return on
	}
	return allColours &^ on
}

// set covers a space and returns its points.
func (b *board) set(at int, c engine.Tile) int {
	b.cover(at, c)
	n := int(runs[ring(b.taken, at/Ring)][at%Ring])
	b.gain(engine.FromPlacing, n)
	return n
}

// cover lays a tile.
func (b *board) cover(at int, c engine.Tile) {
	b.taken |= 1 << at
	b.hue[c] |= 1 << at
	b.on[at/Ring] |= 1 << c
}

// gain adds points of a source; a score never falls below 0. It returns what was really gained or lost.
func (b *board) gain(s engine.Source, n int) int {
	n = max(n, -int(b.score))
	b.score += int16(n)
	b.points[s-engine.FromStart] += int16(n)
	return n
}

// tileAt is the colour on a space, or -1.
func (b *board) tileAt(at int) engine.Tile {
	for c := range engine.Tile(Colours) {
		if b.hue[c]>>at&1 == 1 {
			return c
		}
	}
	return -1
}

// starBonuses are what a complete star of one colour brings, and last what one of six colours does.
var starBonuses = [Colours + 1]int{20, 18, 17, 16, 15, 14, 12}

// starBonus is what a star brings at the end.
func (b *board) starBonus(star int) int {
	on := b.on[star]
	switch {
	case ring(b.taken, star) != fullRing:
		return 0
	case on&(on-1) == 0:
		return starBonuses[bits.TrailingZeros8(on)]
	}
	return starBonuses[Colours]
}
