package gfx

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// GroundImage is a ground painted at the size of a window and cached until the size, the ground or the overrides change. The zero value
// is empty.
type GroundImage struct {
	img    *ebiten.Image
	w, h   int
	ground Ground
	prefix string // of the overrides it was painted with
}

// Image returns an image of ground g, w × h pixels large. unit is the number of pixels in a design unit.
func (b *GroundImage) Image(c *Canvas, g Ground, w, h int, unit float64) *ebiten.Image {
	want := GroundImage{b.img, w, h, g, c.Pages.overrides.Prefix}
	if b.img != nil && *b == want {
		return b.img
	}
	if b.img != nil {
		b.img.Deallocate()
	}
	*b = want
	b.img = NewTexture(image.Rect(0, 0, w, h))
	p := &groundPainter{Canvas: NewCanvas(c.Pages), w: float64(w), h: float64(h), unit: unit, ground: g}
	p.Begin(b.img)
	p.draw()
	return b.img
}

// groundPainter paints a ground on a canvas of w × h pixels.
type groundPainter struct {
	*Canvas
	w, h, unit float64
	ground     Ground
	textures   []*page
}

// draw paints the ground, ends the frame and frees the temporary textures.
func (p *groundPainter) draw() {
	switch {
	case p.ground.Floor != NoFloor:
		p.drawFloor()
	case p.ground.Plaster != "":
		p.drawWall()
	default:
		p.drawPlaster()
	}
	p.End()
	for _, s := range p.textures {
		s.img.Deallocate()
	}
}

// addTexture uploads img to a texture that is freed at the end of draw.
func (p *groundPainter) addTexture(img *image.RGBA) Patch {
	own := &page{img: NewTexture(img.Bounds())}
	own.img.WritePixels(img.Pix)
	p.textures = append(p.textures, own)
	return Patch{own, 0, 0, float32(img.Bounds().Dx()), float32(img.Bounds().Dy())}
}

// drawPlaster draws plaster with faint lines.
func (p *groundPainter) drawPlaster() {
	p.Gradient(0, 0, p.w, p.h, p.ground.Top, p.ground.Bottom)
	p.drawSunlight()
	p.tileSprite(p.ground.Linework, 1)
	p.tileSprite("grain", 1)
	p.Quad(p.Pages.Sprite("vignette", 256, 256), Identity(), 0, 0, p.w, p.h, White())
}

// drawWall draws a wall of limewashed plaster.
func (p *groundPainter) drawWall() {
	w, h := p.Pages.sheet.DesignSize(p.ground.Plaster)
	k := max(p.w/w, p.h/h)
	p.SmoothSprite(p.ground.Plaster, Identity(), (p.w-w*k)/2, (p.h-h*k)/2, w*k, h*k, p.ground.Top)
	p.tileSprite("grain", 0.6)
	p.Shade(p.ground.Shade, 0, 0, p.w, p.h)
}

// tileSprite repeats a seamless sprite over the whole image.
func (p *groundPainter) tileSprite(name string, alpha float64) {
	if _, there := p.Pages.drawingName(name); !there {
		return
	}
	w, h := p.Pages.sheet.DesignSize(name)
	w, h = max(1, math.Round(w*p.unit)), max(1, math.Round(h*p.unit))
	sprite := p.Pages.Sprite(name, int(w), int(h))
	for y := 0.0; y < p.h; y += h {
		for x := 0.0; x < p.w; x += w {
			p.Quad(sprite, Identity(), x, y, w, h, White().Fade(alpha))
		}
	}
}
