package pavilion

import (
	"math/bits"
	"slices"

	"azulejo/engine"
)

const (
	// Stars is the number of stars of a board. Star 0 is in the centre, the others are around it.
	Stars = 7
	// Ring is the number of spaces of a star. The code counts them from 0, move notation and messages from 1.
	Ring = 6
	// Spaces is the number of spaces of a board. Space n of star s has index Ring·s + n.
	Spaces = Stars * Ring
	// fullRing is the set of all spaces of one star.
	fullRing = 1<<Ring - 1
)

// OrnamentKind is a kind of ornament.
type OrnamentKind int8

// The kinds of ornaments. A board has six of each, one for each outer star.
const (
	Pillar OrnamentKind = iota
	Statue
	Window
	ornamentKinds
)

// Ornament is a decoration between the spaces of a board. A player who covers all spaces around it takes bonus tiles from
// the supply.
type Ornament struct {
	Kind OrnamentKind
	// Star is the outer star that it belongs to. A statue is between that star and the next.
	Star int
	// Spaces is the set of spaces around it.
	Spaces uint64
}

// Bonus returns the number of bonus tiles: 1 for a pillar, 2 for a statue and 3 for a window.
func (o *Ornament) Bonus() int { return int(o.Kind) + 1 }

// index returns the index in ornaments.
func (o *Ornament) index() int { return int(o.Kind)*Ring + o.Star - 1 }

// ornaments lists the ornaments of a board: pillars, statues and windows, each kind by star.
var ornaments = func() (all [int(ornamentKinds) * Ring]Ornament) {
	for s := 1; s < Stars; s++ {
		next := s%Ring + 1
		all[s-1] = Ornament{Pillar, s, space(s, 2) | space(s, 3) | space(0, (s+3)%6+1) | space(0, (s+4)%6+1)}
		all[Ring+s-1] = Ornament{Statue, s, space(s, 1) | space(s, 2) | space(next, 3) | space(next, 4)}
		all[2*Ring+s-1] = Ornament{Window, s, space(s, 5) | space(s, 6)}
	}
	return all
}()

// Ornaments returns the ornaments of a board, ordered by kind and star.
func Ornaments() []Ornament { return slices.Clone(ornaments[:]) }

// StarKey returns the translation key of a star's name, which is its position on the board.
func StarKey(star int) engine.Key {
	return engine.Key("pavilion.star." + [...]string{"middle", "left", "upper-left", "upper-right", "right", "lower-right", "lower-left"}[star])
}

// space returns the bit of a space with the numbers of the rules: stars count from 0, spaces from 1. Space numbers wrap
// around the ring.
func space(star, n int) uint64 { return 1 << (Ring*star + (n+5)%Ring) }

// ornamentsAt is the set of ornaments next to each space, one or two, as bits of their index in ornaments.
var ornamentsAt = func() (all [Spaces]uint32) {
	for i := range all {
		for o := range ornaments {
			if ornaments[o].Spaces>>i&1 == 1 {
				all[i] |= 1 << o
			}
		}
	}
	return all
}()

// completedOrnaments returns the set of ornaments that the tile just placed on a space completes.
func completedOrnaments(covered uint64, at int) (set uint32) {
	for near := ornamentsAt[at]; near != 0; near &= near - 1 {
		o := bits.TrailingZeros32(near)
		if all := ornaments[o].Spaces; covered&all == all {
			set |= 1 << o
		}
	}
	return set
}

// bonusOf returns the number of bonus tiles for a set of ornaments.
func bonusOf(set uint32) int {
	return bits.OnesCount32(set&fullRing) + 2*bits.OnesCount32(set>>Ring&fullRing) + 3*bits.OnesCount32(set>>(2*Ring)&fullRing)
}

// ring returns the spaces of a star that are in a set of spaces of the board.
func ring(spaces uint64, star int) uint8 { return uint8(spaces >> (Ring * star) & fullRing) }

// runLengths[set][n] is the length of the unbroken run of covered spaces through space n of a ring.
var runLengths = func() (all [1 << Ring][Ring]int8) {
	for set := range all {
		for n := range Ring {
			all[set][n] = int8(bits.OnesCount8(runThrough(uint8(set), n)))
		}
	}
	return all
}()

// runThrough returns the unbroken run of covered spaces that contains space n, which must be covered.
func runThrough(set uint8, n int) (out uint8) {
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
