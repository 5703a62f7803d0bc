package gfx

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Thumbnails keeps small pictures by key in the cells of one texture: each is painted when it is first drawn, and is one quad from then on.
// Where there are more of them than cells, those that were drawn longest ago are forgotten. All are forgotten when the overrides change.
type Thumbnails[K comparable] struct {
	most    int // cells that are wanted
	page    *page
	w, h    int // of a cell, in pixels
	columns int
	cells   []thumbnail[K]
	at      map[K]int // the cell of a key
	painter *Canvas
	prefix  string // of the overrides
	painted int
}

// thumbnail is what a cell holds.
type thumbnail[K comparable] struct {
	key    K
	drawn  int     // the frame in which it was drawn last, 0 for an empty cell
	dx, dy float64 // where in the cell it was painted
}

// NewThumbnails returns an empty texture for a number of pictures, which should not be less than are drawn in one frame. It takes memory
// from the first one on, for at most 2048 × 2048 pixels unless a single picture is larger.
func NewThumbnails[K comparable](most int) *Thumbnails[K] { return &Thumbnails[K]{most: most} }

// thumbnailPage is the longest side of a texture of several pictures.
const thumbnailPage = 2048

// Painted returns how many pictures have been painted so far.
func (t *Thumbnails[K]) Painted() int { return t.painted }

// Draw draws the picture of a key, w × h pixels large, around the origin of m. If it is not there yet, paint paints it with its upper left
// corner at a point within a pixel, so that it looks as it would in its place. Moved later, it is shown at whole pixels from there.
func (t *Thumbnails[K]) Draw(c *Canvas, key K, m Affine, w, h int, alpha float64, paint func(c *Canvas, x, y float64)) {
	x, y := -float64(w)/2, -float64(h)/2
	var dx, dy float64
	still := m.Upright() && m.A == 1 && m.D == 1
	if still {
		x, y, m = m.X+x, m.Y+y, Identity()
		dx, dy = x-math.Floor(x), y-math.Floor(y)
	}
	t.fit(c, w, h)
	i, known := t.at[key]
	if !known {
		if i = t.free(c.frames); i < 0 { // all that is there is seen in this frame
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
	cell.drawn = c.frames
	if still {
		x, y = math.Round(x-cell.dx), math.Round(y-cell.dy)
	}
	at := t.cell(i).Min
	c.Quad(Patch{t.page, float32(at.X), float32(at.Y), float32(w), float32(h)}, m, x, y, float64(w), float64(h), White().Fade(alpha))
}

// fit empties the texture if the overrides have changed, and opens a larger one for pictures that are larger than a cell.
func (t *Thumbnails[K]) fit(c *Canvas, w, h int) {
	prefix := c.Pages.overrides.Prefix
	if w <= t.w && h <= t.h && prefix == t.prefix {
		return
	}
	if w > t.w || h > t.h {
		t.w, t.h = max(t.w, w), max(t.h, h)
		t.columns = max(1, min(t.most, thumbnailPage/t.w))
		rows := max(1, min((t.most+t.columns-1)/t.columns, thumbnailPage/t.h))
		// A picture of the texture before may have been drawn in this frame, so that goes when nothing refers to it any more.
		t.page = &page{img: NewPicture(image.Rect(0, 0, t.columns*t.w, rows*t.h))}
		t.cells = make([]thumbnail[K], min(t.most, t.columns*rows))
		t.painter = NewCanvas(c.Pages)
	}
	clear(t.cells)
	t.at, t.prefix = map[K]int{}, prefix
}

// cell is the part of the texture of the i-th cell.
func (t *Thumbnails[K]) cell(i int) image.Rectangle {
	at := image.Pt(i%t.columns*t.w, i/t.columns*t.h)
	return image.Rectangle{at, at.Add(image.Pt(t.w, t.h))}
}

// free empties the cell that was drawn longest ago, and returns its number, or -1 where all were drawn in this frame.
func (t *Thumbnails[K]) free(frame int) int {
	oldest := -1
	for i, cell := range t.cells {
		if cell.drawn != frame && (oldest < 0 || cell.drawn < t.cells[oldest].drawn) {
			oldest = i
		}
	}
	if oldest >= 0 && t.cells[oldest].drawn > 0 {
		delete(t.at, t.cells[oldest].key)
	}
	return oldest
}

// paint paints the i-th cell.
func (t *Thumbnails[K]) paint(c *Canvas, i int, paint func(*Canvas)) {
	r := t.cell(i)
	into := t.page.img.SubImage(r).(*ebiten.Image)
	into.Clear()
	t.painter.Begin(into)
	t.painter.Origin(float64(r.Min.X), float64(r.Min.Y))
	paint(t.painter)
	t.painter.End()
	t.at[t.cells[i].key] = i
	t.painted++
	c.Invalidate() // quads of this cell were drawn with another picture
}
