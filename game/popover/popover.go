// Package popover places what floats over a scene: tooltips, hints, comments, score labels, callouts and toasts.
// Scenes pass the rectangles that must stay visible.
package popover

import (
	"cmp"
	"math"
	"slices"

	"azulejo/game/gfx"
	"azulejo/game/stage"
)

// Size is a possible size of a popover in pixels. Text has one size for each width to which it can be wrapped.
type Size struct{ W, H float64 }

// Obstacles are the rectangles around a popover. Keep must not be covered. Spare is small but important, such as a score, and is covered only if
// every other position is far away. Avoid is covered as little as possible.
type Obstacles struct{ Keep, Spare, Avoid []stage.Rect }

// Placement limits the position of a popover. All lengths are in pixels.
type Placement struct {
	// Bounds contains the whole popover: the window less a margin.
	Bounds stage.Rect
	// Anchor is the subject of the popover, which must not be covered. Gap is the minimum distance to it.
	Anchor stage.Rect
	Gap    float64
	Obstacles
	// Margin is the minimum distance to each rectangle in Keep.
	Margin float64
	// Reach is the maximum distance to Anchor along either axis; 0 means any distance.
	Reach float64
}

// Place returns the best rectangle for one of the sizes, and the index of that size. It prefers rectangles near the anchor, those
// that cover little of Avoid, and earlier sizes. It reports false if no size fits anywhere.
func (p *Placement) Place(sizes ...Size) (best stage.Rect, size int, ok bool) {
	least, edges := math.Inf(1), p.edges()
	keep := slices.SortedFunc(slices.Values(p.Keep), func(a, b stage.Rect) int { return cmp.Compare(a.X, b.X) })
	var covered intervals // the left edges of the current row at which the popover would cover Keep
	for i, s := range sizes {
		penalty := float64(i) * p.Gap
		top := math.NaN()
		p.search(s, edges, func(r stage.Rect) (far bool) {
			if dx, dy := p.gaps(r); penalty+max(dx, dy) >= least { // cannot cost less
				return true
			}
			cost := penalty + p.distance(r)
			if cost >= least || p.coversAnchor(r) {
				return false
			}
			if r.Y != top {
				top, covered = r.Y, covered[:0].add(keep, r, p.Margin-slack)
			}
			if covered.contains(r.X) {
				return false
			}
			if cost += p.avoidCost(r); cost < least {
				best, size, least, ok = r, i, cost, true
			}
			return false
		})
	}
	return best, size, ok
}

// IsClear reports whether a popover at r covers neither the anchor nor anything in Keep.
func (p *Placement) IsClear(r stage.Rect) bool {
	return !p.coversAnchor(r) && !r.Grow(p.Margin-slack).OverlapsAny(p.Keep)
}

func (p *Placement) coversAnchor(r stage.Rect) bool { return r.Overlaps(p.Anchor.Grow(p.Gap - slack)) }

// intervals are open intervals of x that do not overlap, in ascending order.
type intervals []interval

type interval struct{ low, high float64 }

// add appends the left edges at which r, moved horizontally, would be less than distance away from one of the rectangles. These are sorted by X.
func (i intervals) add(keep []stage.Rect, r stage.Rect, distance float64) intervals {
	for _, k := range keep {
		if r.Y-distance >= k.Y+k.H || k.Y >= r.Y+r.H+distance {
			continue
		}
		low, high := k.X-distance-r.W, k.X+k.W+distance
		if last := len(i) - 1; last >= 0 && low < i[last].high {
			i[last].high = max(i[last].high, high)
		} else {
			i = append(i, interval{low, high})
		}
	}
	return i
}

// contains reports whether x is in one of the intervals.
func (i intervals) contains(x float64) bool {
	after, _ := slices.BinarySearchFunc(i, x, func(each interval, x float64) int { return cmp.Compare(each.low, x) })
	return after > 0 && x < i[after-1].high
}

// slack is the rounding error in pixels up to which overlapping rectangles count as apart.
const slack = 1e-6

// LeastCovering returns the rectangle that covers the least of the anchor and of Keep, and the index of its size. It is for popovers that
// must be shown even if Place finds no position.
func (p *Placement) LeastCovering(sizes ...Size) (best stage.Rect, size int) {
	const kept = 1e6 // the cost of covering what must stay visible, and of each pixel of it
	least, edges := math.Inf(1), p.edges()
	for i, s := range sizes {
		p.search(s, edges, func(r stage.Rect) (far bool) {
			if dx, dy := p.gaps(r); max(dx, dy) >= least { // cannot cost less
				return true
			}
			cost := p.distance(r) + p.avoidCost(r)
			if !p.IsClear(r) {
				cost += kept * (1 + overlap(r, p.Anchor.Grow(p.Gap)))
				for _, k := range p.Keep {
					cost += kept * overlap(r, k.Grow(p.Margin))
				}
			}
			if cost < least {
				best, size, least = r, i, cost
			}
			return false
		})
	}
	return best, size
}

// edges returns the rectangles that a popover can touch: Spare, and those of Keep that are not within an earlier one.
func (p *Placement) edges() (all []stage.Rect) {
	for i, k := range p.Keep {
		if !slices.ContainsFunc(p.Keep[:i], k.In) {
			all = append(all, k)
		}
	}
	return append(all, p.Spare...)
}

