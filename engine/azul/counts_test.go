package azul

import (
	"math/rand/v2"
	"testing"

	"azulejo/engine"
)

// randomPile returns a random pile with 0 to 20 tiles of each colour.
func randomPile(r *rand.Rand) (pile counts) {
	for c := range engine.Tile(Colours) {
		pile += tilesOf(c, r.IntN(21))
	}
	return pile
}

// TestPick checks that pick counts the tiles of a pile in the order of their colours.
func TestPick(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	for range 1000 {
		pile, n := randomPile(r), uint64(0)
		for c := range engine.Tile(Colours) {
			for range pile.of(c) {
				if got := pile.prefixSums().pick(n).counts(); got != tilesOf(c, 1) {
					t.Fatalf("tile %d of %q is %q", n, packing.Text(pile), packing.Text(got))
				}
				n++
			}
		}
	}
}

// TestWithinAndColours compares within and colours with loops over the colours.
func TestWithinAndColours(t *testing.T) {
	r := rand.New(rand.NewPCG(2, 2))
	for range 1000 {
		c, d := randomPile(r), randomPile(r)
		within, colours := true, uint64(0)
		for t := range engine.Tile(Colours) {
			within = within && c.of(t) <= d.of(t)
			if c.of(t) > 0 {
				colours |= 1 << t
			}
		}
		if c.within(d) != within || !c.within(c) || c.colours() != colours {
			t.Fatalf("%q in %q: %v, expected %v; colours %05b, expected %05b", packing.Text(c), packing.Text(d), c.within(d), within, c.colours(), colours)
		}
	}
}
