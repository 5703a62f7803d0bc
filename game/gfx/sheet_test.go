package gfx

import (
	"bytes"
	"testing"

	"azulejo/assets"
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
