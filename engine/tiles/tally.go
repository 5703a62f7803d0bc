package tiles

import (
	"fmt"

	"azulejo/engine"
)

// Tally is the number of tiles of each colour. Unlike a pile, it cannot overflow with the data of a forged state.
type Tally []int

// Count adds the tiles of piles to a tally.
func (p *Packing[P]) Count(all Tally, piles ...P) {
	for _, pile := range piles {
		for c := range all {
			all[c] += p.Of(pile, engine.Tile(c))
		}
	}
}

// CountOffer adds the tiles of the sources to a tally. It returns an error if a source has too many tiles, or if their total differs from tiles.
func (p *Packing[P]) CountOffer(all Tally, sources []P, factories, tiles int) error {
	for i, pile := range sources {
		n := p.Total(pile)
		if i < Centre && (n > factorySize || i >= factories && n > 0) {
			return engine.NewReason("state.between", "field", fmt.Sprint("factories ", i+1), "value", n, "minimum", 0, "maximum", factorySize)
		}
		tiles -= n
	}
	if tiles != 0 {
		return engine.NewReason("state.odds")
	}
	p.Count(all, sources...)
	return nil
}

// Check returns an error if the number of tiles of a colour in the game is wrong.
func (p *Packing[P]) Check(all Tally, key func(engine.Tile) engine.Key) error {
	sum := 0
	for _, n := range all {
		sum += n
	}
	for c, n := range all {
		if n != p.Each {
			return engine.NewReason("state.tiles", "tiles", sum, "expected", p.Each*len(all), "coloured", n, "colour", key(engine.Tile(c)), "each", p.Each)
		}
	}
	return nil
}
