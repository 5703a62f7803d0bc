package table

import "testing"

// TestLetterPlateSizes checks that letters fill small tiles and leave most of the motif of large ones, and that the size of their plates never decreases
// with the size of the tile.
func TestLetterPlateSizes(t *testing.T) {
	was := 0.0
	for width := 4.0; width < 200; width++ {
		p := letterPlateWidth(width)
		if p > 0.9*width+1e-9 || p < 0.56*width-1e-9 || p < was {
			t.Errorf("a tile of %v has a plate of %v, and the one before of %v", width, p, was)
		}
		if width >= 25 && letterSize(p) < 18 {
			t.Errorf("on a tile of %v letters are %v high", width, letterSize(p))
		}
		was = p
	}
}
