package gfx

import (
	"testing"

	"azulejo/assets"
)

// TestGroundImageReusesItsRoom checks that a ground that is painted again in another size takes no more room on the page.
func TestGroundImageReusesItsRoom(t *testing.T) {
	sheet, err := NewSheet(assets.Atlas(), assets.AtlasIndex(), assets.Picture)
	if err != nil {
		t.Fatal(err)
	}
	c := NewCanvas(NewPages(sheet, nil))
	used := func() (sum int) {
		for _, s := range c.Pages.pages[0].shelves {
			sum += s.x
		}
		return sum
	}
	var b GroundImage
	b.Image(c, sand(), 640, 360, 0.4)
	first := used()
	for _, w := range []int{700, 640} {
		if b.Image(c, sand(), w, 360, 0.4); used() != first {
			t.Errorf("painted with a width of %d the shelves use %d pixels, before %d", w, used(), first)
		}
	}
}
