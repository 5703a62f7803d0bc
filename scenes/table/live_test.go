package table

import (
	"slices"
	"testing"

	"azulejo/engine"
)

// TestEmptyBagIsRefilled checks that a tile of a colour that the bag lacks first moves the discarded tiles into the bag, so that no number is negative, and
// that other tiles leave the discarded ones where they are.
func TestEmptyBagIsRefilled(t *testing.T) {
	bag, discard, hand := engine.Place{Zone: engine.Bag}, engine.Place{Zone: engine.Discard}, engine.Place{Zone: engine.Hand, Seat: 1}
	for _, x := range []struct {
		name         string
		bag, discard []int
		from         engine.Place
		tile         engine.Tile
		wantBag      []int
		wantDiscard  []int
	}{
		{"the bag has the tile", []int{2, 0}, []int{3, 4}, bag, 0, []int{1, 0}, []int{3, 4}},
		{"its last one", []int{1, 0}, []int{3, 4}, bag, 0, []int{0, 0}, []int{3, 4}},
		{"the bag is empty", []int{0, 0}, []int{3, 4}, bag, 1, []int{3, 3}, []int{0, 0}},
		{"the bag lacks the colour", []int{2, 0}, []int{3, 4}, bag, 1, []int{5, 3}, []int{0, 0}},
		{"the tile is in a hand", []int{0, 0}, []int{3, 4}, hand, 1, []int{0, 0}, []int{3, 4}},
		{"the marker", []int{0, 0}, []int{3, 4}, hand, engine.Marker, []int{0, 0}, []int{3, 4}},
	} {
		l := LiveState{Count: map[engine.Place][]int{bag: x.bag, discard: x.discard, hand: {5, 5}}}
		if l.RemoveTile(x.from, x.tile); !slices.Equal(l.Bag(), x.wantBag) || !slices.Equal(l.Discard(), x.wantDiscard) {
			t.Errorf("%s: the bag has %v and %v are discarded, expected %v and %v", x.name, l.Bag(), l.Discard(), x.wantBag, x.wantDiscard)
		}
	}
}
