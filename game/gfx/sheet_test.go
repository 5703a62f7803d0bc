package gfx

import (
	"bytes"
	"testing"

	"azulejo/assets"
)

// TestImagesAreAddedLater: without its sheet or its own file a sprite is missing, and only that.
func TestImagesAreAddedLater(t *testing.T) {
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
			t.Errorf("%s is there, or what is not on it is missing", image)
		}
		if err := s.Add(image, []byte("no picture")); err == nil || !s.Missing(image) {
			t.Errorf("adding no picture: %v", err)
		}
		if err := s.Add(image, assets.Picture(image)); err != nil {
			t.Fatal(err)
		}
		if s.Missing(image) || !bytes.Equal(s.scaled(sprite, 40, 40).Pix, complete.scaled(sprite, 40, 40).Pix) {
			t.Errorf("%s is missing still, or looks different", image)
		}
	}
}
