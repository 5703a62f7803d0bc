package gfx

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// damage adds to a the parts of the target in which the batches from one to another of two frames on the same pages differ.
// Frames of differing pictures or pages differ everywhere.
func (f *frame) damage(a *areas, o *frame, from, to int) {
	everywhere := f.target.Bounds()
	for i := from; i < to; i++ {
		if !f.batch(i).like(o.batch(i)) {
			a.add(everywhere)
			return
		}
		a.addChanges(f.quads(i), o.quads(i), everywhere)
	}
}

// batch is a batch of the frame; those beyond the last are empty.
func (f *frame) batch(i int) batch {
	if i < len(f.batches) {
		return f.batches[i]
	}
	return batch{}
}

// like reports whether two batches draw from the same page or picture; an empty one is like any of a page.
func (b batch) like(o batch) bool {
	return b.picture == o.picture && (b.page == o.page || b.page == nil || o.page == nil)
}

// quads are the vertices of a batch, none of one that the frame does not have.
func (f *frame) quads(i int) []ebiten.Vertex {
	switch {
	case i >= len(f.batches):
		return nil
	case i == len(f.batches)-1:
		return f.verts[f.batches[i].verts:]
	}
	return f.verts[f.batches[i].verts:f.batches[i+1].verts]
}

// areas are a few rectangles in pixels that together cover all that was added.
type areas struct {
	parts [12]image.Rectangle
	n     int
}

func (a *areas) all() []image.Rectangle { return a.parts[:a.n] }

// add covers a rectangle too. Rectangles that waste little together become one; when there are too many, those that waste least.
func (a *areas) add(r image.Rectangle) {
	if r.Empty() {
		return
	}
	for {
		best, least := -1, math.MaxInt
		for i, p := range a.all() {
			if w := waste(p, r); w < least {
				best, least = i, w
			}
		}
		if best < 0 || least > slack && a.n < len(a.parts) {
			a.parts[a.n] = r
			a.n++
			return
		}
		r = r.Union(a.parts[best])
		a.n--
		a.parts[best] = a.parts[a.n]
	}
}

// slack is the number of pixels that cost about as much to draw once more as another part.
const slack = 4000

// waste is the number of pixels that one rectangle around two draws more than the two.
func waste(p, q image.Rectangle) int { return size(p.Union(q)) - size(p) - size(q) }

func size(r image.Rectangle) int { return r.Dx() * r.Dy() }

// addChanges adds the quads that only one of two runs has. Those that both have stand in the same order in both.
func (a *areas) addChanges(now, was []ebiten.Vertex, within image.Rectangle) {
	for len(now) > 0 && len(was) > 0 {
		if same(now, was) {
			now, was = now[4:], was[4:]
			continue
		}
		skipNow, skipWas := find(was, now), find(now, was)
		switch {
		case skipNow > 0 && (skipWas == 0 || skipNow < skipWas):
			skipWas = 0
		case skipWas > 0 && (skipNow == 0 || skipWas < skipNow):
			skipNow = 0
		default:
			skipNow, skipWas = 1, 1
		}
		a.addQuads(now[:4*skipNow], within)
		a.addQuads(was[:4*skipWas], within)
		now, was = now[4*skipNow:], was[4*skipWas:]
	}
	a.addQuads(now, within)
	a.addQuads(was, within)
}

// find is how many quads of a run stand before the first one of another, 0 when it is not near.
func find(quad, run []ebiten.Vertex) int {
	const near = 64
	for i := 1; i < near && 4*i < len(run); i++ {
		if same(quad, run[4*i:]) {
			return i
		}
	}
	return 0
}

// same reports whether two runs begin with the same quad.
func same(a, b []ebiten.Vertex) bool { return [4]ebiten.Vertex(a) == [4]ebiten.Vertex(b) }

func (a *areas) addQuads(run []ebiten.Vertex, within image.Rectangle) {
	for ; len(run) > 0; run = run[4:] {
		a.add(pixels([4]ebiten.Vertex(run)).Intersect(within))
	}
}

// pixels is the rectangle of all pixels that a quad touches.
func pixels(q [4]ebiten.Vertex) image.Rectangle {
	x0, x1, y0, y1 := q[0].DstX, q[0].DstX, q[0].DstY, q[0].DstY
	for _, v := range q[1:] {
		x0, x1, y0, y1 = min(x0, v.DstX), max(x1, v.DstX), min(y0, v.DstY), max(y1, v.DstY)
	}
	return image.Rect(int(math.Floor(float64(x0)))-1, int(math.Floor(float64(y0)))-1, int(math.Ceil(float64(x1)))+1, int(math.Ceil(float64(y1)))+1)
}
