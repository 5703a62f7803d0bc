package gfx

import (
	"fmt"
	"syscall/js"

	"azulejo/game/textedit"

	"github.com/hajimehoshi/ebiten/v2"
)

// pageFonts has the page set text, in whatever fonts the browser finds.
type pageFonts [faces]pageFont

// NewFallback returns the fonts of the browser as a fallback.
func NewFallback() Fallback {
	var p pageFonts
	for f := range faces {
		p[f] = pageFont{"normal", 400, "serif"}
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

// Find implements Fallback. The browser draws something for every letter.
func (p *pageFonts) Find(_ rune, like Face) Typeface { return &p[like] }

// Updated implements Fallback.
func (*pageFonts) Updated() bool { return false }

// pageFont is a typeface as a style sheet names it.
type pageFont struct {
	style  string
	weight int
	family string
}

func (p *pageFont) css(size float64) string {
	return fmt.Sprintf("%s %d %.2fpx %s", p.style, p.weight, size, p.family)
}

// Width implements Typeface.
func (p *pageFont) Width(s string, size float64) float64 {
	return js.Global().Call("azulejoTextWidth", s, p.css(size)).Float()
}

// Caret implements Typeface. In the midst of letters that are joined it is nearly right.
func (p *pageFont) Caret(s string, at int, size float64) float64 {
	x := p.Width(s[:at], size)
	if textedit.RightToLeft(s) {
		x = p.Width(s, size) - x
	}
	return x
}

// Draw implements Typeface.
func (p *pageFont) Draw(dst *ebiten.Image, s string, x, top, ascent, size float64) {
	w, h := int(p.Width(s, size))+2*overhang+1, dst.Bounds().Dy()
	pix := make([]byte, 4*w*h)
	js.CopyBytesToGo(pix, js.Global().Call("azulejoTextPixels", s, p.css(size), w, h, overhang, ascent))
	img := ebiten.NewImage(w, h)
	img.WritePixels(premultiplied(pix))
	op := &ebiten.DrawImageOptions{}
	op.GeoM.Translate(x-overhang, top)
	dst.DrawImage(img, op)
	img.Deallocate()
}

// premultiplied turns pixels as a page has them into pixels with alpha multiplied.
func premultiplied(pix []byte) []byte {
	for i := 0; i < len(pix); i += 4 {
		for c := range 3 {
			pix[i+c] = byte(int(pix[i+c]) * int(pix[i+3]) / 255)
		}
	}
	return pix
}
