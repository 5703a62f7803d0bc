package azul

import (
	"azulejo/engine"
	"azulejo/engine/eval"
)

// variant is what one wall of Azul has in the place of another. It never changes.
type variant struct {
	// id is the game's name.
	id string
	// printed is the colour of each space, or blank.
	printed [5][5]engine.Tile
	// spaces are the columns that take a colour, by row and colour: those that show it, and the blank ones.
	spaces [5][Colours]uint8
	// chosen tells whether the player chooses the space of a tile; else it goes to the only one there is.
	chosen bool
	// mark tells the wall in a hash.
	mark uint64
	// sets reads the weights that were learned for it.
	sets func() *eval.Sets
}

// blank is the colour of a space that takes any.
const blank engine.Tile = -1

// The walls of Azul: the coloured one, and the grey one on its back.
var (
	coloured = newVariant("azul", 0, func(row, col int) engine.Tile { return engine.Tile((col - row + 5) % 5) })
	grey     = newVariant("azul-grey", 1<<49, func(int, int) engine.Tile { return blank })
)

func newVariant(id string, mark uint64, printed func(row, col int) engine.Tile) *variant {
	v := &variant{id: id, mark: mark, sets: Layout(id).Known(readWeights, id+".weights")}
	for r := range 5 {
		for col := range 5 {
			t := printed(r, col)
			v.printed[r][col] = t
			v.chosen = v.chosen || t == blank
			for c := range engine.Tile(Colours) {
				if t == c || t == blank {
					v.spaces[r][c] |= 1 << col
				}
			}
		}
	}
	return v
}
