package table

import (
	"math"

	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// Nook is where a plaque has room beside what it speaks of.
type Nook struct {
	Window stage.Rect // with a margin
	// Kept is never covered where that can be helped, Matters as little as possible.
	Kept, Matters []stage.Rect
}

// Find moves a rectangle to where it covers least of what matters: above, below or beside what it speaks of.
func (n *Nook) Find(r, about stage.Rect, gap float64) stage.Rect {
	x, y := about.Middle()
	best, least := r, math.Inf(1)
	for i, at := range [][2]float64{
		{x - r.W/2, about.Y - gap - r.H}, {x - r.W/2, about.Y + about.H + gap}, {about.X + about.W + gap, y - r.H/2}, {about.X - gap - r.W, y - r.H/2},
	} {
		here := r
		here.X, here.Y = at[0], at[1]
		here = n.Within(here)
		if cost := n.covered(here) + covered(here, about) + float64(i); cost < least {
			best, least = here, cost
		}
	}
	return best
}

// Within moves a rectangle into the window.
func (n *Nook) Within(r stage.Rect) stage.Rect {
	w := n.Window
	r.X = min(max(r.X, w.X), w.X+w.W-r.W)
	r.Y = min(max(r.Y, w.Y), w.Y+w.H-r.H)
	return r
}

// covered is how many pixels of what matters a rectangle covers.
func (n *Nook) covered(r stage.Rect) (pixels float64) {
	for _, o := range n.Kept {
		if p := covered(r, o); p > 0 {
			pixels += p + 1e6
		}
	}
	for _, o := range n.Matters {
		pixels += covered(r, o)
	}
	return pixels
}

// covered is how many pixels two rectangles share.
func covered(a, b stage.Rect) float64 {
	w, h := min(a.X+a.W, b.X+b.W)-max(a.X, b.X), min(a.Y+a.H, b.Y+b.H)-max(a.Y, b.Y)
	return max(0, w) * max(0, h)
}

// Tail is what points from the edge of a plaque to what is meant: the corner of a square, half of which the plaque covers.
func Tail(k *ui.Kit, r, to stage.Rect, side float64) *stage.Node {
	tail := stage.Group("")
	mx, my := to.Middle()
	x, y := min(max(mx, r.X+1.5*side), r.X+r.W-1.5*side), min(max(my, r.Y), r.Y+r.H)
	if my > r.Y && my < r.Y+r.H { // beside it
		if x = r.X; mx > r.X {
			x = r.X + r.W
		}
	}
	part := func(rgb uint32, side float64) {
		n := stage.New("", &stage.Fill{Colour: gfx.Hex(rgb)}, x, y, side, side)
		n.Turn = math.Pi / 4
		tail.Add(n)
	}
	part(0xC79A3E, side+3*k.Unit)
	part(0xFFFBF0, side)
	return tail
}
