package popover

import (
	"math"
	"math/rand/v2"
	"testing"

	"azulejo/game/stage"
)

// randomPlacement returns a random placement on whole pixels, from an empty window to a crowded one, with one size.
func randomPlacement(dice *rand.Rand) (*Placement, Size) {
	between := func(low, high int) float64 { return float64(low + dice.IntN(high-low)) }
	rect := func(w, h int) stage.Rect {
		return stage.Rect{X: between(-10, 60), Y: between(-10, 50), W: between(0, w), H: between(0, h)}
	}
	p := &Placement{
		Bounds: stage.Rect{X: between(0, 5), Y: between(0, 5), W: between(20, 60), H: between(20, 50)},
		Anchor: rect(20, 20), Gap: between(0, 4), Margin: between(0, 3),
	}
	if dice.IntN(3) == 0 {
		p.Reach = between(5, 20)
	}
	for range dice.IntN(14) {
		p.Keep = append(p.Keep, rect(25, 25))
	}
	for range dice.IntN(4) {
		p.Avoid = append(p.Avoid, rect(25, 25))
	}
	return p, Size{between(1, 30), between(1, 20)}
}

// fits reports whether r is a valid rectangle, independently of Place.
func (p *Placement) fits(r stage.Rect) bool {
	apart := func(o stage.Rect, by float64) bool {
		return r.X+r.W+by <= o.X || o.X+o.W+by <= r.X || r.Y+r.H+by <= o.Y || o.Y+o.H+by <= r.Y
	}
	b, a := p.Bounds, p.Anchor
	ok := r.X >= b.X && r.Y >= b.Y && r.X+r.W <= b.X+b.W && r.Y+r.H <= b.Y+b.H && apart(a, p.Gap)
	for _, k := range p.Keep {
		ok = ok && apart(k, p.Margin)
	}
	if p.Reach > 0 {
		ok = ok && max(a.X-r.X-r.W, r.X-a.X-a.W, a.Y-r.Y-r.H, r.Y-a.Y-a.H) <= p.Reach
	}
	return ok
}

// TestPlaceFindsRoom compares Place with a search of every pixel: its results are valid, and it finds a position if there is one.
func TestPlaceFindsRoom(t *testing.T) {
	dice, found, full := rand.New(rand.NewPCG(1, 2)), 0, 0
	for i := range 4000 {
		p, s := randomPlacement(dice)
		r, _, ok := p.Place(s)
		if ok {
			found++
			if r.W != s.W || r.H != s.H || !p.fits(r) {
				t.Fatalf("%d: %+v puts %v at %v", i, *p, s, r)
			}
			continue
		}
		full++
		for y := p.Bounds.Y; y <= p.Bounds.Y+p.Bounds.H-s.H; y++ {
			for x := p.Bounds.X; x <= p.Bounds.X+p.Bounds.W-s.W; x++ {
				if r := (stage.Rect{X: x, Y: y, W: s.W, H: s.H}); p.fits(r) {
					t.Fatalf("%d: %+v has room for %v at %v", i, *p, s, r)
				}
			}
		}
	}
	if found < 500 || full < 500 {
		t.Errorf("room was found %d times and missing %d times", found, full)
	}
}

// TestPlaceOfSeveralSizes checks that a size that fits is found among sizes that do not.
func TestPlaceOfSeveralSizes(t *testing.T) {
	dice := rand.New(rand.NewPCG(3, 4))
	for i := range 2000 {
		p, a := randomPlacement(dice)
		_, b := randomPlacement(dice)
		_, _, first := p.Place(a)
		_, _, second := p.Place(b)
		r, size, ok := p.Place(a, b)
		if ok != (first || second) || ok && (r.W != []Size{a, b}[size].W || !p.fits(r)) {
			t.Fatalf("%d: %v, %v: %v and %v alone, %v at %v together", i, a, b, first, second, ok, r)
		}
	}
}

// TestPlaceIsNear checks that in an empty window the popover is above its anchor, at the gap and centred, or below an anchor at the top
// edge.
func TestPlaceIsNear(t *testing.T) {
	p := Placement{Bounds: stage.Rect{W: 100, H: 100}, Anchor: stage.Rect{X: 40, Y: 50, W: 20, H: 10}, Gap: 5}
	if r, _, _ := p.Place(Size{30, 10}); r != (stage.Rect{X: 35, Y: 35, W: 30, H: 10}) {
		t.Errorf("above: %v", r)
	}
	p.Anchor.Y = 2
	if r, _, _ := p.Place(Size{30, 10}); r != (stage.Rect{X: 35, Y: 17, W: 30, H: 10}) {
		t.Errorf("below: %v", r)
	}
	p.Anchor.Y = 50
	p.Avoid = []stage.Rect{{X: 0, Y: 0, W: 100, H: 50}}
	if r, _, _ := p.Place(Size{30, 10}); r != (stage.Rect{X: 35, Y: 65, W: 30, H: 10}) {
		t.Errorf("outside Avoid: %v", r)
	}
}

