package pavilion

import (
	"math/bits"

	"azulejo/engine"
	"azulejo/engine/eval"
)

// variant is what one side of the boards has in the place of another. It never changes.
type variant struct {
	// id is the game's name.
	id string
	// side is its number among the variants.
	side int8
	// costs are the printed numbers.
	costs [Spaces]int8
	// own is the colour of each star as a set, empty where a star takes several.
	own [Stars]uint8
	// many is the set of stars whose colours all differ. Those that have no colour either may become so, or all of one colour.
	many uint8
	// manyPace is how many tiles a star of several colours can get in a round, as the evaluation estimates it.
	manyPace int32
	// payable are the spaces that cost at most so many tiles, numbered those of each number that brings points.
	payable  [dearest + 1]uint64
	numbered [mostNumber + 1]uint64
	// sets reads the weights that were learned for it.
	sets func() *eval.Sets
}

// dearest is the highest cost of a space.
const dearest = 6

// mostNumber is the highest number that brings points when all its spaces are covered: four times itself.
const mostNumber = 4

// variants are the sides of the boards.
var variants = [...]*variant{coloured, sepia}

var (
	coloured = newVariant(variant{
		id: "pavilion", side: 0, many: 1 << 0, manyPace: pace,
		own: [Stars]uint8{1: 1 << 0, 2: 1 << 2, 3: 1 << 5, 4: 1 << 4, 5: 1 << 3, 6: 1 << 1},
	}, [Ring]int8{1, 2, 3, 4, 5, 6}, [Ring]int8{1, 2, 3, 4, 5, 6})
	sepia = newVariant(variant{id: "pavilion-sepia", side: 1, manyPace: 2 * pace}, [Ring]int8{3, 3, 3, 3, 3, 3}, [Ring]int8{3, 2, 1, 4, 5, 6})
)

// newVariant completes a variant by the numbers of the star in the middle and of those around it.
func newVariant(v variant, middle, outer [Ring]int8) *variant {
	v.sets = Layout(v.id).Known(readWeights, v.id+".weights")
	for at := range v.costs {
		cost := outer[at%Ring]
		if at < Ring {
			cost = middle[at]
		}
		v.costs[at] = cost
		for n := int(cost); n <= dearest; n++ {
			v.payable[n] |= 1 << at
		}
		if cost <= mostNumber {
			v.numbered[cost] |= 1 << at
		}
	}
	return &v
}

// starKind is what a star with a set of colours on it may become, as an index: of one colour, of many, which is Colours, or, while it is
// open, of either.
func (v *variant) starKind(star int, on uint8) int {
	switch {
	case v.own[star] != 0:
		return bits.TrailingZeros8(v.own[star])
	case v.differ(star), on&(on-1) != 0:
		return Colours
	case on == 0:
		return Colours + 1
	}
	return bits.TrailingZeros8(on)
}

// differ reports whether the colours of a star all differ from its first tile on.
func (v *variant) differ(star int) bool { return v.many>>star&1 == 1 }

// starPhrase names a star in a sentence, as in "on the red star": by its colour, or by its place.
func (v *variant) starPhrase(star int) *engine.Reason {
	if own := v.own[star]; own != 0 {
		return engine.NewReason("pavilion.on.star", "colour", ColourKey(lowest(own)))
	}
	return engine.NewReason("pavilion.on.place", "star", StarKey(star))
}
