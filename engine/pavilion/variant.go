package pavilion

import (
	"math/bits"

	"azulejo/engine"
	"azulejo/engine/eval"
)

// variant holds the rules and data that differ between the sides of the boards. It is immutable.
type variant struct {
	// id is the ID of the edition.
	id string
	// side is its index in variants. It distinguishes the sides in hashes.
	side int8
	// costs are the numbers printed on the spaces.
	costs [Spaces]int8
	// ownColour is the only colour of each star, as a set. It is empty for stars that accept several colours.
	ownColour [Stars]uint8
	// multicoloured is the set of stars on which all colours must differ. A star that has no own colour and is not in
	// this set becomes either a star of one colour or one of six, depending on its tiles.
	multicoloured uint8
	// multicolouredPace is the number of tiles that a star of several colours gets in a round, as estimated by the
	// evaluation.
	multicolouredPace int32
	// endgameBreadth is the number of placements that an endgame tries in each state. On the sepia side nearly all placements are possible in each
	// state, so that more would take too long.
	endgameBreadth int
	// payable[n] is the set of spaces that cost at most n tiles, numbered[n] the set of spaces with number n.
	payable  [maxCost + 1]uint64
	numbered [maxScoringNumber + 1]uint64
	// sets returns the learned weights for this side.
	sets func() *eval.Sets
}

// maxCost is the highest cost of a space.
const maxCost = 6

// maxScoringNumber is the highest number that scores when all its spaces are covered. A number scores four times its
// value.
const maxScoringNumber = 4

// variants are the sides of the boards.
var variants = [...]*variant{coloured, sepia}

var (
	coloured = newVariant(variant{
		id: "pavilion", side: 0, multicoloured: 1 << 0, multicolouredPace: pace, endgameBreadth: 5,
		ownColour: [Stars]uint8{1: 1 << 0, 2: 1 << 2, 3: 1 << 5, 4: 1 << 4, 5: 1 << 3, 6: 1 << 1},
	}, [Ring]int8{1, 2, 3, 4, 5, 6}, [Ring]int8{1, 2, 3, 4, 5, 6})
	sepia = newVariant(variant{id: "pavilion-sepia", side: 1, multicolouredPace: 2 * pace, endgameBreadth: 4}, [Ring]int8{3, 3, 3, 3, 3, 3}, [Ring]int8{3, 2, 1, 4, 5, 6})
)

// newVariant completes a variant with the numbers printed on the central star and on the outer stars.
func newVariant(v variant, middle, outer [Ring]int8) *variant {
	v.sets = Layout(v.id).Known(readWeights, v.id+".weights")
	for at := range v.costs {
		cost := outer[at%Ring]
		if at < Ring {
			cost = middle[at]
		}
		v.costs[at] = cost
		for n := int(cost); n <= maxCost; n++ {
			v.payable[n] |= 1 << at
		}
		if cost <= maxScoringNumber {
			v.numbered[cost] |= 1 << at
		}
	}
	return &v
}

// starKind returns what a star with the given colours on it is becoming: its own colour or the only colour on it so far
// for a star of one colour, Colours for a star of different colours, or Colours+1 if it is empty and can become either.
func (v *variant) starKind(star int, colours uint8) int {
	switch {
	case v.ownColour[star] != 0:
		return bits.TrailingZeros8(v.ownColour[star])
	case v.allDifferent(star), colours&(colours-1) != 0:
		return Colours
	case colours == 0:
		return Colours + 1
	}
	return bits.TrailingZeros8(colours)
}

// allDifferent reports whether a star requires different colours from its first tile on.
func (v *variant) allDifferent(star int) bool { return v.multicoloured>>star&1 == 1 }

// starPhrase returns the phrase for a star in a sentence, such as "on the red star". It names the star by its own colour
// or, if it has none, by its position.
func (v *variant) starPhrase(star int) *engine.Reason {
	if own := v.ownColour[star]; own != 0 {
		return engine.NewReason("pavilion.on.star", "colour", ColourKey(lowestColour(own)))
	}
	if star == 0 {
		return engine.NewReason("pavilion.on.middle")
	}
	return engine.NewReason("pavilion.on.place", "star", StarKey(star))
}
