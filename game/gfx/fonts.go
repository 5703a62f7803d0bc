package gfx

import (
	"bytes"
	"fmt"
	"sync"

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
	faceCount
)

// bold reports whether f is a bold face.
func (f Face) bold() bool { return f == SerifBold || f == SansBold }

// sans reports whether f is a sans-serif face.
func (f Face) sans() bool { return f == Sans || f == SansBold }

// Fonts holds the built-in typefaces. A line of text is set in one of them, except for letters it lacks, for which the fallback is used.
type Fonts struct {
	builtin [faceCount]*openType
	// AllSans sets every text in the sans-serif typeface.
	AllSans bool
	// Fallback, if not nil, provides typefaces for other scripts.
	Fallback Fallback
}

// Fallback finds typefaces for letters that the built-in ones lack.
type Fallback interface {
	// Find returns a typeface that has a letter, or nil if there is none or the search is still running. It returns the same value for
	// the same typeface.
	Find(r rune, like Face) Typeface
	// Updated reports whether Find has new results since the last call, so that text must be measured and drawn again.
	Updated() bool
}

// Typeface draws and measures text whose letters it has.
type Typeface interface {
	// Caret returns the distance of the caret before byte at from the left end of the text, in pixels.
	Caret(s string, at int, size float64) float64
	// Width returns the width of a text in pixels.
	Width(s string, size float64) float64
	// Draw draws a text in white with its left end at x and its baseline ascent pixels below top.
	Draw(dst *ebiten.Image, s string, x, top, ascent, size float64)
}

// NewFonts parses the built-in typefaces, one file for each Face in order.
func NewFonts(files [5][]byte) (*Fonts, error) {
	f := &Fonts{}
	for i, data := range files {
		src, err := text.NewGoTextFaceSource(bytes.NewReader(data))
		if err != nil {
			return nil, fmt.Errorf("typeface %d: %w", i, err)
		}
		f.builtin[i] = newOpenType(src)
	}
	return f, nil
}

// Updated reports whether the fallback has found typefaces since the last call, so that text must be measured and drawn again.
func (f *Fonts) Updated() bool { return f.Fallback != nil && f.Fallback.Updated() }

// typeface returns the built-in typeface for a face.
func (f *Fonts) typeface(face Face) *openType {
	return f.builtin[f.effectiveFace(face)]
}

// effectiveFace returns the face to use for a face, which depends on AllSans.
func (f *Fonts) effectiveFace(face Face) Face {
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
	g := f.typeface(face)
	m := g.textFace(s, size).Metrics()
	if h = m.HAscent + m.HDescent; f.needsNoFallback(s, g) {
		return g.Width(s, size), h
	}
	for _, r := range f.runs(s, face) {
		w += r.typeface.Width(r.text, size)
	}
	return w, h
}

// Caret returns the distance of the caret before byte at from the left end of a line of text, in pixels.
func (f *Fonts) Caret(s string, at int, face Face, size float64) (x float64) {
	if g := f.typeface(face); f.needsNoFallback(s, g) {
		return g.Caret(s, at, size)
	}
	for _, r := range f.runs(s, face) {
		if end := r.start + len(r.text); at >= r.start && (at < end || at == len(s) && at == end) {
			return x + r.typeface.Caret(r.text, at-r.start, size)
		}
		x += r.typeface.Width(r.text, size)
	}
	return x
}

// draw draws a line of text in white with its top left corner at (x, y).
func (f *Fonts) draw(dst *ebiten.Image, s string, face Face, x, y, size float64) {
	g := f.typeface(face)
	ascent := g.textFace(s, size).Metrics().HAscent
	if f.needsNoFallback(s, g) {
		g.Draw(dst, s, x, y, ascent, size)
		return
	}
	for _, r := range f.runs(s, face) {
		r.typeface.Draw(dst, r.text, x, y, ascent, size)
		x += r.typeface.Width(r.text, size)
	}
}

// openType is a typeface from an OpenType file, with lining figures. Several Fonts can share it.
type openType struct {
	source *text.GoTextFaceSource

	mu        sync.Mutex // protects the maps
	textFaces map[sizedFace]*text.GoTextFace
	widths    map[sizedText]float64 // cache, as scenes measure the same texts in every layout
}

type sizedFace struct {
	size      float64
	direction text.Direction
}

type sizedText struct {
	text string
	size float64
}

// maxCachedWidths is the number of cached widths at which the cache is cleared: about 2 MB.
const maxCachedWidths = 1 << 14

func newOpenType(source *text.GoTextFaceSource) *openType {
	return &openType{source: source, textFaces: map[sizedFace]*text.GoTextFace{}, widths: map[sizedText]float64{}}
}

// has reports whether the typeface has a glyph for r.
func (o *openType) has(r rune) bool {
	_, ok := o.source.UnsafeInternal().(*font.Face).NominalGlyph(r)
	return ok
}

// textFace returns the text face for s at a size in pixels, in the writing direction of s.
func (o *openType) textFace(s string, size float64) *text.GoTextFace {
	key := sizedFace{size, direction(s)}
	o.mu.Lock()
	defer o.mu.Unlock()
	if g, ok := o.textFaces[key]; ok {
		return g
	}
	g := &text.GoTextFace{Source: o.source, Size: size, Direction: key.direction}
	g.SetFeature(text.MustParseTag("lnum"), 1)
	o.textFaces[key] = g
	return g
}

// Width implements Typeface.
func (o *openType) Width(s string, size float64) float64 {
	key := sizedText{s, size}
	o.mu.Lock()
	w, ok := o.widths[key]
	o.mu.Unlock()
	if ok {
		return w
	}
	w = text.AdvanceAt(s, len(s), o.textFace(s, size))
	o.mu.Lock()
	defer o.mu.Unlock()
	if len(o.widths) >= maxCachedWidths {
		clear(o.widths)
	}
	o.widths[key] = w
	return w
}

// Caret implements Typeface.
func (o *openType) Caret(s string, at int, size float64) float64 {
	g := o.textFace(s, size)
	if at == 0 || at == len(s) { // text/v2 measures these two along the writing direction, others from the left
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
	g := o.textFace(s, size)
	op := &text.DrawOptions{}
	if g.Direction == text.DirectionRightToLeft {
		op.PrimaryAlign = text.AlignEnd // the left end
	}
	op.GeoM.Translate(x, top+(ascent-g.Metrics().HAscent))
	text.Draw(dst, s, g, op)
}

// direction returns the writing direction of a text.
func direction(s string) text.Direction {
	if textedit.RightToLeft(s) {
		return text.DirectionRightToLeft
	}
	return text.DirectionLeftToRight
}

// MaxWidth returns the width in pixels of the widest line.
func (f *Fonts) MaxWidth(lines []string, face Face, size float64) (most float64) {
	for _, line := range lines {
		w, _ := f.Measure(line, face, size)
		most = max(most, w)
	}
	return most
}

// Truncate shortens a line to a width in pixels, ending it with … if it does not fit.
func (f *Fonts) Truncate(s string, face Face, size, width float64) string {
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
