package main

import (
	"encoding/json"
	"image"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestAtlasIsUpToDate checks that the atlas was made from the present drawings and contains all of them.
func TestAtlasIsUpToDate(t *testing.T) {
	t.Chdir("..")
	data, err := os.ReadFile(atlasJSON)
	if err != nil {
		t.Fatal(err)
	}
	var idx index
	if err := json.Unmarshal(data, &idx); err != nil {
		t.Fatal(err)
	}
	files, err := svgFiles(artDir)
	if err != nil {
		t.Fatal(err)
	}
	current, err := fingerprint(files)
	if err != nil {
		t.Fatal(err)
	}
	if current != idx.Source {
		t.Error("the drawings have changed; run: go run ./build atlas")
	}
	for _, f := range files {
		name := strings.TrimSuffix(filepath.Base(f), ".svg")
		var s sprite
		if err := s.readRoot(f); err != nil {
			t.Error(err)
		}
		if s.Scale > 0 && idx.Sprites[name] == nil {
			t.Errorf("%s is not on the sheet", name)
		}
	}
}

// TestPack checks that sprites lie on the sheet with a gap between them.
func TestPack(t *testing.T) {
	var all []*sprite
	for i := range 60 {
		s := &sprite{W: 100 + i*7, H: 50 + i*5, name: strings.Repeat("x", i+1)}
		s.img = blankImage(s.W, s.H)
		all = append(all, s)
	}
	sheet := pack(all)
	for i, a := range all {
		if a.X < 0 || a.Y < 0 || a.X+a.W > sheet.Bounds().Dx() || a.Y+a.H > sheet.Bounds().Dy() {
			t.Errorf("sprite %d leaves the sheet", i)
		}
		for _, b := range all[:i] {
			if a.X < b.X+b.W+2 && b.X < a.X+a.W+2 && a.Y < b.Y+b.H+2 && b.Y < a.Y+a.H+2 {
				t.Errorf("sprites %q and %q touch", a.name, b.name)
			}
		}
	}
}

func blankImage(w, h int) *image.NRGBA { return image.NewNRGBA(image.Rect(0, 0, w, h)) }
