package gfx

import (
	"testing"

	"azulejo/assets"
)

// TestAGroundIsPaintedAgainInTheSameRoom: a window that is drawn larger and smaller fills no pages with what its light was.
func TestAGroundIsPaintedAgainInTheSameRoom(t *testing.T) {
	sheet, err := NewSheet(assets.Atlas(), assets.AtlasIndex(), assets.Picture)
	if err != nil {
		t.Fatal(err)
	}
	c := NewCanvas(NewPages(sheet, nil))
	taken := func() (sum int) {
		for _, s := range c.Pages.pages[0].shelves {
			sum += s.x
		}
		return sum
	}
	var b GroundImage
	b.Image(c, sand(), 640, 360, 0.4)
	first := taken()
	for _, w := range []int{700, 640} {
		if b.Image(c, sand(), w, 360, 0.4); taken() != first {
			t.Errorf("painted %d wide it has taken %d pixels of shelves, before %d", w, taken(), first)
		}
	}
}
