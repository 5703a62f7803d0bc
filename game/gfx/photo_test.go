package gfx

import (
	"fmt"
	"image"
	"image/color"
	"testing"

	"azulejo/assets"
)

// TestPictureGrids checks that each cell of a picture with a grid is a sprite with the colours of its part of the picture.
func TestPictureGrids(t *testing.T) {
	s, err := NewSheet(assets.Atlas(), assets.AtlasIndex(), assets.Picture)
	if err != nil {
		t.Fatal(err)
	}
	whole := s.scaled("azulejos", 12*20, 10*20)
	for _, i := range []int{0, 11, 57, 119} {
		part := s.scaled(fmt.Sprintf("azulejos-%d", i), 20, 20)
		cell := image.Rect(0, 0, 20, 20).Add(image.Pt(i%12*20, i/12*20))
		if a, b := mean(part, part.Rect), mean(whole, cell); distance(a, b) > 3 {
			t.Errorf("the mean of cell %d is %v, that of its part of the picture %v", i, a, b)
		}
	}
	if s.Has("azulejos-120") {
		t.Error("there are too many cells")
	}
}

// mean returns the mean colour of a part of a picture.
func mean(img *image.RGBA, part image.Rectangle) color.RGBA {
	var sum [3]int
	for y := part.Min.Y; y < part.Max.Y; y++ {
		for x := part.Min.X; x < part.Max.X; x++ {
			c := img.RGBAAt(x, y)
			sum[0], sum[1], sum[2] = sum[0]+int(c.R), sum[1]+int(c.G), sum[2]+int(c.B)
		}
	}
	n := part.Dx() * part.Dy()
	return color.RGBA{R: uint8(sum[0] / n), G: uint8(sum[1] / n), B: uint8(sum[2] / n), A: 255}
}

// distance returns the largest difference of a channel.
func distance(a, b color.RGBA) int {
	most := 0
	for _, d := range []int{int(a.R) - int(b.R), int(a.G) - int(b.G), int(a.B) - int(b.B)} {
		most = max(most, d, -d)
	}
	return most
}

// TestAlphaFromLuma checks that the image is white and as opaque as the picture is light.
func TestAlphaFromLuma(t *testing.T) {
	img := image.NewGray(image.Rect(0, 0, 2, 1))
	img.SetGray(1, 0, color.Gray{Y: 200})
	shade := alphaFromLuma(img)
	for x, want := range []uint32{0, 200 * 0x101} {
		if r, g, b, a := shade.At(x, 0).RGBA(); a != want || r != a || g != a || b != a {
			t.Errorf("pixel %d is %x %x %x at %x, expected white at %x", x, r, g, b, a, want)
		}
	}
}

// TestPhotographsHaveFullRange checks that the pictures are decoded with nearly white and, if they are opaque, nearly black pixels.
func TestPhotographsHaveFullRange(t *testing.T) {
	for name, want := range map[string][2]uint32{"azulejos": {0x0a00, 0xfa00}, "plate": {0xffff, 0xfa00}} {
		img, err := DecodePhoto(assets.Picture(name))
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
		if darkest > want[0] || brightest < want[1] {
			t.Errorf("%s: the darkest channel is %x, the brightest pixel %x", name, darkest, brightest)
		}
	}
}
