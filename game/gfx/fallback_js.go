package gfx

import (
	"fmt"
	"syscall/js"

	"azulejo/game/textedit"

	"github.com/hajimehoshi/ebiten/v2"
)

// browserFonts draws text with the fonts of the browser, through functions of the page.
type browserFonts [faceCount]browserFont

// NewFallback returns the fonts of the browser as a fallback.
func NewFallback() Fallback {
	var p browserFonts
	for f := range faceCount {
		p[f] = browserFont{"normal", 400, "serif"}
		if f.bold() {
			p[f].weight = 600
		}
		if f.sans() {
			p[f].family = "sans-serif"
		}
		if f == SerifItalic {
			p[f].style = "italic"
		}
	}
	return &p
}

// Find implements Fallback. A browser draws something for every letter, so it never returns nil.
func (b *browserFonts) Find(_ rune, like Face) Typeface { return &b[like] }

// Updated implements Fallback.
func (*browserFonts) Updated() bool { return false }

// browserFont is a CSS font without its size.
type browserFont struct {
	style  string
	weight int
	family string
}

func (b *browserFont) css(size float64) string {
	return fmt.Sprintf("%s %d %.2fpx %s", b.style, b.weight, size, b.family)
}

// Width implements Typeface.
func (b *browserFont) Width(s string, size float64) float64 {
	return js.Global().Call("azulejoTextWidth", s, b.css(size)).Float()
}

// Caret implements Typeface. Between joined letters the result is approximate.
func (b *browserFont) Caret(s string, at int, size float64) float64 {
	x := b.Width(s[:at], size)
	if textedit.RightToLeft(s) {
		x = b.Width(s, size) - x
	}
	return x
}

// Draw implements Typeface.
func (b *browserFont) Draw(dst *ebiten.Image, s string, x, top, ascent, size float64) {
	w, h := int(b.Width(s, size))+2*overhang+1, dst.Bounds().Dy()
	pix := make([]byte, 4*w*h)
	js.CopyBytesToGo(pix, js.Global().Call("azulejoTextPixels", s, b.css(size), w, h, overhang, ascent))
	img := ebiten.NewImage(w, h)
	img.WritePixels(premultiply(pix))
	op := &ebiten.DrawImageOptions{}
	op.GeoM.Translate(x-overhang, top)
	dst.DrawImage(img, op)
	img.Deallocate()
}

// premultiply multiplies the colours of pix by their alpha in place, as Ebitengine expects them, and returns it.
func premultiply(pix []byte) []byte {
	for i := 0; i < len(pix); i += 4 {
		for c := range 3 {
			pix[i+c] = byte(int(pix[i+c]) * int(pix[i+3]) / 255)
		}
	}
	return pix
}
