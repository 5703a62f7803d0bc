package azul

import (
	"azulejo/engine"
	"azulejo/engine/tiles"
)

const (
	// Colours is the number of tile colours.
	Colours = 5
	// perColour is how many tiles there are of each.
	perColour = 20
)

// Letters are the colours in the order of engine.Tile.
const Letters = "BYRKW"

// counts holds how many tiles of each colour lie together, six bits a colour, so that piles add and subtract as numbers.
type counts uint32

const (
	per = 6  // bits to a colour
	low = 63 // the count of the first colour
)

func (c counts) of(t engine.Tile) int { return int(c >> (per * uint(t)) & low) }

func tilesOf(t engine.Tile, n int) counts { return counts(n) << (per * uint(t)) }

func (c counts) total() int {
	return int(c&low + c>>per&low + c>>(2*per)&low + c>>(3*per)&low + c>>(4*per)&low)
}

// ones has a tile of each colour.
const ones counts = 1 | 1<<per | 1<<(2*per) | 1<<(3*per) | 1<<(4*per)

// colours is the set of colours of which there are tiles, a bit each.
func (c counts) colours() uint64 {
	c |= c >> 3
	c |= c>>1 | c>>2
	const gather = 1 | 1<<5 | 1<<10 | 1<<15 | 1<<20 // moves bit 6·colour to bit 20 + colour
	return uint64(c&ones) * gather >> 20 & 31
}

// within reports whether c is part of d. The difference is taken with a bit above each count, which a colour that lacks
// tiles would borrow; that takes counts below 32, and of no colour are there more than 20 tiles.
func (c counts) within(d counts) bool {
	return (d+32*ones-c)&(32*ones) == 32*ones
}

// ends tell of a pile sorted by colour how many tiles there are up to the last of each colour, eight bits a colour. They
// serve to find a tile by its number without a loop, whose length would often be guessed wrong.
type ends uint64

// each has a one for each colour.
const each ends = 1 | 1<<8 | 1<<16 | 1<<24 | 1<<32

func (c counts) ends() ends {
	e := ends(c)
	e = e&low | e<<2&(low<<8) | e<<4&(low<<16) | e<<6&(low<<24) | e<<8&(low<<32)
	return e * each & (255 * each)
}

// pick is the n-th tile as a pile: a one for its colour and all after it, those that end beyond n. A pile has at most a
// hundred tiles, so that there is a bit to spare to compare with.
func (e ends) pick(n uint64) ends { return (e + 127*each - ends(n)*each) >> 7 & each }

func (e ends) counts() counts {
	e -= e << 8
	return counts(e&low | e>>2&(low<<per) | e>>4&(low<<(2*per)) | e>>6&(low<<(3*per)) | e>>8&(low<<(4*per)))
}

// packing does what piles of all games have alike.
var packing = tiles.Packing[counts]{Letters: Letters, Each: perColour, Tiles: tilesOf, Of: counts.of, Total: counts.total, Within: counts.within}
