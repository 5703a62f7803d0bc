package gfx

import (
	"image"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// Canvas collects the quads of a frame, those of one page together, and sends them to the target at its end: only where they
// differ from the frame before, so that a table at rest costs next to nothing. Begin, draw, End once a frame.
type Canvas struct {
	Pages   *Pages
	now     frame
	shown   frame
	still   *ebiten.Image // the part of the shown frame that Still marked
	within  []ebiten.Vertex
	indices []uint32 // of quads one after the other
	options ebiten.DrawTrianglesOptions
	cover   ebiten.DrawImageOptions // for pictures, which are opaque
	x, y    float64                 // where the origin of what is drawn lies on the target
	frames  int                     // counts those begun
}

// frame is everything drawn between Begin and End.
type frame struct {
	target  *ebiten.Image
	verts   []ebiten.Vertex
	batches []batch
	resets  int // of the pages, when the frame began
	still   int // batches below the mark
	changed bool
}

// batch is a run of quads of one page, or a picture of its own.
type batch struct {
	page    *page
	picture *ebiten.Image
	verts   int // where they begin
}

// NewCanvas returns a canvas over a cache of sprites.
func NewCanvas(p *Pages) *Canvas {
	c := &Canvas{Pages: p}
	c.options.Filter = ebiten.FilterLinear
	c.options.DisableMipmaps = true
	c.cover.Blend = ebiten.BlendCopy
	return c
}

// Begin starts a frame on target; without one, batches are only counted.
func (c *Canvas) Begin(target *ebiten.Image) {
	c.now, c.shown = c.shown, c.now
	f := &c.now
	f.target, f.verts, f.batches, f.still = target, f.verts[:0], f.batches[:0], 0
	f.resets, f.changed = c.Pages.resets, false
	c.x, c.y = 0, 0
	c.frames++
}

// Invalidate has all of this frame sent to the target: a page that is not one of Pages looks different from the frame before, so that equal
// quads do.
func (c *Canvas) Invalidate() { c.now.changed = true }

// Origin lets all that is drawn after it lie so many pixels further to the right and down.
func (c *Canvas) Origin(x, y float64) { c.x, c.y = x, y }

// Still marks what was drawn since Begin, which must cover the target, as seldom changing: it is kept as one picture.
func (c *Canvas) Still() { c.now.still = len(c.now.batches) }

// End sends to the target what differs from the frame before.
func (c *Canvas) End() {
	f, o := &c.now, &c.shown
	if f.target == nil {
		return
	}
	var below, above areas
	if f.target == o.target && f.still == o.still && f.resets == o.resets && f.resets == c.Pages.resets && !f.changed {
		f.damage(&below, o, 0, f.still)
		f.damage(&above, o, f.still, max(len(f.batches), len(o.batches)))
	} else {
		below.add(f.target.Bounds())
	}
	if f.still > 0 {
		c.paper(f.target.Bounds())
		for _, part := range below.all() {
			c.send(c.still, part, 0, f.still)
		}
	}
	for _, part := range below.all() {
		above.add(part)
	}
	for _, part := range above.all() {
		c.show(part)
	}
}

// show draws a part of the frame, beginning with the picture of what is still, if there is one.
func (c *Canvas) show(part image.Rectangle) {
	f := &c.now
	if f.still > 0 {
		into, kept := f.target.RecyclableSubImage(part), c.still.RecyclableSubImage(part)
		c.cover.GeoM.Translate(float64(part.Min.X), float64(part.Min.Y))
		into.DrawImage(kept, &c.cover)
		c.cover.GeoM.Reset()
		into.Recycle()
		kept.Recycle()
	}
	c.send(f.target, part, f.still, len(f.batches))
}

// paper makes the picture for the still part as large as the target.
func (c *Canvas) paper(bounds image.Rectangle) {
	if c.still != nil && c.still.Bounds() == bounds {
		return
	}
	if c.still != nil {
		c.still.Deallocate()
	}
	c.still = NewPicture(bounds)
}

// send draws the batches from one to another into a part of the target, without the quads that lie beyond it.
func (c *Canvas) send(target *ebiten.Image, part image.Rectangle, from, to int) {
	into := target.RecyclableSubImage(part)
	f := &c.now
	for i := from; i < to; i++ {
		b := f.batches[i]
		if b.picture != nil {
			into.DrawImage(b.picture, &c.cover)
			continue
		}
		if c.within = touching(c.within[:0], f.quads(i), part); len(c.within) > 0 {
			into.DrawTriangles32(c.within, c.corners(len(c.within)/4), b.page.img, &c.options)
		}
	}
	into.Recycle()
}

// touching appends the quads of a run that reach into a rectangle.
func touching(dst, run []ebiten.Vertex, part image.Rectangle) []ebiten.Vertex {
	for ; len(run) > 0; run = run[4:] {
		if pixels([4]ebiten.Vertex(run)).Overlaps(part) {
			dst = append(dst, run[:4]...)
		}
	}
	return dst
}

// corners are the indices of n quads: two triangles each.
func (c *Canvas) corners(n int) []uint32 {
	for i := uint32(len(c.indices) / 6 * 4); len(c.indices) < 6*n; i += 4 {
		c.indices = append(c.indices, i, i+1, i+2, i+1, i+3, i+2)
	}
	return c.indices[:6*n]
}

// Repeats reports whether what was drawn since Begin is what was drawn before it.
func (c *Canvas) Repeats() bool {
	now, was := &c.now, &c.shown
	return !now.changed && now.resets == was.resets && now.still == was.still && slices.Equal(now.batches, was.batches) && slices.Equal(now.verts, was.verts)
}

// Calls is the number of batches since Begin.
func (c *Canvas) Calls() int { return len(c.now.batches) }

// Image draws a whole picture of its own at the target's origin, such as a prepared background.
func (c *Canvas) Image(img *ebiten.Image) { c.begin(batch{picture: img}) }

func (c *Canvas) begin(b batch) {
	b.verts = len(c.now.verts)
	c.now.batches = append(c.now.batches, b)
}

// Quad draws the patch so that it fills the rectangle (x, y, w, h) mapped by m.
func (c *Canvas) Quad(p Patch, m Affine, x, y, w, h float64, tint Colour) {
	tint = c.Pages.overrides.Colour(tint)
	if !p.Valid() || tint.A <= 0 {
		return
	}
	f := &c.now
	if k := len(f.batches); k == f.still || f.batches[k-1].page != p.page {
		c.begin(batch{page: p.page})
	}
	c.vertex(m, x, y, p.X, p.Y, tint)
	c.vertex(m, x+w, y, p.X+p.W, p.Y, tint)
	c.vertex(m, x, y+h, p.X, p.Y+p.H, tint)
	c.vertex(m, x+w, y+h, p.X+p.W, p.Y+p.H, tint)
}

func (c *Canvas) vertex(m Affine, x, y float64, sx, sy float32, t Colour) {
	dx, dy := m.Apply(x, y)
	c.now.verts = append(c.now.verts, ebiten.Vertex{
		DstX: float32(dx + c.x), DstY: float32(dy + c.y), SrcX: sx, SrcY: sy,
		ColorR: t.R, ColorG: t.G, ColorB: t.B, ColorA: t.A,
	})
}

// ladder rounds a size up to a step of a ladder, so that sprites in motion share a few cuts and are only ever reduced.
func ladder(px float64) int {
	const step = 1.25
	k := math.Ceil(math.Log(max(px, 8)/8) / math.Log(step))
	return int(math.Ceil(8 * math.Pow(step, k)))
}

// Sprite draws a sprite so that it fills w × h units around the origin of m. Upright sprites are cut to the exact pixels
// and snapped to them; those in motion are reduced from a slightly larger cut.
func (c *Canvas) Sprite(name string, m Affine, w, h float64, tint Colour, moving bool) {
	pw, ph := w*math.Hypot(m.A, m.C), h*math.Hypot(m.B, m.D)
	if moving || !m.Upright() {
		lw := ladder(pw)
		lh := int(math.Round(float64(lw) * ph / max(pw, 1e-6)))
		c.Quad(c.Pages.Sprite(name, lw, lh), m, -w/2, -h/2, w, h, tint)
		return
	}
	x0, y0 := math.Round(m.X-pw/2), math.Round(m.Y-ph/2)
	iw, ih := max(1, math.Round(pw)), max(1, math.Round(ph))
	c.Quad(c.Pages.Sprite(name, int(iw), int(ih)), Identity(), x0, y0, iw, ih, tint)
}

// Soft draws a sprite of smooth shapes over a rectangle mapped by m, from its master as it is, however large.
func (c *Canvas) Soft(name string, m Affine, x, y, w, h float64, tint Colour) {
	r := c.Pages.sheet.regions[name]
	c.Quad(c.Pages.Sprite(name, r.W, r.H), m, x, y, w, h, tint)
}

// Shade draws shadows over a rectangle.
func (c *Canvas) Shade(s Shade, x, y, w, h float64) {
	if s.Name == "" {
		return
	}
	m := Identity()
	if s.Mirrored {
		m = Affine{A: -1, D: 1, X: 2*x + w}
	}
	c.Soft(s.Name, m, x, y, w, h, s.Tint)
}

// Fill draws a plain rectangle.
func (c *Canvas) Fill(m Affine, x, y, w, h float64, tint Colour) {
	c.Quad(c.Pages.white, m, x, y, w, h, tint)
}

// Gradient fills a rectangle in pixels with colours from top to bottom.
func (c *Canvas) Gradient(x, y, w, h float64, top, bottom Colour) {
	c.Blend(Identity(), x, y, w, h, [4]Colour{top, top, bottom, bottom})
}

// Blend fills a rectangle mapped by m with the colours of its corners: the upper two, then the lower two.
func (c *Canvas) Blend(m Affine, x, y, w, h float64, corners [4]Colour) {
	c.Quad(c.Pages.white, m, x, y, w, h, White())
	last := c.now.verts[len(c.now.verts)-4:]
	for i, tint := range corners {
		tint = c.Pages.overrides.Colour(tint)
		v := &last[i]
		v.ColorR, v.ColorG, v.ColorB, v.ColorA = tint.R, tint.G, tint.B, tint.A
	}
}
