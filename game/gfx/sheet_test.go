package gfx

import (
	"testing"

	"azulejo/assets"
)

// TestFurtherSheetsAreAddedLater: without its sheet a sprite is missing, and only that.
func TestFurtherSheetsAreAddedLater(t *testing.T) {
	s, err := NewSheet(assets.Atlas(), assets.AtlasIndex(), func(name string) []byte {
		if name == assets.Bold {
			return nil
		}
		return assets.Picture(name)
	})
	if err != nil {
		t.Fatal(err)
	}
	if !s.Missing(assets.Bold) || s.Has("bold-tile-red") || !s.Has("tile-red") {
		t.Error("the sheet of high contrast is there, or what is not on it is missing")
	}
	if err := s.Add(assets.Bold, []byte("no picture")); err == nil || !s.Missing(assets.Bold) {
		t.Errorf("adding no picture: %v", err)
	}
	if err := s.Add(assets.Bold, assets.Picture(assets.Bold)); err != nil {
		t.Fatal(err)
	}
	if s.Missing(assets.Bold) || !s.Has("bold-tile-red") {
		t.Error("the sheet of high contrast is missing still")
	}
}
