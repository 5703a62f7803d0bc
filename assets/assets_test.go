package assets

import (
	"bytes"
	"testing"

	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

func TestTypefacesHoldAllLetters(t *testing.T) {
	const needed = "ABCXYZabcxyz0123456789ÀÉÊËÍÓÚàáâãäçèéêëíîïñóôõöúüýßŒœŠšŽž−×→·…“”‘’–—"
	for i, data := range Fonts() {
		src, err := text.NewGoTextFaceSource(bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		face := &text.GoTextFace{Source: src, Size: 32}
		width := func(s string) float64 { return text.AdvanceAt(s, len(s), face) }
		missing := width("\U0010fffd")
		for _, r := range needed {
			if w := width(string(r)); w == 0 {
				t.Errorf("typeface %d lacks %c (a missing letter is %v wide)", i, r, missing)
			}
		}
	}
}

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

func serifs() [][]byte {
	f := Fonts()
	return f[:3]
}
