package pavilion

import (
	"math/bits"

	"azulejo/engine"
	"azulejo/engine/tiles"
)

const (
	// Colours is the number of tile colours.
	Colours = 6
	// perColour is the number of tiles of each colour.
	perColour = 22
)

// Letters contains the letter of each colour, in the order of engine.Tile.
const Letters = "PGOYBR"

// counts is the number of tiles of each colour in a pile, packed with eight bits for each colour so that piles can be
// added and subtracted as integers.
type counts uint64

const (
	countBits = 8                          // bits for each colour
	ones      = 0x0101_0101_0101           // one tile of each colour
	topBits   = ones << (countBits - 1)    // the top bit of each count, which is always 0
	pileMask  = 1<<(countBits*Colours) - 1 // all bits of a pile
)

func (c counts) of(t engine.Tile) int { return int(c >> (countBits * uint(t)) & 255) }

func tilesOf(t engine.Tile, n int) counts { return counts(n) << (countBits * uint(t)) }

func (c counts) total() int { return int(c * ones >> (countBits * (Colours - 1)) & 255) }

// paying returns the number of tiles that can pay for a tile of colour t: those of the colour and the jokers.
func (c counts) paying(t, joker engine.Tile) int {
	n := c.of(t)
	if t != joker {
		n += c.of(joker)
	}
	return n
}

// colours returns the set of colours in the pile, one bit for each colour.
func (c counts) colours() uint8 {
	const gather = 1<<40 | 1<<33 | 1<<26 | 1<<19 | 1<<12 | 1<<5 // moves the lowest bit of count i to bit 40 + i
	some := (c + topBits - ones) >> (countBits - 1) & ones
	return uint8(some * gather >> 40 & allColours)
}

// lowestColour returns the first colour of a set that is not empty.
func lowestColour(set uint8) engine.Tile { return engine.Tile(bits.TrailingZeros8(set)) }

// within reports whether c is a valid pile and d has at least as many tiles of every colour.
func (c counts) within(d counts) bool {
	return ((d|topBits)-c)&topBits == topBits && c&^pileMask == 0 && c&topBits == 0
}

// packing reads, writes and checks piles of tiles.
var packing = tiles.Packing[counts]{Letters: Letters, Each: perColour, Tiles: tilesOf, Of: counts.of, Total: counts.total, Within: counts.within}

// ColourKey returns the translation key of a colour's name.
func ColourKey(c engine.Tile) engine.Key {
	return engine.Key("pavilion.colour." + [...]string{"purple", "green", "orange", "yellow", "blue", "red"}[c])
}
