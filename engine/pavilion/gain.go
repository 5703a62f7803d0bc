package pavilion

import (
	"math/bits"

	"azulejo/engine"
)

// Gain is the immediate effect of a placement.
type Gain struct {
	// Run is the length of the run that contains the tile, which is also its points.
	Run int
	// Ornaments are the completed ornaments, and Tiles is the number of bonus tiles for them.
	Ornaments []Ornament
	Tiles     int
	// Star is the bonus for the star at the end of the game if it becomes complete, else 0.
	Star int
}

// Gain returns the immediate effect of a legal placement of the seat on turn.
func (v View) Gain(l Place) Gain {
	b := v.boards[v.turn]
	return b.gainAt(l.Space, l.Colour, v.supply.total())
}

// gainAt places a tile on the board and returns the effect. supply is the number of tiles in the supply.
func (b *board) gainAt(at int, c engine.Tile, supply int) Gain {
	g := Gain{Run: b.addTile(at, c), Star: b.starBonus(at / Ring)}
	set := completedOrnaments(b.covered, at)
	for o := set; o != 0; o &= o - 1 {
		g.Ornaments = append(g.Ornaments, ornaments[bits.TrailingZeros32(o)])
	}
	g.Tiles = min(bonusOf(set), supply)
	return g
}
