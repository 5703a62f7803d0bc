package stage

import (
	"math"
	"slices"
)

// focus is where the keyboard rests, and how it goes from stop to stop; beside it, where the pointer rests.
type focus struct {
	hover, focus *Node
	// How often the two had been renewed when pointer and focus came to them.
	hoverRenewed, focusRenewed int

	ring bool // the focus was moved by key, so it is shown
	name string
	// left and the way taken from there lead straight back.
	left   string
	dx, dy float64
	large  bool // the node was asked to show itself large
}

// lit reports whether pointer or ring rest on a node.
func (f *focus) lit(n *Node) bool {
	return n != nil && (n == f.hover || n == f.focus && f.ring)
}

// relight lets pointer, focus or ring change between two nodes, and tells those for which it makes a difference, the one left first.
func (f *focus) relight(change func(), left, entered *Node) {
	before := [2]bool{f.lit(left), f.lit(entered)}
	change()
	for i, n := range [2]*Node{left, entered} {
		if now := f.lit(n); now != before[i] {
			answer(n.touch().Hover, now)
		}
	}
}

func (f *focus) setHover(n *Node) {
	if n == f.hover {
		return
	}
	f.relight(func() { f.hover = n }, f.hover, n)
	if n != nil {
		f.hoverRenewed = n.renewed
	}
}

// setRing shows the focus, scrolled into view, or not.
func (f *focus) setRing(on bool) {
	f.relight(func() { f.ring = on }, f.focus, nil)
	if on {
		f.focus.reveal()
	}
}

// enlarge has the node tell as if a finger rested on it, or no longer, and reports whether it can.
func (f *focus) enlarge() bool {
	long := f.focus.touch().Long
	if long == nil {
		return false
	}
	f.large = !f.large
	long(f.large)
	return true
}

// shrink ends what enlarge began.
func (f *focus) shrink() {
	if f.large {
		f.enlarge()
		f.large = false
	}
}

func (f *focus) set(n *Node) {
	if n == f.focus && (n == nil || n.renewed == f.focusRenewed) {
		return
	}
	f.shrink()
	if n == f.focus { // it is another one now
		f.focus = nil
	}
	was := f.focus
	if n.Stops() {
		f.name, f.focusRenewed = n.Name, n.renewed
	} else {
		n = nil
	}
	f.left = ""
	f.relight(func() { f.focus = n }, was, n)
	answer(was.touch().Rest, false)
	answer(n.touch().Rest, true)
}

// find moves the focus to the stop of that name, if it is there.
func (f *focus) find(stops []*Node, name string) bool {
	at := named(stops, name)
	if at >= 0 {
		f.set(stops[at])
	}
	return at >= 0
}

// named is the place of the stop of that name, or -1.
func named(stops []*Node, name string) int {
	return slices.IndexFunc(stops, func(n *Node) bool { return n.Name == name })
}

// keep finds the focused node again by its name after the stage was rebuilt.
func (f *focus) keep(d *Dispatcher) {
	if f.hover != nil && !d.live(f.hover, f.hoverRenewed) {
		f.setHover(nil)
	}
	if f.focus == nil || d.live(f.focus, f.focusRenewed) {
		return
	}
	left, was := f.left, f.focus.touch().Text
	f.focus = nil
	f.find(d.stops(), f.name)
	f.left = left
	if now := f.focus.touch().Text; was != nil && now != nil && was.Line().Text == now.Line().Text {
		now.SetLine(was.Line())
	}
}

func (f *focus) step(stops []*Node, by int) {
	if len(stops) == 0 {
		return
	}
	at := slices.Index(stops, f.focus)
	if at < 0 && by < 0 {
		at = 0
	}
	f.set(stops[(at+by+len(stops))%len(stops)])
	f.setRing(true)
}

// toward moves the focus to the next stop in a direction, or straight back where it came from the other way. A stop of the same region
// comes before all others.
func (f *focus) toward(stops []*Node, dx, dy float64) {
	if f.focus == nil {
		f.step(stops, 1)
		return
	}
	var to *Node
	if region := f.focus.region(); region != nil {
		to = nearest(f.focus, inRegion(region, stops), dx, dy, true)
	}
	if to == nil {
		to = nearest(f.focus, stops, dx, dy, false)
	}
	if to == nil && dy != 0 {
		f.scroll(dy)
	}
	if back := named(stops, f.left); back >= 0 && f.left != "" && dx == -f.dx && dy == -f.dy {
		to = stops[back]
	}
	if to != nil {
		from := f.name
		f.set(to)
		f.left, f.dx, f.dy = from, dx, dy
	}
	f.setRing(true)
}

// scrollStep is how far an arrow key scrolls what has no stop left in its direction, as a share of the height that is shown.
const scrollStep = 0.4

// scroll scrolls the content around the focus by an arrow key.
func (f *focus) scroll(dy float64) {
	if s := f.focus.scroller(); s != nil {
		s.Touch.Scroll.ScrollBy(scrollStep * s.H * dy)
	}
}

// inRegion are the stops of a region.
func inRegion(region *Node, stops []*Node) (in []*Node) {
	for _, n := range stops {
		if n.region() == region {
			in = append(in, n)
		}
	}
	return in
}

// What it costs to go elsewhere than straight ahead. Among scattered stops, such as tiles on plates, each pixel to the side costs
// scatteredAside; in a layout of rows and columns what is in line comes before all that lies aside, which costs aside at once. offLine is
// the cost of a pixel between the middles of what is in line.
const (
	scatteredAside = 2
	aside          = 1e6
	offLine        = 0.25
)

// nearest returns the stop that the eye expects in a direction, or nil.
func nearest(from *Node, stops []*Node, dx, dy float64, scattered bool) (best *Node) {
	a, least := from.Bounds(), math.Inf(1)
	for _, n := range stops {
		if n == from {
			continue
		}
		if cost, ahead := focusCost(a, n.Bounds(), dx, dy, scattered); ahead && cost < least {
			best, least = n, cost
		}
	}
	return best
}
