package gfx

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// damage adds to a the areas of the target in which the batches [from, to) of f and o differ. Batches of different images or pages differ
// everywhere.
func (f *frame) damage(a *damageAreas, o *frame, from, to int) {
	everywhere := f.target.Bounds()
	for i := from; i < to; i++ {
		if !f.batch(i).compatible(o.batch(i)) {
			a.add(everywhere)
			return
		}
		a.addChanges(f.quads(i), o.quads(i), everywhere)
	}
}

// batch returns the i-th batch, or an empty one if there are fewer.
func (f *frame) batch(i int) batch {
	if i < len(f.batches) {
		return f.batches[i]
	}
	return batch{}
}

// compatible reports whether two batches use the same page or image. An empty batch is compatible with that of any page.
func (b batch) compatible(o batch) bool {
	return b.image == o.image && (b.page == o.page || b.page == nil || o.page == nil)
}

// quads returns the vertices of the i-th batch, or nil if there are fewer.
func (f *frame) quads(i int) []ebiten.Vertex {
	switch {
	case i >= len(f.batches):
		return nil
	case i == len(f.batches)-1:
		return f.verts[f.batches[i].firstVertex:]
	}
	return f.verts[f.batches[i].firstVertex:f.batches[i+1].firstVertex]
}

// damageAreas is a small set of rectangles in pixels that together cover everything added to it.
type damageAreas struct {
	rects [12]image.Rectangle
	n     int
}

// all returns the rectangles.
func (d *damageAreas) all() []image.Rectangle { return d.rects[:d.n] }

// add adds a rectangle. It is merged with another if redrawing their union costs less than redrawing both, or if there is no space left.
func (d *damageAreas) add(r image.Rectangle) {
	if r.Empty() {
		return
	}
	for {
		best, least := -1, math.MaxInt
		for i, p := range d.all() {
			if w := unionWaste(p, r); w < least {
				best, least = i, w
			}
		}
		if best < 0 || least > mergeCost && d.n < len(d.rects) {
			d.rects[d.n] = r
			d.n++
			return
		}
		r = r.Union(d.rects[best])
		d.n--
		d.rects[best] = d.rects[d.n]
	}
}

// mergeCost is the number of redrawn pixels that costs about as much as one more area.
const mergeCost = 4000

// unionWaste returns the number of pixels that the union of two rectangles has in addition to both; it is negative if they overlap.
func unionWaste(p, q image.Rectangle) int { return area(p.Union(q)) - area(p) - area(q) }

// area returns the number of pixels in a rectangle.
func area(r image.Rectangle) int { return r.Dx() * r.Dy() }

// addChanges adds the quads that are in only one of two runs. The quads in both have the same order.
func (d *damageAreas) addChanges(now, was []ebiten.Vertex, within image.Rectangle) {
	for len(now) > 0 && len(was) > 0 {
		if equalQuads(now, was) {
			now, was = now[4:], was[4:]
			continue
		}
		skipNow, skipWas := quadIndex(was, now), quadIndex(now, was)
		switch {
		case skipNow > 0 && (skipWas == 0 || skipNow < skipWas):
			skipWas = 0
		case skipWas > 0 && (skipNow == 0 || skipWas < skipNow):
			skipNow = 0
		default:
			skipNow, skipWas = 1, 1
		}
		d.addQuads(now[:4*skipNow], within)
		d.addQuads(was[:4*skipWas], within)
		now, was = now[4*skipNow:], was[4*skipWas:]
	}
	d.addQuads(now, within)
	d.addQuads(was, within)
}

// quadIndex returns the index in run of the first quad of quad, or 0 if it is not among the first 64.
func quadIndex(quad, run []ebiten.Vertex) int {
	const near = 64
	for i := 1; i < near && 4*i < len(run); i++ {
		if equalQuads(quad, run[4*i:]) {
			return i
		}
	}
	return 0
}

// equalQuads reports whether two runs begin with the same quad.
func equalQuads(a, b []ebiten.Vertex) bool {
	return a[0].DstX == b[0].DstX && a[0].DstY == b[0].DstY && [4]ebiten.Vertex(a) == [4]ebiten.Vertex(b) // most differ in their place, which is soon seen
}

func (d *damageAreas) addQuads(run []ebiten.Vertex, within image.Rectangle) {
	for ; len(run) > 0; run = run[4:] {
		d.add(quadBounds([4]ebiten.Vertex(run)).Intersect(within))
	}
}

// quadBounds returns the bounds of all pixels that a quad touches.
func quadBounds(q [4]ebiten.Vertex) image.Rectangle {
	x0, x1, y0, y1 := q[0].DstX, q[0].DstX, q[0].DstY, q[0].DstY
	for _, v := range q[1:] {
		x0, x1, y0, y1 = min(x0, v.DstX), max(x1, v.DstX), min(y0, v.DstY), max(y1, v.DstY)
	}
	return image.Rect(int(math.Floor(float64(x0)))-1, int(math.Floor(float64(y0)))-1, int(math.Ceil(float64(x1)))+1, int(math.Ceil(float64(y1)))+1)
}
