package azul

import (
	"azulejo/engine"
	"azulejo/engine/tiles"
)

const (
	// Colours is the number of tile colours.
	Colours = 5
	// perColour is the number of tiles of each colour.
	perColour = 20
)

// Letters contains the letter of each colour, in the order of engine.Tile.
const Letters = "BYRKW"

// counts is the number of tiles of each colour in a pile, packed with six bits for each colour so that piles can be added
// and subtracted as integers.
type counts uint32

const (
	countBits = 6  // bits for each colour
	countMask = 63 // mask of the first colour's count
)

func (c counts) of(t engine.Tile) int { return int(c >> (countBits * uint(t)) & countMask) }

func tilesOf(t engine.Tile, n int) counts { return counts(n) << (countBits * uint(t)) }

func (c counts) total() int {
	return int(c&countMask + c>>countBits&countMask + c>>(2*countBits)&countMask + c>>(3*countBits)&countMask + c>>(4*countBits)&countMask)
}

// ones is one tile of each colour.
const ones counts = 1 | 1<<countBits | 1<<(2*countBits) | 1<<(3*countBits) | 1<<(4*countBits)

// colours returns the set of colours in the pile, one bit for each colour.
func (c counts) colours() uint64 {
	c |= c >> 3
	c |= c>>1 | c>>2
	const gather = 1 | 1<<5 | 1<<10 | 1<<15 | 1<<20 // moves bit 6·colour to bit 20 + colour
	return uint64(c&ones) * gather >> 20 & 31
}

// within reports whether d has at least as many tiles of every colour as c. It sets a guard bit above each count of d,
// which the subtraction borrows if d has too few. This needs counts below 32; there are 20 tiles of each colour.
func (c counts) within(d counts) bool {
	return (d+32*ones-c)&(32*ones) == 32*ones
}

// prefixSums holds, for each colour, the number of tiles of that colour and the colours before it, with eight bits for
// each colour. It finds the n-th tile of a pile without a loop, whose branches would often be mispredicted.
type prefixSums uint64

// prefixOnes is 1 for each colour.
const prefixOnes prefixSums = 1 | 1<<8 | 1<<16 | 1<<24 | 1<<32

func (c counts) prefixSums() prefixSums {
	e := prefixSums(c)
	e = e&countMask | e<<2&(countMask<<8) | e<<4&(countMask<<16) | e<<6&(countMask<<24) | e<<8&(countMask<<32)
	return e * prefixOnes & (255 * prefixOnes)
}

// pick returns the prefix sums of a pile that contains only the n-th tile, counted from 0: 1 for each colour whose prefix
// sum is above n. A pile has at most 100 tiles, which leaves the top bit of each byte free for the comparison.
func (p prefixSums) pick(n uint64) prefixSums {
	return (p + 127*prefixOnes - prefixSums(n)*prefixOnes) >> 7 & prefixOnes
}

func (p prefixSums) counts() counts {
	p -= p << 8
	return counts(p&countMask | p>>2&(countMask<<countBits) | p>>4&(countMask<<(2*countBits)) | p>>6&(countMask<<(3*countBits)) | p>>8&(countMask<<(4*countBits)))
}

// packing reads, writes and checks piles of tiles.
var packing = tiles.Packing[counts]{Letters: Letters, Each: perColour, Tiles: tilesOf, Of: counts.of, Total: counts.total, Within: counts.within}
