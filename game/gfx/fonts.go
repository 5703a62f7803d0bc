package gfx

import (
	"bytes"
	"fmt"

	"azulejo/game/textedit"

	"github.com/go-text/typesetting/font"
	"github.com/hajimehoshi/ebiten/v2"
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

// bold reports whether a face is a bold one, and sans whether it is one without serifs.
func (f Face) bold() bool { return f == SerifBold || f == SansBold }
func (f Face) sans() bool { return f == Sans || f == SansBold }

// Fonts holds the typefaces. A line of text is set in one of them, except for what it lacks: that is left to the fallback.
type Fonts struct {
	own [faces]*openType
	// AllSans shows every text in the sans.
	AllSans bool
	// Fallback, if set, has typefaces for other scripts.
	Fallback Fallback
}

// Fallback finds typefaces for letters that the program's own ones lack.
type Fallback interface {
	// Find returns a typeface with a letter, or nil if there is none or it is still being looked for. The same typeface is always the
	// same value.
	Find(r rune, like Face) Typeface
	// Updated reports whether Find has learned anything since the last call, so that text has to be measured and drawn anew.
	Updated() bool
}

// Typeface sets text whose letters it has.
type Typeface interface {
	// Caret returns how far to the right of the left end of a text of a size in pixels the caret stands before its byte at, in pixels.
	Caret(s string, at int, size float64) float64
	// Width returns the width of a text of a size in pixels.
	Width(s string, size float64) float64
	// Draw draws a text in white with its left end at x and the baseline ascent pixels below top.
	Draw(dst *ebiten.Image, s string, x, top, ascent, size float64)
}

// NewFonts parses the typefaces, one file for each Face in order.
func NewFonts(files [5][]byte) (*Fonts, error) {
	f := &Fonts{}
	for i, data := range files {
		src, err := text.NewGoTextFaceSource(bytes.NewReader(data))
		if err != nil {
			return nil, fmt.Errorf("typeface %d: %w", i, err)
		}
		f.own[i] = newOpenType(src)
	}
	return f, nil
}

// Updated reports whether typefaces were found since the last call, so that text has to be measured and drawn anew.
func (f *Fonts) Updated() bool { return f.Fallback != nil && f.Fallback.Updated() }

// face returns the typeface that sets what it can of a text in a face.
func (f *Fonts) face(face Face) *openType {
	return f.own[f.shown(face)]
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
	g := f.face(face)
	m := g.sizedFor(s, size).Metrics()
	if h = m.HAscent + m.HDescent; f.plain(s, g) {
		return g.Width(s, size), h
	}
	for _, r := range f.runs(s, face) {
		w += r.set.Width(r.text, size)
	}
	return w, h
}

// Caret returns how far to the right of the left end of a line of text the caret stands before its byte at, in pixels.
func (f *Fonts) Caret(s string, at int, face Face, size float64) (x float64) {
	if g := f.face(face); f.plain(s, g) {
		return g.Caret(s, at, size)
	}
	for _, r := range f.runs(s, face) {
		if end := r.start + len(r.text); at >= r.start && (at < end || at == len(s) && at == end) {
			return x + r.set.Caret(r.text, at-r.start, size)
		}
		x += r.set.Width(r.text, size)
	}
	return x
}

// draw draws a line of text in white with its left end and its top at a point.
func (f *Fonts) draw(dst *ebiten.Image, s string, face Face, x, y, size float64) {
	g := f.face(face)
	ascent := g.sizedFor(s, size).Metrics().HAscent
	if f.plain(s, g) {
		g.Draw(dst, s, x, y, ascent, size)
		return
	}
	for _, r := range f.runs(s, face) {
		r.set.Draw(dst, r.text, x, y, ascent, size)
		x += r.set.Width(r.text, size)
	}
}

// openType is a typeface from an OpenType file, with one text face for each size in use. Figures are lining ones.
type openType struct {
	source *text.GoTextFaceSource
	sized  map[sizedFace]*text.GoTextFace
	widths map[sizedText]float64 // a cache, as scenes measure the same texts whenever they are laid out
}

type sizedFace struct {
	size      float64
	direction text.Direction
}

type sizedText struct {
	text string
	size float64
}

// mostWidths is the number of widths at which the cache of a typeface starts over: about 2 MB.
const mostWidths = 1 << 14

func newOpenType(source *text.GoTextFaceSource) *openType {
	return &openType{source: source, sized: map[sizedFace]*text.GoTextFace{}, widths: map[sizedText]float64{}}
}

// has reports whether the typeface has a letter.
func (o *openType) has(r rune) bool {
	_, ok := o.source.UnsafeInternal().(*font.Face).NominalGlyph(r)
	return ok
}

// sizedFor returns the text face that sets s in a size in pixels, in the direction of s.
func (o *openType) sizedFor(s string, size float64) *text.GoTextFace {
	key := sizedFace{size, direction(s)}
	if g, ok := o.sized[key]; ok {
		return g
	}
	g := &text.GoTextFace{Source: o.source, Size: size, Direction: key.direction}
	g.SetFeature(text.MustParseTag("lnum"), 1)
	o.sized[key] = g
	return g
}

// Width implements Typeface.
func (o *openType) Width(s string, size float64) float64 {
	key := sizedText{s, size}
	if w, ok := o.widths[key]; ok {
		return w
	}
	if len(o.widths) >= mostWidths {
		clear(o.widths)
	}
	w := text.AdvanceAt(s, len(s), o.sizedFor(s, size))
	o.widths[key] = w
	return w
}

// Caret implements Typeface.
func (o *openType) Caret(s string, at int, size float64) float64 {
	g := o.sizedFor(s, size)
	if at == 0 || at == len(s) { // where text/v2 counts along the line, and else from its left end
		width := o.Width(s, size)
		if (at == 0) == (g.Direction == text.DirectionRightToLeft) {
			return width
		}
		return 0
	}
	return text.AdvanceAt(s, at, g)
}

// Draw implements Typeface.
func (o *openType) Draw(dst *ebiten.Image, s string, x, top, ascent, size float64) {
	g := o.sizedFor(s, size)
	op := &text.DrawOptions{}
	if g.Direction == text.DirectionRightToLeft {
		op.PrimaryAlign = text.AlignEnd // its left end
	}
	op.GeoM.Translate(x, top+(ascent-g.Metrics().HAscent))
	text.Draw(dst, s, g, op)
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
