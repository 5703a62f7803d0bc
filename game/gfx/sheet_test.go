package gfx

import (
	"bytes"
	"image"
	"math"
	"testing"

	"azulejo/assets"

	"golang.org/x/image/draw"
)

// TestMissingImages checks that only the sprites of a missing image are missing, and that the image can be added later.
func TestMissingImages(t *testing.T) {
	complete, err := NewSheet(assets.Atlas(), assets.AtlasIndex(), assets.Picture)
	if err != nil {
		t.Fatal(err)
	}
	for image, sprite := range map[string]string{assets.Bold: "bold-tile-red", "plate": "plate"} {
		s, err := NewSheet(assets.Atlas(), assets.AtlasIndex(), func(name string) []byte {
			if name == image {
				return nil
			}
			return assets.Picture(name)
		})
		if err != nil {
			t.Fatal(err)
		}
		if complete.Missing(image) || !s.Missing(image) || s.Has(sprite) || !s.Has("tile-red") {
			t.Errorf("without %s, it is not missing or another sprite is", image)
		}
		if err := s.Add(image, []byte("no picture")); err == nil || !s.Missing(image) {
			t.Errorf("adding invalid data: %v", err)
		}
		if err := s.Add(image, assets.Picture(image)); err != nil {
			t.Fatal(err)
		}
		if s.Missing(image) || !bytes.Equal(s.scaled(sprite, 40, 40).Pix, complete.scaled(sprite, 40, 40).Pix) {
			t.Errorf("%s is still missing, or differs", image)
		}
	}
}

// TestSmallSprites checks that sprites that are scaled from a half or a quarter of their master look like those scaled from the master.
func TestSmallSprites(t *testing.T) {
	s, err := NewSheet(assets.Atlas(), assets.AtlasIndex(), assets.Picture)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"tile-red", "marker", "emblem-1", "low-shadow"} {
		for _, side := range []int{18, 25, 39, 56} {
			master := s.regions[name].image
			want := image.NewRGBA(image.Rect(0, 0, side, side))
			draw.CatmullRom.Scale(want, want.Rect, master, master.Bounds(), draw.Src, nil)
			sum := 0.0
			for i, c := range s.scaled(name, side, side).Pix {
				d := float64(c) - float64(want.Pix[i])
				sum += d * d
			}
			if rms := math.Sqrt(sum / float64(len(want.Pix))); rms > 2.5 {
				t.Errorf("%s at %d pixels differs by %.1f of 255", name, side, rms)
			}
		}
	}
}