// TestLeastCovering checks that the result is within the bounds and covers nothing that Place would leave free.
func TestLeastCovering(t *testing.T) {
	dice := rand.New(rand.NewPCG(5, 6))
	for i := range 2000 {
		p, s := randomPlacement(dice)
		if p.Reach = 0; p.Bounds.W < s.W || p.Bounds.H < s.H {
			continue
		}
		r, _ := p.LeastCovering(s)
		if !r.In(p.Bounds) {
			t.Fatalf("%d: %v is not within %v", i, r, p.Bounds)
		}
		if _, _, ok := p.Place(s); ok && !p.fits(r) {
			t.Fatalf("%d: %v covers what can stay visible: %+v", i, r, *p)
		}
	}
}

// TestPlaceFindsTheBest compares Place with computing the cost of every clear rectangle.
func TestPlaceFindsTheBest(t *testing.T) {
	dice := rand.New(rand.NewPCG(7, 8))
	for i := range 2000 {
		p, a := randomPlacement(dice)
		sizes := []Size{a, {a.H, a.W}, {a.W / 2, a.H / 2}}
		var best stage.Rect
		least, found := math.Inf(1), false
		for i, s := range sizes {
			p.search(s, p.Keep, func(r stage.Rect) (far bool) {
				if cost := float64(i)*p.Gap + p.distance(r) + p.avoidCost(r); cost < least && p.IsClear(r) {
					best, least, found = r, cost, true
				}
				return false
			})
		}
		if r, _, ok := p.Place(sizes...); r != best || ok != found {
			t.Fatalf("%d: %+v puts %v at %v (%v), the best is %v (%v)", i, *p, sizes, r, ok, best, found)
		}
	}
}

// TestSpare checks that a popover moves a little so that it does not cover a rectangle in Spare, and covers it if there is no other position.
func TestSpare(t *testing.T) {
	p := Placement{Bounds: stage.Rect{W: 400, H: 300}, Anchor: stage.Rect{X: 180, Y: 140, W: 40, H: 20}, Gap: 5}
	p.Spare = []stage.Rect{{X: 190, Y: 110, W: 10, H: 10}} // above the anchor, where popovers go first
	size := Size{80, 40}
	if r, _, ok := p.Place(size); !ok || r.Overlaps(p.Spare[0]) {
		t.Errorf("the popover at %v covers %v", r, p.Spare[0])
	}
	p.Keep = []stage.Rect{{X: 0, Y: 136, W: 400, H: 300}, {X: 0, Y: 0, W: 150, H: 300}, {X: 250, Y: 0, W: 150, H: 300}, {X: 0, Y: 0, W: 400, H: 85}}
	if r, _, ok := p.Place(size); !ok || !r.Overlaps(p.Spare[0]) {
		t.Errorf("the only position is not used: %v, %v", r, ok)
	}
}

// TestLeastCoveringWeighs checks that LeastCovering prefers a small part covered to a large one even if it is farther away, what covers little of Avoid among
// places as near, and the first of two sizes that cost the same.
func TestLeastCoveringWeighs(t *testing.T) {
	size := Size{W: 20, H: 20}
	p := &Placement{Bounds: stage.Rect{W: 20, H: 220}, Anchor: stage.Rect{Y: 100, W: 20, H: 20}}
	p.Keep = []stage.Rect{{Y: 0, W: 20, H: 98}, {Y: 120, W: 20, H: 84}} // of 20 rows at most 2 are free above, and 16 at the far end below
	if r, _ := p.LeastCovering(size); r.Y != 200 {
		t.Errorf("the least covering is at %v, which covers more than the end", r)
	}
	p = &Placement{Bounds: stage.Rect{W: 20, H: 40}, Anchor: stage.Rect{Y: 10, W: 20, H: 20}} // both ends cover half of the anchor
	p.Avoid = []stage.Rect{{W: 20, H: 9}}
	if r, _ := p.LeastCovering(size); r.Y != 20 {
		t.Errorf("the least covering is at %v, which covers Avoid", r)
	}
	if _, at := p.LeastCovering(size, size, size); at != 0 {
		t.Errorf("of equal sizes, number %d is chosen", at)
	}
}
