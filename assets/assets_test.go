package assets

import (
	"bytes"
	"testing"

	"github.com/hajimehoshi/ebiten/v2/text/v2"
	"golang.org/x/image/font/sfnt"
)

// TestTypefacesHaveAllLetters checks that every typeface has glyphs for digits, letters with accents, and punctuation.
func TestTypefacesHaveAllLetters(t *testing.T) {
	const needed = "ABCXYZabcxyz0123456789ÀÉÊËÍÓÚàáâãäçèéêëíîïñóôõöúüýßŒœŠšŽž−×→·…“”‘’–—"
	for i, data := range Fonts() {
		face, err := sfnt.Parse(data)
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range needed {
			if glyph, err := face.GlyphIndex(nil, r); err != nil || glyph == 0 {
				t.Errorf("typeface %d lacks %c", i, r)
			}
		}
	}
}

// TestFiguresAreLining checks that the serif typefaces have lining figures, so that numbers in a column have the same height.
func TestFiguresAreLining(t *testing.T) {
	for i, data := range serifs() {
		src, err := text.NewGoTextFaceSource(bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		face := &text.GoTextFace{Source: src, Size: 200}
		height := func(s string) int {
			most := 0
			for _, g := range text.AppendLazyGlyphs(nil, s, face, nil) {
				most = max(most, g.ImageBounds.Dy())
			}
			return most
		}
		if one, six := height("1"), height("6"); one < six*9/10 {
			t.Errorf("typeface %d: a 1 is %d high and a 6 is %d: these are old-style figures", i, one, six)
		}
	}
}

// serifs returns the serif typefaces.
func serifs() [][]byte {
	f := Fonts()
	return f[:3]
}
