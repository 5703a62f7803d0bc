package gfx

import (
	"bytes"
	"fmt"

	"azulejo/game/textedit"

	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// Face names one of the program's typefaces.
type Face int8

const (
	Serif Face = iota
	SerifBold
	SerifItalic
	Sans
	SansBold
	faces
)

// Fonts holds the typefaces and one text face for each size in use.
type Fonts struct {
	sources [faces]*text.GoTextFaceSource
	sized   map[sizedFace]*text.GoTextFace
	// AllSans shows every text in the sans.
	AllSans bool
}

type sizedFace struct {
	face      Face
	size      float64
	direction text.Direction
}

// NewFonts parses the typefaces, one file for each Face in order.
func NewFonts(files [5][]byte) (*Fonts, error) {
	f := &Fonts{sized: map[sizedFace]*text.GoTextFace{}}
	for i, data := range files {
		src, err := text.NewGoTextFaceSource(bytes.NewReader(data))
		if err != nil {
			return nil, fmt.Errorf("typeface %d: %w", i, err)
		}
		f.sources[i] = src
	}
	return f, nil
}

// face returns the text face that sets s in a size in pixels, in the direction of s and with lining figures.
func (f *Fonts) face(s string, face Face, size float64) *text.GoTextFace {
	key := sizedFace{f.shown(face), size, direction(s)}
	if g, ok := f.sized[key]; ok {
		return g
	}
	g := &text.GoTextFace{Source: f.sources[key.face], Size: size, Direction: key.direction}
	g.SetFeature(text.MustParseTag("lnum"), 1)
	f.sized[key] = g
	return g
}

// shown returns the typeface in which texts of a face are set.
func (f *Fonts) shown(face Face) Face {
	switch {
	case !f.AllSans:
		return face
	case face == SerifBold || face == SansBold:
		return SansBold
	}
	return Sans
}

// Measure returns the width and the line height of a line of text in pixels.
func (f *Fonts) Measure(s string, face Face, size float64) (w, h float64) {
	g := f.face(s, face, size)
	m := g.Metrics()
	return text.AdvanceAt(s, len(s), g), m.HAscent + m.HDescent
}

// Caret returns how far to the right of the left end of a line of text the caret stands before its byte at, in pixels.
func (f *Fonts) Caret(s string, at int, face Face, size float64) float64 {
	g := f.face(s, face, size)
	if at == 0 || at == len(s) { // where text/v2 counts along the line, and else from its left end
		width := text.AdvanceAt(s, len(s), g)
		if (at == 0) == (g.Direction == text.DirectionRightToLeft) {
			return width
		}
		return 0
	}
	return text.AdvanceAt(s, at, g)
}

// direction returns the direction in which a text is written.
func direction(s string) text.Direction {
	if textedit.RightToLeft(s) {
		return text.DirectionRightToLeft
	}
	return text.DirectionLeftToRight
}

// Widest is the width in pixels of the widest of some lines.
func (f *Fonts) Widest(lines []string, face Face, size float64) (most float64) {
	for _, line := range lines {
		w, _ := f.Measure(line, face, size)
		most = max(most, w)
	}
	return most
}

// Cut shortens a line with … to a width in pixels.
func (f *Fonts) Cut(s string, face Face, size, width float64) string {
	r := []rune(s)
	for n := len(r); n > 0; n-- {
		t := string(r[:n])
		if n < len(r) {
			t += "…"
		}
		if w, _ := f.Measure(t, face, size); w <= width {
			return t
		}
	}
	return ""
}
