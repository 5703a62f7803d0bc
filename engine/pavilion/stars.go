package pavilion

import (
	"math/bits"
	"slices"

	"azulejo/engine"
)

const (
	// Stars is the number of stars of a board; star 0 is the centre, the others lie around it.
	Stars = 7
	// Ring is the number of spaces of a star; they are counted from 0 here and from 1 in print.
	Ring = 6
	// Spaces is the number of spaces of a board. Space n of star s is number Ring·s + n.
	Spaces = Stars * Ring
	// fullRing has a bit for each space of one star.
	fullRing = 1<<Ring - 1
)

// OrnamentKind is a kind of ornament between the spaces.
type OrnamentKind int8

// The ornaments of a board: six of each kind, one for each outer star.
const (
	Pillar OrnamentKind = iota
	Statue
	Window
	kinds
)

// Ornament gives tiles to who surrounds it.
type Ornament struct {
	Kind OrnamentKind
	// Star is the outer star it belongs to: a statue stands between it and the next.
	Star int
	// Spaces has a bit for each space to be covered.
	Spaces uint64
}

// Bonus is how many tiles of the supply it gives.
func (o *Ornament) Bonus() int { return int(o.Kind) + 1 }

// ornaments are those of every board: pillars, statues and windows, each by star.
var ornaments = func() (all [int(kinds) * Ring]Ornament) {
	for s := 1; s < Stars; s++ {
		next := s%Ring + 1
		all[s-1] = Ornament{Pillar, s, space(s, 2) | space(s, 3) | space(0, (s+3)%6+1) | space(0, (s+4)%6+1)}
		all[Ring+s-1] = Ornament{Statue, s, space(s, 1) | space(s, 2) | space(next, 3) | space(next, 4)}
		all[2*Ring+s-1] = Ornament{Window, s, space(s, 5) | space(s, 6)}
	}
	return all
}()

// Ornaments are those of every board, by kind and then by star.
func Ornaments() []Ornament { return slices.Clone(ornaments[:]) }

// StarKey is the key of the words that name a star by its place on the board.
func StarKey(star int) engine.Key {
	return engine.Key("pavilion.star." + [...]string{"middle", "left", "upper-left", "upper-right", "right", "lower-right", "lower-left"}[star])
}

// space is the bit of a space numbered as in print: stars from 0, spaces in any range around the ring from 1.
func space(star, n int) uint64 { return 1 << (Ring*star + (n+5)%Ring) }

// around lists for each space the ornaments it belongs to, one or two, as bits of their number.
var around = func() (all [Spaces]uint32) {
	for i := range all {
		for o := range ornaments {
			if ornaments[o].Spaces>>i&1 == 1 {
				all[i] |= 1 << o
			}
		}
	}
	return all
}()

// completed is the set of ornaments that a tile just laid on a space completes.
func completed(taken uint64, at int) (set uint32) {
	for near := around[at]; near != 0; near &= near - 1 {
		o := bits.TrailingZeros32(near)
		if all := ornaments[o].Spaces; taken&all == all {
			set |= 1 << o
		}
	}
	return set
}

// bonusOf is what a set of ornaments gives.
func bonusOf(set uint32) int {
	return bits.OnesCount32(set&fullRing) + 2*bits.OnesCount32(set>>Ring&fullRing) + 3*bits.OnesCount32(set>>(2*Ring)&fullRing)
}

// ring is the covered spaces of a star.
func ring(taken uint64, star int) uint8 { return uint8(taken >> (Ring * star) & fullRing) }

// runs holds the length of the unbroken run through a covered space of a ring.
var runs = func() (all [1 << Ring][Ring]int8) {
	for set := range all {
		for n := range Ring {
			all[set][n] = int8(bits.OnesCount8(run(uint8(set), n)))
		}
	}
	return all
}()

// run is the unbroken run of a ring that holds space n, which is covered.
func run(set uint8, n int) (out uint8) {
	for _, step := range [2]int{1, Ring - 1} {
		for at := n; set>>at&1 == 1; at = (at + step) % Ring {
			out |= 1 << at
			if out == fullRing {
				return out
			}
		}
	}
	return out
}
