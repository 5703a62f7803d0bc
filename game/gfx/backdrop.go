package gfx

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Backdrop is the table's ground, painted once for each window size. The zero Backdrop has none yet.
type Backdrop struct {
	img  *ebiten.Image
	w, h int
	laid Ground
	set  string // of the theme it was painted in
}

// Image returns the table of a ground at a size in pixels.
func (b *Backdrop) Image(c *Canvas, g Ground, w, h int, unit float64) *ebiten.Image {
	want := Backdrop{b.img, w, h, g, c.Pages.theme.Set}
	if b.img != nil && *b == want {
		return b.img
	}
	if b.img != nil {
		b.img.Deallocate()
	}
	*b = want
	b.img = unmanaged(image.Rect(0, 0, w, h))
	own := NewCanvas(c.Pages)
	own.Begin(b.img)
	if g.Floor != NoFloor {
		(&floor{c: own, w: float64(w), h: float64(h), unit: unit, ground: g}).lay()
		return b.img
	}
	b.paint(own, float64(w), float64(h), unit)
	own.End()
	return b.img
}

func (b *Backdrop) paint(c *Canvas, w, h, unit float64) {
	if b.laid.Plaster != "" {
		b.plaster(c, w, h, unit)
		return
	}
	c.Gradient(0, 0, w, h, b.laid.Top, b.laid.Bottom)
	b.daylight(c, w, h, unit)
	b.tile(c, b.laid.Linework, w, h, unit, 1)
	b.tile(c, "grain", w, h, unit, 1)
	v := c.Pages.Sprite("vignette", 256, 256)
	c.Quad(v, Identity(), 0, 0, w, h, White())
}

// plaster paints a wall.
func (b *Backdrop) plaster(c *Canvas, w, h, unit float64) {
	nw, nh := c.Pages.sheet.Natural(b.laid.Plaster)
	k := math.Max(w/nw, h/nh)
	c.Soft(b.laid.Plaster, Identity(), (w-nw*k)/2, (h-nh*k)/2, nw*k, nh*k, b.laid.Top)
	b.tile(c, "grain", w, h, unit, 0.6)
	c.Shade(b.laid.Shade, 0, 0, w, h)
}

// tile covers the picture with a seamless sprite at its natural size.
func (b *Backdrop) tile(c *Canvas, name string, w, h, unit, alpha float64) {
	if _, there := c.Pages.drawing(name); !there {
		return
	}
	nw, nh := c.Pages.sheet.Natural(name)
	tw, th := math.Max(1, math.Round(nw*unit)), math.Max(1, math.Round(nh*unit))
	p := c.Pages.Sprite(name, int(tw), int(th))
	for y := 0.0; y < h; y += th {
		for x := 0.0; x < w; x += tw {
			c.Quad(p, Identity(), x, y, tw, th, White().Fade(alpha))
		}
	}
}
