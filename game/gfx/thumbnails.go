package gfx

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Thumbnails caches small images by key in the cells of one texture. An image is painted when it is first drawn, and is a single quad
// from then on. If there are more than cells, the least recently drawn ones are evicted. All are evicted when the overrides
// change or images are added to the sheet.
type Thumbnails[K comparable] struct {
	// PerFrame is the number of images that are painted in a frame, at most; 0 for any number. Others are missing until a later frame.
	PerFrame int

	frame, fresh int  // the last frame, and the number of images painted in it
	waiting      bool // images were missing
	capacity     int  // number of cells requested
	page         *page
	w, h         int // of a cell, in pixels
	columns      int
	cells        []thumbnail[K]
	index        map[K]int // cell by key
	painter      *Canvas
	prefix       string // of the overrides the cells were painted with
	added        int    // images of the sheet when the cells were painted
	painted      int
}

// thumbnail is an image in a cell.
type thumbnail[K comparable] struct {
	key       K
	lastFrame int     // frame in which it was last drawn, 0 for an empty cell
	dx, dy    float64 // offset within a pixel at which it was painted
}

// NewThumbnails returns an empty cache for a number of images, which should be at least the number drawn in one frame. The texture is
// allocated on first use, with at most 2048 × 2048 pixels unless a single image is larger.
func NewThumbnails[K comparable](most int) *Thumbnails[K] { return &Thumbnails[K]{capacity: most} }

// thumbnailPage is the longest side of a texture with several images, in pixels.
const thumbnailPage = 2048

// Painted returns the number of images painted so far.
func (t *Thumbnails[K]) Painted() int { return t.painted }

// Waiting reports whether images were missing since the last call.
func (t *Thumbnails[K]) Waiting() bool {
	waiting := t.waiting
	t.waiting = false
	return waiting
}

// Draw draws the image of a key, w × h pixels large, centred at the origin of m. If it is not cached, paint draws it with its top left
// corner at (x, y), a point within the first pixel, so that it looks the same as when drawn directly. If it is later drawn elsewhere, it
// is moved by whole pixels.
func (t *Thumbnails[K]) Draw(c *Canvas, key K, m Affine, w, h int, alpha float64, paint func(c *Canvas, x, y float64)) {
	x, y := -float64(w)/2, -float64(h)/2
	var dx, dy float64
	unscaled := m.Upright() && m.A == 1 && m.D == 1
	if unscaled {
		x, y, m = m.X+x, m.Y+y, Identity()
		dx, dy = x-math.Floor(x), y-math.Floor(y)
	}
	t.ensureTexture(c, w, h)
	i, known := t.index[key]
	if !known {
		if t.frame != c.frames {
			t.frame, t.fresh = c.frames, 0
		}
		if t.fresh++; t.PerFrame > 0 && t.fresh > t.PerFrame {
			t.waiting = true
			return
		}
		if i = t.evictOldest(c.frames); i < 0 { // every cell is in use in this frame: draw directly
			t.painted++
			left, top := m.Apply(x-dx, y-dy)
			c.x, c.y = c.x+left, c.y+top
			paint(c, dx, dy)
			c.x, c.y = c.x-left, c.y-top
			return
		}
		t.cells[i] = thumbnail[K]{key: key, dx: dx, dy: dy}
		t.paint(c, i, func(c *Canvas) { paint(c, dx, dy) })
	}
	cell := &t.cells[i]
	cell.lastFrame = c.frames
	if unscaled {
		x, y = math.Round(x-cell.dx), math.Round(y-cell.dy)
	}
	at := t.cell(i).Min
	c.Quad(Patch{t.page, float32(at.X), float32(at.Y), float32(w), float32(h)}, m, x, y, float64(w), float64(h), White().Fade(alpha))
}

// ensureTexture clears the texture if the overrides or the images of the sheet have changed, and replaces it by a larger one if w × h pixels do not fit into a cell.
func (t *Thumbnails[K]) ensureTexture(c *Canvas, w, h int) {
	prefix, added := c.Pages.overrides.Prefix, c.Pages.sheet.added
	if w <= t.w && h <= t.h && prefix == t.prefix && added == t.added {
		return
	}
	if w > t.w || h > t.h {
		t.w, t.h = max(t.w, w), max(t.h, h)
		t.columns = max(1, min(t.capacity, thumbnailPage/t.w))
		rows := max(1, min((t.capacity+t.columns-1)/t.columns, thumbnailPage/t.h))
		// The old texture may have been drawn from in this frame, so it is left to the garbage collector.
		t.page = &page{img: NewTexture(image.Rect(0, 0, t.columns*t.w, rows*t.h))}
		t.cells = make([]thumbnail[K], min(t.capacity, t.columns*rows))
		t.painter = NewCanvas(c.Pages)
	}
	clear(t.cells)
	t.index, t.prefix, t.added = map[K]int{}, prefix, added
}

// cell returns the bounds of the i-th cell in the texture.
func (t *Thumbnails[K]) cell(i int) image.Rectangle {
	at := image.Pt(i%t.columns*t.w, i/t.columns*t.h)
	return image.Rectangle{at, at.Add(image.Pt(t.w, t.h))}
}

// evictOldest clears the cell that was drawn least recently and returns its index, or -1 if all cells were drawn in this frame.
func (t *Thumbnails[K]) evictOldest(frame int) int {
	oldest := -1
	for i, cell := range t.cells {
		if cell.lastFrame != frame && (oldest < 0 || cell.lastFrame < t.cells[oldest].lastFrame) {
			oldest = i
		}
	}
	if oldest >= 0 && t.cells[oldest].lastFrame > 0 {
		delete(t.index, t.cells[oldest].key)
	}
	return oldest
}

// paint paints the i-th cell.
func (t *Thumbnails[K]) paint(c *Canvas, i int, paint func(*Canvas)) {
	r := t.cell(i)
	into := t.page.img.SubImage(r).(*ebiten.Image)
	into.Clear()
	t.painter.Begin(into)
	t.painter.Invalidate() // the cell is empty, even if the same was painted into it before
	t.painter.SetOrigin(float64(r.Min.X), float64(r.Min.Y))
	paint(t.painter)
	t.painter.End()
	t.index[t.cells[i].key] = i
	t.painted++
	c.Invalidate() // quads of this cell look the same but show another image
}
