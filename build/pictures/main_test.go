package main

import (
	"bytes"
	"errors"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"azulejo/engine/record"
	"azulejo/game/gametest/headless"
	"azulejo/game/gametest/script"
	"azulejo/scenes/games"
)

func TestMain(m *testing.M) {
	headless.Serve()
	os.Exit(m.Run())
}

// TestScenes checks that the scripts and saved games of all scenes are valid.
func TestScenes(t *testing.T) {
	seen := map[string]bool{}
	for _, s := range scenes() {
		if seen[s.name] {
			t.Errorf("%s is listed twice", s.name)
		}
		seen[s.name] = true
		if _, err := script.Parse(s.script); err != nil {
			t.Errorf("%s: %v", s.name, err)
		}
		if s.saved == "" {
			continue
		}
		text, err := saves.ReadFile("saves/" + s.saved + ".azl")
		if err != nil {
			t.Fatal(err)
		}
		rec, err := record.Parse(s.saved, text, games.Editions())
		if err != nil {
			t.Fatalf("%s: %v", s.name, err)
		}
		if opened := s.opensGame(); rec.Match.Position().Over() != opened {
			t.Errorf("%s: the game is over: %v, so it would not be resumed or reviewed", s.name, !opened)
		}
	}
}

// TestPictures takes two pictures and checks their sizes and the output.
func TestPictures(t *testing.T) {
	folder := t.TempDir()
	var output bytes.Buffer
	err := run([]string{"-o", folder, "-only", "^(setup-720|title-phone)$"}, &output)
	if errors.Is(err, headless.ErrNoDisplay) && os.Getenv("AZULEJO_CI") != "1" {
		t.Skip(err)
	}
	if err != nil {
		t.Fatal(err)
	}
	for name, size := range map[string][2]int{"setup-720": {1280, 720}, "title-phone": {780, 1688}} {
		data, err := os.ReadFile(filepath.Join(folder, name+".png"))
		if err != nil {
			t.Fatal(err)
		}
		if c, err := png.DecodeConfig(bytes.NewReader(data)); err != nil || c.Width != size[0] || c.Height != size[1] {
			t.Errorf("%s is %d × %d, %v", name, c.Width, c.Height, err)
		}
	}
	if n := strings.Count(output.String(), "\n"); n != 2 {
		t.Errorf("%d lines of output, expected 2: %q", n, output.String())
	}
}