// search calls try for the rectangles of a size within Bounds and Reach that touch the bounds, the anchor or one of edges, or are centred on the anchor.
// If there is a free position for the size, one of these is free. It tries the nearest first along each axis, and skips the rest of a row after a
// rectangle that try reports as too far away.
func (p *Placement) search(s Size, edges []stage.Rect, try func(stage.Rect) (far bool)) {
	b, a := p.Bounds, p.Anchor
	if p.Reach > 0 {
		x, y := p.Reach+s.W, p.Reach+s.H
		b = intersection(b, stage.Rect{X: a.X - x, Y: a.Y - y, W: a.W + 2*x, H: a.H + 2*y})
	}
	if b.W < s.W || b.H < s.H {
		return
	}
	xs, ys := axis{b.X, b.X + b.W, s.W, nil}, axis{b.Y, b.Y + b.H, s.H, nil}
	xs.addAnchor(a.X, a.W, p.Gap)
	ys.addAnchor(a.Y, a.H, p.Gap)
	for _, k := range edges {
		xs.addEdges(k.X, k.W, p.Margin)
		ys.addEdges(k.Y, k.H, p.Margin)
	}
	x, y := a.Middle()
	xs.sort(x)
	ys.sort(y)
	for _, top := range ys.at {
		for i, left := range xs.at {
			if try(stage.Rect{X: left, Y: top, W: s.W, H: s.H}) {
				if i == 0 { // the rows that follow are even farther
					return
				}
				break
			}
		}
	}
}

// axis collects the positions of the left or upper edge of a popover that is length wide or high and stays between low and high.
type axis struct {
	low, high, length float64
	at                []float64
}

func (a *axis) add(positions ...float64) {
	for _, v := range positions {
		if v >= a.low && v <= a.high-a.length {
			a.at = append(a.at, v)
		}
	}
}

// addAnchor adds the positions before and after the anchor, those aligned with its edges, and the one centred on it as far as the limits allow.
func (a *axis) addAnchor(start, length, gap float64) {
	centred := start + (length-a.length)/2
	a.add(a.low, a.high-a.length, min(max(centred, a.low), a.high-a.length), start, start+length-a.length)
	a.addEdges(start, length, gap)
}

// addEdges adds the positions just before and just after a rectangle.
func (a *axis) addEdges(start, length, gap float64) { a.add(start-gap-a.length, start+length+gap) }

// sort sorts the positions by the distance of their middle from middle and removes duplicates.
func (a *axis) sort(middle float64) {
	slices.Sort(a.at)
	a.at = slices.Compact(a.at)
	slices.SortStableFunc(a.at, func(v, w float64) int {
		return cmp.Compare(math.Abs(v+a.length/2-middle), math.Abs(w+a.length/2-middle))
	})
}

// distance returns the distance between r and the anchor, plus a small penalty for middles that are not aligned and for the side: above,
// below, right, left in order of preference.
func (p *Placement) distance(r stage.Rect) float64 {
	a := p.Anchor
	dx, dy := p.gaps(r)
	rx, ry := r.Middle()
	ax, ay := a.Middle()
	const offCentre, side = 0.2, 1
	switch {
	case dy >= dx && ry < ay:
		return math.Hypot(dx, dy) + offCentre*math.Abs(rx-ax)
	case dy >= dx:
		return math.Hypot(dx, dy) + offCentre*math.Abs(rx-ax) + side
	case rx > ax:
		return math.Hypot(dx, dy) + offCentre*math.Abs(ry-ay) + 2*side
	}
	return math.Hypot(dx, dy) + offCentre*math.Abs(ry-ay) + 3*side
}

// gaps returns the distance between r and the anchor along each axis.
func (p *Placement) gaps(r stage.Rect) (dx, dy float64) {
	a := p.Anchor
	return max(0, a.X-r.X-r.W, r.X-a.X-a.W), max(0, a.Y-r.Y-r.H, r.Y-a.Y-a.H)
}

// spareCost is the cost of touching a rectangle of Spare, in mean sides of the popover.
const spareCost = 1.5

// avoidCost returns the cost of covering parts of Avoid and of Spare. Covering all of r's area with Avoid costs as much as moving r by its mean side.
func (p *Placement) avoidCost(r stage.Rect) (cost float64) {
	for _, o := range p.Avoid {
		cost += overlap(r, o)
	}
	cost /= r.W * r.H
	for _, o := range p.Spare {
		if r.Overlaps(o) {
			cost += spareCost
		}
	}
	return cost * (r.W + r.H) / 2
}

// overlap returns the area that two rectangles share, in square pixels.
func overlap(a, b stage.Rect) float64 {
	i := intersection(a, b)
	return max(0, i.W) * max(0, i.H)
}

// intersection returns the intersection of two rectangles; it has a negative side if they are apart.
func intersection(a, b stage.Rect) stage.Rect {
	x, y := max(a.X, b.X), max(a.Y, b.Y)
	return stage.Rect{X: x, Y: y, W: min(a.X+a.W, b.X+b.W) - x, H: min(a.Y+a.H, b.Y+b.H) - y}
}

// Texts returns the rectangles of the visible lines of text below a node.
func Texts(root *stage.Node, fonts *gfx.Fonts) (all []stage.Rect) {
	root.Walk(func(n *stage.Node) {
		l, ok := n.Art.(*stage.Label)
		if !ok || l.Text == "" {
			return
		}
		all = append(all, TextRect(n, l, fonts))
	})
	return all
}

// TextRect returns the rectangle of a line of text, which is the art of n.
func TextRect(n *stage.Node, l *stage.Label, fonts *gfx.Fonts) stage.Rect {
	w, _ := fonts.Measure(l.Text, l.Face, l.Size)
	x, y := n.Centre()
	return stage.Rect{X: x - w*l.Align, Y: y - l.Size/2, W: w, H: l.Size}
}
