package gfx

import (
	"image"
	"math/rand/v2"
	"testing"
)

// TestPagesAreFilled reserves sprites of many heights in no order: none overlap, and little of the page is wasted.
func TestPagesAreFilled(t *testing.T) {
	p, dice := &page{side: 1024}, rand.New(rand.NewPCG(3, 4))
	var taken []image.Rectangle
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
			t.Errorf("%v lies beyond the page", r)
		}
		for _, q := range taken {
			if r.Inset(-gutter / 2).Overlaps(q.Inset(-gutter / 2)) {
				t.Fatalf("%v and %v overlap", r, q)
			}
		}
		taken, filled = append(taken, r), filled+(w+gutter)*(h+gutter)
	}
	if share := float64(filled) / float64(p.side*p.side); share < 0.6 {
		t.Errorf("the first sprite without room finds %.2f of the page filled", share)
	}
}
