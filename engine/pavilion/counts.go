package pavilion

import (
	"math/bits"

	"azulejo/engine"
	"azulejo/engine/tiles"
)

const (
	// Colours is the number of tile colours.
	Colours = 6
	// perColour is how many tiles there are of each.
	perColour = 22
)

// Letters are the colours in the order of engine.Tile.
const Letters = "PGOYBR"

// counts holds how many tiles of each colour lie together, eight bits a colour, so that piles add and subtract as numbers.
type counts uint64

const (
	per     = 8                    // bits to a colour
	ones    = 0x0101_0101_0101     // one tile of each colour
	tops    = ones << (per - 1)    // the top bit of each count, which no count reaches
	anyTile = 1<<(per*Colours) - 1 // all bits of a pile
)

func (c counts) of(t engine.Tile) int { return int(c >> (per * uint(t)) & 255) }

func tilesOf(t engine.Tile, n int) counts { return counts(n) << (per * uint(t)) }

func (c counts) total() int { return int(c * ones >> (per * (Colours - 1)) & 255) }

// paying is how many tiles may pay in a colour: its own and the jokers.
func (c counts) paying(t, joker engine.Tile) int {
	n := c.of(t)
	if t != joker {
		n += c.of(joker)
	}
	return n
}

// colours is the set of colours in a pile, a bit each.
func (c counts) colours() uint8 {
	const gather = 1<<40 | 1<<33 | 1<<26 | 1<<19 | 1<<12 | 1<<5 // brings the lowest bit of count i to bit 40 + i
	some := (c + tops - ones) >> (per - 1) & ones
	return uint8(some * gather >> 40 & allColours)
}

// lowest is the first colour of a set.
func lowest(set uint8) engine.Tile { return engine.Tile(bits.TrailingZeros8(set)) }

// within reports whether c is part of d.
func (c counts) within(d counts) bool {
	return ((d|tops)-c)&tops == tops && c&^anyTile == 0 && c&tops == 0
}

// packing does what piles of all games have alike.
var packing = tiles.Packing[counts]{Letters: Letters, Each: perColour, Tiles: tilesOf, Of: counts.of, Total: counts.total, Within: counts.within}

// ColourKey is the key of the word for a colour.
func ColourKey(c engine.Tile) engine.Key {
	return engine.Key("pavilion.colour." + [...]string{"purple", "green", "orange", "yellow", "blue", "red"}[c])
}
