package gfx

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Canvas collects quads and sends those of one page to the target together. Begin, draw, End once a frame.
type Canvas struct {
	Pages   *Pages
	target  *ebiten.Image
	page    *page
	verts   []ebiten.Vertex
	indices []uint32
	options ebiten.DrawTrianglesOptions
	calls   int
}

// NewCanvas returns a canvas over a cache of sprites.
func NewCanvas(p *Pages) *Canvas {
	c := &Canvas{Pages: p}
	c.options.Filter = ebiten.FilterLinear
	c.options.DisableMipmaps = true
	return c
}

// Begin starts a frame on target; without one, batches are only counted.
func (c *Canvas) Begin(target *ebiten.Image) { c.target, c.calls = target, 0 }

// End sends what is left.
func (c *Canvas) End() { c.flush() }

// Calls is the number of batches sent since Begin.
func (c *Canvas) Calls() int { return c.calls }

func (c *Canvas) flush() {
	if len(c.indices) > 0 {
		if c.target != nil {
			c.target.DrawTriangles32(c.verts, c.indices, c.page.img, &c.options)
		}
		c.calls++
	}
	c.verts, c.indices = c.verts[:0], c.indices[:0]
}

// Image draws a whole picture of its own at the target's origin, such as a prepared background.
func (c *Canvas) Image(img *ebiten.Image) {
	c.flush()
	c.target.DrawImage(img, nil)
	c.calls++
}

// Quad draws the patch so that it fills the rectangle (x, y, w, h) mapped by m.
func (c *Canvas) Quad(p Patch, m Affine, x, y, w, h float64, tint Colour) {
	c.quad(p, p.X, p.Y, p.X+p.W, p.Y+p.H, m, x, y, w, h, tint)
}

func (c *Canvas) quad(p Patch, sx0, sy0, sx1, sy1 float32, m Affine, x, y, w, h float64, tint Colour) {
	if !p.Valid() || tint.A <= 0 {
		return
	}
	if p.page != c.page {
		c.flush()
		c.page = p.page
	}
	n := uint32(len(c.verts))
	c.vertex(m, x, y, sx0, sy0, tint)
	c.vertex(m, x+w, y, sx1, sy0, tint)
	c.vertex(m, x, y+h, sx0, sy1, tint)
	c.vertex(m, x+w, y+h, sx1, sy1, tint)
	c.indices = append(c.indices, n, n+1, n+2, n+1, n+3, n+2)
}

func (c *Canvas) vertex(m Affine, x, y float64, sx, sy float32, t Colour) {
	dx, dy := m.Apply(x, y)
	c.verts = append(c.verts, ebiten.Vertex{
		DstX: float32(dx), DstY: float32(dy), SrcX: sx, SrcY: sy,
		ColorR: t.R, ColorG: t.G, ColorB: t.B, ColorA: t.A,
	})
}

// ladder rounds a size up to a step of a ladder, so that sprites in motion share a few cuts and are only ever reduced.
func ladder(px float64) int {
	const step = 1.25
	k := math.Ceil(math.Log(math.Max(px, 8)/8) / math.Log(step))
	return int(math.Ceil(8 * math.Pow(step, k)))
}

// Sprite draws a sprite so that it fills w × h units around the origin of m. Upright sprites are cut to the exact pixels
// and snapped to them; those in motion are reduced from a slightly larger cut.
func (c *Canvas) Sprite(name string, m Affine, w, h float64, tint Colour, moving bool) {
	pw, ph := w*math.Hypot(m.A, m.C), h*math.Hypot(m.B, m.D)
	if moving || !m.Upright() {
		lw := ladder(pw)
		lh := int(math.Round(float64(lw) * ph / math.Max(pw, 1e-6)))
		c.Quad(c.Pages.Sprite(name, lw, lh), m, -w/2, -h/2, w, h, tint)
		return
	}
	x0, y0 := math.Round(m.X-pw/2), math.Round(m.Y-ph/2)
	iw, ih := math.Max(1, math.Round(pw)), math.Max(1, math.Round(ph))
	c.Quad(c.Pages.Sprite(name, int(iw), int(ih)), Identity(), x0, y0, iw, ih, tint)
}

// Fill draws a plain rectangle.
func (c *Canvas) Fill(m Affine, x, y, w, h float64, tint Colour) {
	c.Quad(c.Pages.white, m, x, y, w, h, tint)
}

// Gradient fills a rectangle in pixels with colours from top to bottom.
func (c *Canvas) Gradient(x, y, w, h float64, top, bottom Colour) {
	p := c.Pages.white
	c.Quad(p, Identity(), x, y, w, h, top)
	for _, v := range [2]int{2, 1} {
		q := &c.verts[len(c.verts)-v]
		q.ColorR, q.ColorG, q.ColorB, q.ColorA = bottom.R, bottom.G, bottom.B, bottom.A
	}
}
