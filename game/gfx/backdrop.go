package gfx

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Backdrop is the table's ground, painted once for each window size. The zero Backdrop has none yet.
type Backdrop struct {
	img    *ebiten.Image
	w, h   int
	laid   Ground
	prefix string // of the overrides it was painted with
}

// Image returns the table of a ground at a size in pixels.
func (b *Backdrop) Image(c *Canvas, g Ground, w, h int, unit float64) *ebiten.Image {
	want := Backdrop{b.img, w, h, g, c.Pages.overrides.Prefix}
	if b.img != nil && *b == want {
		return b.img
	}
	if b.img != nil {
		b.img.Deallocate()
	}
	*b = want
	b.img = NewPicture(image.Rect(0, 0, w, h))
	p := &painting{Canvas: NewCanvas(c.Pages), w: float64(w), h: float64(h), unit: unit, ground: g}
	p.Begin(b.img)
	p.paint()
	return b.img
}

// painting is a canvas of w × h pixels on which a ground is painted.
type painting struct {
	*Canvas
	w, h, unit float64
	ground     Ground
	swatches   []*page
}

// paint paints the ground and ends the canvas.
func (p *painting) paint() {
	switch {
	case p.ground.Floor != NoFloor:
		p.floor()
	case p.ground.Plaster != "":
		p.wall()
	default:
		p.plaster()
	}
	p.End()
	for _, s := range p.swatches {
		s.img.Deallocate()
	}
}

// swatch is a picture on a page of its own, which lasts as long as the painting.
func (p *painting) swatch(img *image.RGBA) Patch {
	own := &page{img: NewPicture(img.Bounds())}
	own.img.WritePixels(img.Pix)
	p.swatches = append(p.swatches, own)
	return Patch{own, 0, 0, float32(img.Bounds().Dx()), float32(img.Bounds().Dy())}
}

// plaster paints plaster with faint lines.
func (p *painting) plaster() {
	p.Gradient(0, 0, p.w, p.h, p.ground.Top, p.ground.Bottom)
	p.daylight()
	p.tile(p.ground.Linework, 1)
	p.tile("grain", 1)
	p.Quad(p.Pages.Sprite("vignette", 256, 256), Identity(), 0, 0, p.w, p.h, White())
}

// wall paints a wall of limewashed plaster.
func (p *painting) wall() {
	w, h := p.Pages.sheet.Natural(p.ground.Plaster)
	k := max(p.w/w, p.h/h)
	p.Soft(p.ground.Plaster, Identity(), (p.w-w*k)/2, (p.h-h*k)/2, w*k, h*k, p.ground.Top)
	p.tile("grain", 0.6)
	p.Shade(p.ground.Shade, 0, 0, p.w, p.h)
}

// tile covers the picture with a seamless sprite at its natural size.
func (p *painting) tile(name string, alpha float64) {
	if _, there := p.Pages.drawing(name); !there {
		return
	}
	w, h := p.Pages.sheet.Natural(name)
	w, h = max(1, math.Round(w*p.unit)), max(1, math.Round(h*p.unit))
	sprite := p.Pages.Sprite(name, int(w), int(h))
	for y := 0.0; y < p.h; y += h {
		for x := 0.0; x < p.w; x += w {
			p.Quad(sprite, Identity(), x, y, w, h, White().Fade(alpha))
		}
	}
}
