package azul

import (
	"strings"

	"azulejo/engine"
)

// Colours is the number of tile colours.
const Colours = 5

// letters are the colours in the order of engine.Tile.
const letters = "BYRKW"

// counts holds how many tiles of each colour lie together, six bits a colour, so that piles add and subtract as numbers.
type counts uint32

const (
	per = 6  // bits to a colour
	low = 63 // the count of the first colour
)

func (c counts) of(t engine.Tile) int { return int(c >> (per * uint(t)) & low) }

func tiles(t engine.Tile, n int) counts { return counts(n) << (per * uint(t)) }

func (c counts) total() int {
	return int(c&low + c>>per&low + c>>(2*per)&low + c>>(3*per)&low + c>>(4*per)&low)
}

// colours has the lowest bit of each colour of which there are tiles.
func (c counts) colours() uint32 {
	c |= c >> 3
	c |= c>>1 | c>>2
	const lowest = 1 | 1<<per | 1<<(2*per) | 1<<(3*per) | 1<<(4*per)
	return uint32(c) & lowest
}

// within reports whether c is part of d.
func (c counts) within(d counts) bool {
	for t := range engine.Tile(Colours) {
		if c.of(t) > d.of(t) {
			return false
		}
	}
	return true
}

// append writes the tiles as letters.
func (c counts) append(dst []byte) []byte {
	for t := range engine.Tile(Colours) {
		for range c.of(t) {
			dst = append(dst, letters[t])
		}
	}
	return dst
}

// parseCounts reads letters in any order; ok is false for a letter that is no colour or too many tiles.
func parseCounts(s string) (c counts, ok bool) {
	if len(s) > 60 {
		return 0, false
	}
	for i := range len(s) {
		t := colourOf(s[i])
		if t < 0 {
			return 0, false
		}
		c += tiles(t, 1)
	}
	return c, true
}

// colourOf is the colour of a letter, or -1.
func colourOf(b byte) engine.Tile { return engine.Tile(strings.IndexByte(letters, b)) }
