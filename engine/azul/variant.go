package azul

import (
	"azulejo/engine"
	"azulejo/engine/eval"
)

// variant holds the rules and data that differ between the walls. It is immutable.
type variant struct {
	// id is the ID of the edition.
	id string
	// printed is the colour printed on each space, or blank.
	printed [5][5]engine.Tile
	// spaces is the set of columns that accept a colour, by row and colour: the column printed in that colour and all
	// blank ones.
	spaces [5][Colours]uint8
	// choosesSpace reports whether players choose the space of a tile. On other walls each colour has only one space in a
	// row.
	choosesSpace bool
	// hashBits distinguishes positions of this wall in hashes.
	hashBits uint64
	// sets returns the learned weights for this wall.
	sets func() *eval.Sets
}

// blank is the printed colour of a space that accepts any colour.
const blank engine.Tile = -1

// The walls of the board: the coloured front and the grey back.
var (
	coloured = newVariant("azul", 0, func(row, col int) engine.Tile { return engine.Tile((col - row + 5) % 5) })
	grey     = newVariant("azul-grey", 1<<49, func(int, int) engine.Tile { return blank })
)

func newVariant(id string, mark uint64, printed func(row, col int) engine.Tile) *variant {
	v := &variant{id: id, hashBits: mark, sets: Layout(id).Known(readWeights, id+".weights")}
	for r := range 5 {
		for col := range 5 {
			t := printed(r, col)
			v.printed[r][col] = t
			v.choosesSpace = v.choosesSpace || t == blank
			for c := range engine.Tile(Colours) {
				if t == c || t == blank {
					v.spaces[r][c] |= 1 << col
				}
			}
		}
	}
	return v
}
