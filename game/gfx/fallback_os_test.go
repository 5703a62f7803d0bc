//go:build !js

package gfx

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/go-text/typesetting/fontscan"
	"github.com/hajimehoshi/ebiten/v2"
	"golang.org/x/image/font/gofont/goregular"
)

// waitForSearch waits until a search is over.
func waitForSearch(s *systemFonts) {
	for searching := true; searching; time.Sleep(time.Millisecond) {
		s.mutex.Lock()
		searching = s.searching
		s.mutex.Unlock()
	}
}

// withFont returns the fonts of a system with one font.
func withFont(t *testing.T, data []byte) *systemFonts {
	t.Helper()
	file := filepath.Join(t.TempDir(), "one.ttf")
	if err := os.WriteFile(file, data, 0o644); err != nil {
		t.Fatal(err)
	}
	return &systemFonts{found: map[letter]*openType{}, list: func(fonts *fontscan.FontMap) error {
		return fonts.AddFont(bytes.NewReader(goregular.TTF), file, "serif")
	}}
}

// TestSystemFonts checks that a letter is found in a font of the system, on another goroutine and in the same typeface as other letters, and that none is
// found if no font has the letter or the font is damaged.
func TestSystemFonts(t *testing.T) {
	s := withFont(t, goregular.TTF)
	if s.Find('Ω', Serif) != nil || s.Find('さ', Serif) != nil {
		t.Error("a letter is found before the search")
	}
	waitForSearch(s)
	if !s.Updated() || s.Updated() {
		t.Error("Updated does not report the found letter once")
	}
	found := s.Find('Ω', Serif)
	if found == nil || s.Find('さ', Serif) != nil {
		t.Fatalf("found %v and %v", found, s.Find('さ', Serif))
	}
	s.Find('Ю', Serif)
	if waitForSearch(s); s.Find('Ю', Serif) != found {
		t.Error("two letters of a font have two typefaces")
	}
	if w := found.Width("Ωμέγα", 20); w < 20 || w > 100 {
		t.Errorf("five letters are %v wide", w)
	}
	found.Draw(ebiten.NewImage(100, 30), "Ωμέγα", 0, 0, 20, 20)

	for name, s := range map[string]*systemFonts{
		"a damaged font": withFont(t, goregular.TTF[:1000]),
		"a panic":        {found: map[letter]*openType{}, list: func(*fontscan.FontMap) error { panic("a font that cannot be read") }},
		"no list":        {found: map[letter]*openType{}, list: func(*fontscan.FontMap) error { return errors.New("no folder") }},
		"no font":        {found: map[letter]*openType{}, list: func(*fontscan.FontMap) error { return nil }},
	} {
		s.Find('Ω', Serif)
		if waitForSearch(s); s.Find('Ω', Serif) != nil || s.Updated() {
			t.Errorf("%s: a letter is found", name)
		}
	}
}
