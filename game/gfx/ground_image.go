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
func (g *GroundImage) Image(c *Canvas, ground Ground, w, h int, unit float64) *ebiten.Image {
	want := GroundImage{g.img, w, h, ground, c.Pages.overrides.Prefix}
	if g.img != nil && *g == want {
		return g.img
	}
	if g.img != nil {
		g.img.Deallocate()
	}
	*g = want
	g.img = NewTexture(image.Rect(0, 0, w, h))
	p := &groundPainter{Canvas: NewCanvas(c.Pages), w: float64(w), h: float64(h), unit: unit, ground: ground}
	p.Begin(g.img)
	p.draw()
	return g.img
}

// groundPainter paints a ground on a canvas of w × h pixels.
type groundPainter struct {
	*Canvas
	w, h, unit float64
	ground     Ground
	textures   []*page
}

// draw paints the ground, ends the frame and frees the temporary textures.
func (g *groundPainter) draw() {
	switch {
	case g.ground.Floor != NoFloor:
		g.drawFloor()
	case g.ground.Plaster != "":
		g.drawWall()
	default:
		g.drawPlaster()
	}
	g.End()
	for _, s := range g.textures {
		s.img.Deallocate()
	}
}

// addTexture uploads img to a texture that is freed at the end of draw.
func (g *groundPainter) addTexture(img *image.RGBA) Patch {
	own := &page{img: NewTexture(img.Bounds())}
	own.img.WritePixels(img.Pix)
	g.textures = append(g.textures, own)
	return Patch{own, 0, 0, float32(img.Bounds().Dx()), float32(img.Bounds().Dy())}
}

// drawPlaster draws plaster with faint lines.
func (g *groundPainter) drawPlaster() {
	g.Gradient(0, 0, g.w, g.h, g.ground.Top, g.ground.Bottom)
	g.drawSunlight()
	g.tileSprite(g.ground.Linework, 1)
	g.tileSprite("grain", 1)
	g.Quad(g.Pages.Sprite("vignette", 256, 256), Identity(), 0, 0, g.w, g.h, White())
}

// drawWall draws a wall of limewashed plaster.
func (g *groundPainter) drawWall() {
	w, h := g.Pages.sheet.DesignSize(g.ground.Plaster)
	k := max(g.w/w, g.h/h)
	g.SmoothSprite(g.ground.Plaster, Identity(), (g.w-w*k)/2, (g.h-h*k)/2, w*k, h*k, g.ground.Top)
	g.tileSprite("grain", 0.6)
	g.Shade(g.ground.Shade, 0, 0, g.w, g.h)
}

// tileSprite repeats a seamless sprite over the whole image.
func (g *groundPainter) tileSprite(name string, alpha float64) {
	if _, there := g.Pages.drawingName(name); !there {
		return
	}
	w, h := g.Pages.sheet.DesignSize(name)
	w, h = max(1, math.Round(w*g.unit)), max(1, math.Round(h*g.unit))
	sprite := g.Pages.Sprite(name, int(w), int(h))
	for y := 0.0; y < g.h; y += h {
		for x := 0.0; x < g.w; x += w {
			g.Quad(sprite, Identity(), x, y, w, h, White().Fade(alpha))
		}
	}
}

// GroundView draws a ground into a part of the screen. It is painted once for each size.
type GroundView struct {
	image GroundImage
	page  page
}

// Draw draws ground g over a rectangle in pixels.
func (g *GroundView) Draw(c *Canvas, ground Ground, x, y, w, h, unit, alpha float64) {
	if img := g.image.Image(c, ground, int(w), int(h), unit); img != g.page.img {
		g.page.img = img
		c.Invalidate()
	}
	c.Quad(Patch{&g.page, 0, 0, float32(int(w)), float32(int(h))}, Identity(), x, y, w, h, White().Fade(alpha))
}
