package scenes

import (
	"strings"
	"testing"

	"azulejo/assets"
	"azulejo/game/locale"

	"golang.org/x/image/font/sfnt"
)

// TestTypefacesHaveAllGlyphs checks that every typeface has the glyphs of every language, but not those of boards drawn in a terminal. A narrow space is
// drawn as a space.
func TestTypefacesHaveAllGlyphs(t *testing.T) {
	for n, data := range assets.Fonts() {
		checked := map[rune]bool{}
		face, err := sfnt.Parse(data)
		if err != nil {
			t.Fatal(err)
		}
		for _, code := range locale.Languages() {
			w, err := locale.Open(code)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := w.LoadLessons(); err != nil {
				t.Fatal(err)
			}
			for _, key := range w.Keys("") {
				if strings.Contains(key, ".drawn.") {
					continue
				}
				for _, r := range w.T(key) {
					if checked[r] {
						continue
					}
					checked[r] = true
					if at, err := face.GlyphIndex(nil, r); (err != nil || at == 0) && r != '\n' && r != '\u202f' {
						t.Errorf("typeface %d lacks %q (%U) of %s in %s", n, r, r, key, code)
					}
				}
			}
		}
	}
}
