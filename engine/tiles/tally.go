package tiles

import (
	"fmt"

	"azulejo/engine"
)

// Tally counts the tiles of each colour; unlike a pile it has no bound that a forged state could overrun.
type Tally []int

// Count counts piles in.
func (k *Packing[P]) Count(all Tally, piles ...P) {
	for _, pile := range piles {
		for c := range all {
			all[c] += k.Of(pile, engine.Tile(c))
		}
	}
}

// CountOffer counts the sources in, of which only so many factories may hold tiles, and all together so many.
func (k *Packing[P]) CountOffer(all Tally, sources []P, factories, tiles int) error {
	for i, pile := range sources {
		n := k.Total(pile)
		if i < Centre && (n > factorySize || i >= factories && n > 0) {
			return engine.NewReason("state.between", "field", fmt.Sprint("factories ", i+1), "value", n, "minimum", 0, "maximum", factorySize)
		}
		tiles -= n
	}
	if tiles != 0 {
		return engine.NewReason("state.odds")
	}
	k.Count(all, sources...)
	return nil
}

// Check refuses a table that lacks tiles or has too many.
func (k *Packing[P]) Check(all Tally, key func(engine.Tile) engine.Key) error {
	sum := 0
	for _, n := range all {
		sum += n
	}
	for c, n := range all {
		if n != k.Each {
			return engine.NewReason("state.tiles", "tiles", sum, "expected", k.Each*len(all), "coloured", n, "colour", key(engine.Tile(c)), "each", k.Each)
		}
	}
	return nil
}
