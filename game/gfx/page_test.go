package gfx

import (
	"image"
	"math/rand/v2"
	"testing"
)

// TestReserve reserves sprites of random sizes and checks that none overlap and that little of the page is wasted.
func TestReserve(t *testing.T) {
	p, dice := &page{side: 1024}, rand.New(rand.NewPCG(3, 4))
	var reserved []image.Rectangle
	filled := 0
	for {
		h := 8 + dice.IntN(20)*dice.IntN(8)
		w := max(4, h*(40+dice.IntN(100))/100)
		at, ok := p.reserve(w, h)
		if !ok {
			break
		}
		r := image.Rect(at.X, at.Y, at.X+w, at.Y+h)
		if !r.In(image.Rect(gutter, gutter, p.side, p.side)) {
			t.Errorf("%v is not on the page", r)
		}
		for _, q := range reserved {
			if r.Inset(-gutter / 2).Overlaps(q.Inset(-gutter / 2)) {
				t.Fatalf("%v and %v overlap", r, q)
			}
		}
		reserved, filled = append(reserved, r), filled+(w+gutter)*(h+gutter)
	}
	if share := float64(filled) / float64(p.side*p.side); share < 0.6 {
		t.Errorf("when a sprite does not fit any more, %.2f of the page is filled", share)
	}
}
