package azul

import (
	"math/rand/v2"
	"testing"

	"azulejo/engine"
)

// heap is a random pile that the bag could hold.
func heap(r *rand.Rand) (pile counts) {
	for c := range engine.Tile(Colours) {
		pile += tilesOf(c, r.IntN(21))
	}
	return pile
}

func TestPickFindsTilesInTheOrderOfColours(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	for range 1000 {
		pile, n := heap(r), uint64(0)
		for c := range engine.Tile(Colours) {
			for range pile.of(c) {
				if got := pile.ends().pick(n).counts(); got != tilesOf(c, 1) {
					t.Fatalf("tile %d of %q is %q", n, packing.Text(pile), packing.Text(got))
				}
				n++
			}
		}
	}
}

func TestPilesCompareByColour(t *testing.T) {
	r := rand.New(rand.NewPCG(2, 2))
	for range 1000 {
		c, d := heap(r), heap(r)
		within, held := true, uint64(0)
		for t := range engine.Tile(Colours) {
			within = within && c.of(t) <= d.of(t)
			if c.of(t) > 0 {
				held |= 1 << t
			}
		}
		if c.within(d) != within || !c.within(c) || c.colours() != held {
			t.Fatalf("%q in %q: %v, expected %v; colours %05b, expected %05b", packing.Text(c), packing.Text(d), c.within(d), within, c.colours(), held)
		}
	}
}
