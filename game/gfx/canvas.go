package gfx

import (
	"image"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// Canvas batches the quads of a frame by page and redraws only the areas that differ from the previous frame, so that a static screen
// costs almost nothing. Call Begin, draw, then End, once per frame.
type Canvas struct {
	Pages       *Pages
	current     frame
	previous    frame
	staticLayer *ebiten.Image   // cached rendering of the batches before MarkStatic
	visible     []ebiten.Vertex // scratch space of drawBatches
	indices     []uint32        // of consecutive quads, shared by all batches
	quadOptions ebiten.DrawTrianglesOptions
	copyOptions ebiten.DrawImageOptions // for opaque images
	x, y        float64                 // offset added to everything drawn
	frames      int                     // number of frames begun
}

// frame is everything drawn between Begin and End.
type frame struct {
	target        *ebiten.Image
	verts         []ebiten.Vertex
	batches       []batch
	resets        int // Pages.Resets when the frame began
	staticBatches int // number of batches before MarkStatic
	invalidated   bool
}

// batch is a run of quads from the same page, or one image.
type batch struct {
	page        *page
	image       *ebiten.Image
	firstVertex int // index in frame.verts
}

// NewCanvas returns a canvas that draws sprites and text from p.
func NewCanvas(p *Pages) *Canvas {
	c := &Canvas{Pages: p}
	c.quadOptions.Filter = ebiten.FilterLinear
	c.quadOptions.DisableMipmaps = true
	c.copyOptions.Blend = ebiten.BlendCopy
	return c
}

// Begin starts a frame on target. With a nil target nothing is drawn, but batches are still counted.
func (c *Canvas) Begin(target *ebiten.Image) {
	c.current, c.previous = c.previous, c.current
	f := &c.current
	f.target, f.verts, f.batches, f.staticBatches = target, f.verts[:0], f.batches[:0], 0
	f.resets, f.invalidated = c.Pages.resets, false
	c.x, c.y = 0, 0
	c.frames++
}

// Invalidate forces a full redraw of this frame. Call it when the content of a texture outside of Pages has changed, since its quads look
// the same as in the previous frame.
func (c *Canvas) Invalidate() { c.current.invalidated = true }

// SetOrigin adds (x, y) pixels to the position of everything drawn from now on in this frame.
func (c *Canvas) SetOrigin(x, y float64) { c.x, c.y = x, y }

// MarkStatic marks everything drawn since Begin as rarely changing. It must cover the whole target, and is cached as one image.
func (c *Canvas) MarkStatic() { c.current.staticBatches = len(c.current.batches) }

// End redraws the areas of the target that differ from the previous frame.
func (c *Canvas) End() {
	current, previous := &c.current, &c.previous
	if current.target == nil {
		return
	}
	var staticDamage, damage damageAreas
	if current.target == previous.target && current.staticBatches == previous.staticBatches && current.resets == previous.resets && current.resets == c.Pages.resets && !current.invalidated {
		current.damage(&staticDamage, previous, 0, current.staticBatches)
		current.damage(&damage, previous, current.staticBatches, max(len(current.batches), len(previous.batches)))
	} else {
		staticDamage.add(current.target.Bounds())
	}
	if current.staticBatches > 0 {
		c.ensureStaticLayer(current.target.Bounds())
		for _, rect := range staticDamage.all() {
			c.drawBatches(c.staticLayer, rect, 0, current.staticBatches)
		}
	}
	for _, rect := range staticDamage.all() {
		damage.add(rect)
	}
	for _, rect := range damage.all() {
		c.drawArea(rect)
	}
}

// drawArea redraws one area of the target, starting with the static layer if there is one.
func (c *Canvas) drawArea(rect image.Rectangle) {
	f := &c.current
	if f.staticBatches > 0 {
		into, kept := f.target.RecyclableSubImage(rect), c.staticLayer.RecyclableSubImage(rect)
		c.copyOptions.GeoM.Translate(float64(rect.Min.X), float64(rect.Min.Y))
		into.DrawImage(kept, &c.copyOptions)
		c.copyOptions.GeoM.Reset()
		into.Recycle()
		kept.Recycle()
	}
	c.drawBatches(f.target, rect, f.staticBatches, len(f.batches))
}

// ensureStaticLayer gives the static layer the size of the target.
func (c *Canvas) ensureStaticLayer(bounds image.Rectangle) {
	if c.staticLayer != nil && c.staticLayer.Bounds() == bounds {
		return
	}
	if c.staticLayer != nil {
		c.staticLayer.Deallocate()
	}
	c.staticLayer = NewTexture(bounds)
}

// drawBatches draws the batches in [from, to) to one area of target, without the quads outside of it.
func (c *Canvas) drawBatches(target *ebiten.Image, rect image.Rectangle, from, to int) {
	into := target.RecyclableSubImage(rect)
	f := &c.current
	for i := from; i < to; i++ {
		b := f.batches[i]
		if b.image != nil {
			into.DrawImage(b.image, &c.copyOptions)
			continue
		}
		if c.visible = appendOverlapping(c.visible[:0], f.quads(i), rect); len(c.visible) > 0 {
			into.DrawTriangles32(c.visible, c.quadIndices(len(c.visible)/4), b.page.img, &c.quadOptions)
		}
	}
	into.Recycle()
}

// appendOverlapping appends the quads of a run that overlap rect to dst.
func appendOverlapping(dst, run []ebiten.Vertex, rect image.Rectangle) []ebiten.Vertex {
	for ; len(run) > 0; run = run[4:] {
		if quadBounds([4]ebiten.Vertex(run)).Overlaps(rect) {
			dst = append(dst, run[:4]...)
		}
	}
	return dst
}

// quadIndices returns the vertex indices of n quads, each two triangles.
func (c *Canvas) quadIndices(n int) []uint32 {
	for i := uint32(len(c.indices) / 6 * 4); len(c.indices) < 6*n; i += 4 {
		c.indices = append(c.indices, i, i+1, i+2, i+1, i+3, i+2)
	}
	return c.indices[:6*n]
}

// Unchanged reports whether the current frame is equal to the previous one.
func (c *Canvas) Unchanged() bool {
	now, was := &c.current, &c.previous
	return !now.invalidated && now.resets == was.resets && now.staticBatches == was.staticBatches && slices.Equal(now.batches, was.batches) && slices.Equal(now.verts, was.verts)
}

// Outdated reports whether the cache was cleared while the current frame was drawn, because its pages were full. What was drawn before then shows other
// sprites or none, so the frame must be drawn again.
func (c *Canvas) Outdated() bool { return c.current.resets != c.Pages.resets }

// DrawCalls returns the number of batches since Begin.
func (c *Canvas) DrawCalls() int { return len(c.current.batches) }

// DrawImage copies an opaque image to the origin of the target, such as a cached background.
func (c *Canvas) DrawImage(img *ebiten.Image) { c.addBatch(batch{image: img}) }

func (c *Canvas) addBatch(b batch) {
	b.firstVertex = len(c.current.verts)
	c.current.batches = append(c.current.batches, b)
}

// Quad draws the patch into the rectangle (x, y, w, h) transformed by m.
func (c *Canvas) Quad(p Patch, m Affine, x, y, w, h float64, tint Colour) {
	tint = c.Pages.overrides.Colour(tint)
	if !p.Valid() || tint.A <= 0 {
		return
	}
	f := &c.current
	if k := len(f.batches); k == f.staticBatches || f.batches[k-1].page != p.page {
		c.addBatch(batch{page: p.page})
	}
	c.addVertex(m, x, y, p.X, p.Y, tint)
	c.addVertex(m, x+w, y, p.X+p.W, p.Y, tint)
	c.addVertex(m, x, y+h, p.X, p.Y+p.H, tint)
	c.addVertex(m, x+w, y+h, p.X+p.W, p.Y+p.H, tint)
}

func (c *Canvas) addVertex(m Affine, x, y float64, sx, sy float32, t Colour) {
	dx, dy := m.Apply(x, y)
	c.current.verts = append(c.current.verts, ebiten.Vertex{
		DstX: float32(dx + c.x), DstY: float32(dy + c.y), SrcX: sx, SrcY: sy,
		ColorR: t.R, ColorG: t.G, ColorB: t.B, ColorA: t.A,
	})
}

// cachedSize rounds a size up to the next power of 1.25, so that animated sprites share a few cached sizes and are only ever scaled down.
func cachedSize(px float64) int {
	const step = 1.25
	k := math.Ceil(math.Log(max(px, 8)/8) / math.Log(step))
	return int(math.Ceil(8 * math.Pow(step, k)))
}

// Sprite draws a sprite of w × h units, centred at the origin of m. An upright sprite is rendered at its exact size and snapped to
// pixels; a moving or rotated one is scaled down from a slightly larger cached size.
func (c *Canvas) Sprite(name string, m Affine, w, h float64, tint Colour, moving bool) {
	pw, ph := w*math.Hypot(m.A, m.C), h*math.Hypot(m.B, m.D)
	if moving || !m.Upright() {
		lw := cachedSize(pw)
		lh := int(math.Round(float64(lw) * ph / max(pw, 1e-6)))
		c.Quad(c.Pages.Sprite(name, lw, lh), m, -w/2, -h/2, w, h, tint)
		return
	}
	x0, y0 := math.Round(m.X-pw/2), math.Round(m.Y-ph/2)
	iw, ih := max(1, math.Round(pw)), max(1, math.Round(ph))
	c.Quad(c.Pages.Sprite(name, int(iw), int(ih)), Identity(), x0, y0, iw, ih, tint)
}

// SmoothSprite draws a sprite without fine detail, such as a soft shadow, into a rectangle transformed by m. It is scaled from its master
// by the GPU, so that no cached copy of a large size is needed.
func (c *Canvas) SmoothSprite(name string, m Affine, x, y, w, h float64, tint Colour) {
	r := c.Pages.sheet.regions[name]
	c.Quad(c.Pages.Sprite(name, r.W, r.H), m, x, y, w, h, tint)
}

// Shade draws a shadow sprite over a rectangle.
func (c *Canvas) Shade(s Shade, x, y, w, h float64) {
	if s.Name == "" {
		return
	}
	m := Identity()
	if s.Mirrored {
		m = Affine{A: -1, D: 1, X: 2*x + w}
	}
	c.SmoothSprite(s.Name, m, x, y, w, h, s.Tint)
}

// Fill fills a rectangle with one colour.
func (c *Canvas) Fill(m Affine, x, y, w, h float64, tint Colour) {
	c.Quad(c.Pages.white, m, x, y, w, h, tint)
}

// Gradient fills a rectangle in pixels with a vertical gradient.
func (c *Canvas) Gradient(x, y, w, h float64, top, bottom Colour) {
	c.CornerGradient(Identity(), x, y, w, h, [4]Colour{top, top, bottom, bottom})
}

// CornerGradient fills a rectangle transformed by m, interpolating between the colours of its corners: top left, top right, bottom left,
// bottom right.
func (c *Canvas) CornerGradient(m Affine, x, y, w, h float64, corners [4]Colour) {
	c.Quad(c.Pages.white, m, x, y, w, h, White())
	last := c.current.verts[len(c.current.verts)-4:]
	for i, tint := range corners {
		tint = c.Pages.overrides.Colour(tint)
		v := &last[i]
		v.ColorR, v.ColorG, v.ColorB, v.ColorA = tint.R, tint.G, tint.B, tint.A
	}
}

// Nine draws a nine-patch into the rectangle (x, y, w, h) in pixels. unit is the number of pixels in a design unit, so that borders keep
// their width whatever the size of the rectangle.
func (c *Canvas) Nine(name string, x, y, w, h, unit float64, tint Colour) {
	own, _ := c.Pages.drawingName(name)
	r, ok := c.Pages.sheet.regions[own]
	if !ok || len(r.Inset) != 4 {
		return
	}
	k := unit / r.scale()
	at := func(master int) float64 { return math.Round(float64(master) * k) }
	p := c.Pages.Sprite(name, int(at(r.W)), int(at(r.H)))
	left, top, right, bottom := at(r.Inset[0]), at(r.Inset[1]), at(r.Inset[2]), at(r.Inset[3])
	sx := [4]float32{0, float32(left), p.W - float32(right), p.W}
	sy := [4]float32{0, float32(top), p.H - float32(bottom), p.H}
	x0, y0, x1, y1 := math.Round(x), math.Round(y), math.Round(x+w), math.Round(y+h)
	squeeze := min(1, (x1-x0)/(left+right), (y1-y0)/(top+bottom))
	dx := [4]float64{x0, x0 + left*squeeze, x1 - right*squeeze, x1}
	dy := [4]float64{y0, y0 + top*squeeze, y1 - bottom*squeeze, y1}
	for j := range 3 {
		for i := range 3 {
			field := Patch{p.page, p.X + sx[i], p.Y + sy[j], sx[i+1] - sx[i], sy[j+1] - sy[j]}
			c.Quad(field, Identity(), dx[i], dy[j], dx[i+1]-dx[i], dy[j+1]-dy[j], tint)
		}
	}
}

// QuadGradient fills any quadrilateral, its corners transformed by m, interpolating between the colours of its corners, both in the order
// of CornerGradient.
func (c *Canvas) QuadGradient(m Affine, at [4][2]float64, colours [4]Colour) {
	c.CornerGradient(m, 0, 0, 1, 1, colours)
	last := c.current.verts[len(c.current.verts)-4:]
	for i, p := range at {
		x, y := m.Apply(p[0], p[1])
		last[i].DstX, last[i].DstY = float32(x+c.x), float32(y+c.y)
	}
}
