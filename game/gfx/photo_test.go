package gfx

import (
	"testing"

	"azulejo/assets"
)

// White is white: the tiles of the title's picture shine, and its lines are dark.
func TestPhotoHasTheFullRangeOfColours(t *testing.T) {
	img, err := decodePhoto(assets.Photo("title-panel"))
	if err != nil {
		t.Fatal(err)
	}
	darkest, brightest := uint32(0xffff), uint32(0)
	for y := range img.Bounds().Dy() {
		for x := range img.Bounds().Dx() {
			r, g, b, _ := img.At(x, y).RGBA()
			darkest, brightest = min(darkest, r, g, b), max(brightest, min(r, g, b))
		}
	}
	if darkest > 0x0a00 || brightest < 0xfa00 {
		t.Errorf("the channels reach from %x, and pixels to %x", darkest, brightest)
	}
}
