package pavilion

import (
	"math/bits"

	"azulejo/engine"
)

// Gain is what a placing of the seat on turn brings at once.
type Gain struct {
	// Run is the length of the run it joins, which is its points.
	Run int
	// Ornaments are those it completes, and Tiles what they give.
	Ornaments []Ornament
	Tiles     int
	// Star is what the star brings at the end if it is complete then, else 0.
	Star int
}

// Gain works out a legal placing.
func (v View) Gain(l Place) Gain {
	b := v.boards[v.turn]
	return b.gainOf(l.Space, l.Colour, v.supply.total())
}

// gainOf covers a space while so many tiles lie in the supply.
func (b *board) gainOf(at int, c engine.Tile, supply int) Gain {
	g := Gain{Run: b.set(at, c), Star: b.starBonus(at / Ring)}
	set := completed(b.taken, at)
	for o := set; o != 0; o &= o - 1 {
		g.Ornaments = append(g.Ornaments, ornaments[bits.TrailingZeros32(o)])
	}
	g.Tiles = min(bonusOf(set), supply)
	return g
}
