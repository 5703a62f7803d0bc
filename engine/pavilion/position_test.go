package pavilion

import (
	"math/rand/v2"
	"slices"
	"testing"

	"azulejo/engine"
)

// referenceChoices is a simple recursive version of appendChoices.
func referenceChoices(dst []engine.Move, chosen engine.Move, from counts, c engine.Tile, least, most int) []engine.Move {
	if c == Colours {
		if least <= 0 {
			dst = append(dst, chosen)
		}
		return dst
	}
	for n := range min(from.of(c), most) + 1 {
		dst = referenceChoices(dst, chosen+engine.Move(tilesOf(c, n)), from, c+1, least-n, most-n)
	}
	return dst
}

// TestChoices compares appendChoices with its reference, in order.
func TestChoices(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	for range 500 {
		var from counts
		for c := range engine.Tile(Colours) {
			from += tilesOf(c, r.IntN(5))
		}
		most := 1 + r.IntN(6)
		for _, least := range []int{0, most} {
			got := appendChoices([]engine.Move{7}, passKind, from, least, most)
			if want := referenceChoices([]engine.Move{7}, passKind, from, 0, least, most); !slices.Equal(got, want) {
				t.Fatalf("%d to %d of %q: %d moves, expected %d, or their order differs", least, most, packing.Text(from), len(got), len(want))
			}
		}
	}
}
