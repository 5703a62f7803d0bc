package stage

import (
	"cmp"
	"math"
	"slices"
)

// focus is the hovered and the focused node, with what arrow keys need to move between nodes.
type focus struct {
	hover, node *Node
	// The generations of the two nodes when they got pointer and focus.
	hoverGeneration, nodeGeneration int

	ring bool // the focus was moved by key, so that the ring is shown
	name string
	// cameFrom is the name of the node from which the arrow key (dx, dy) moved the focus; the opposite key moves it back.
	cameFrom    string
	dx, dy      float64
	longPressed bool // ToggleLongPress has started a long press
}

// highlighted reports whether a node is hovered or has the focus ring.
func (f *focus) highlighted(n *Node) bool {
	return n != nil && (n == f.hover || n == f.node && f.ring)
}

// change calls do, which changes the pointer, focus or ring, and then Hover of the nodes whose highlight changed, first that of left.
func (f *focus) change(do func(), left, entered *Node) {
	before := [2]bool{f.highlighted(left), f.highlighted(entered)}
	do()
	for i, n := range [2]*Node{left, entered} {
		if now := f.highlighted(n); now != before[i] {
			callIfSet(n.touch().Hover, now)
		}
	}
}

func (f *focus) setHover(n *Node) {
	if n == f.hover {
		return
	}
	f.change(func() { f.hover = n }, f.hover, n)
	if n != nil {
		f.hoverGeneration = n.generation
	}
}

// setRing shows or hides the focus ring. Showing it scrolls the focused node into view.
func (f *focus) setRing(on bool) {
	f.change(func() { f.ring = on }, f.node, nil)
	if on {
		f.node.reveal()
	}
}

// toggleLongPress starts or ends a long press on the focused node and reports whether the node supports it.
func (f *focus) toggleLongPress() bool {
	long := f.node.touch().LongPress
	if long == nil {
		return false
	}
	f.longPressed = !f.longPressed
	long(f.longPressed)
	return true
}

// endLongPress ends a long press that toggleLongPress started.
func (f *focus) endLongPress() {
	if f.longPressed {
		f.toggleLongPress()
		f.longPressed = false
	}
}

// set moves the focus to n, or removes it if n cannot be focused.
func (f *focus) set(n *Node) {
	if n == f.node && (n == nil || n.generation == f.nodeGeneration) {
		return
	}
	f.endLongPress()
	if n == f.node { // the node was reset and counts as a new one
		f.node = nil
	}
	left := f.node
	if n.Focusable() {
		f.name, f.nodeGeneration = n.Name, n.generation
	} else {
		n = nil
	}
	f.cameFrom = ""
	f.change(func() { f.node = n }, left, n)
	callIfSet(left.touch().OnFocus, false)
	callIfSet(n.touch().OnFocus, true)
}

// find moves the focus to the named node and reports whether there is one.
func (f *focus) find(stops []*Node, name string) bool {
	at := indexOf(stops, name)
	if at >= 0 {
		f.set(stops[at])
	}
	return at >= 0
}

// indexOf returns the index of the named node, or -1.
func indexOf(stops []*Node, name string) int {
	return slices.IndexFunc(stops, func(n *Node) bool { return n.Name == name })
}

// restore finds the hovered and the focused node again after the stage was rebuilt.
func (f *focus) restore(d *Dispatcher) {
	if f.hover != nil && !d.isLive(f.hover, f.hoverGeneration) {
		f.setHover(nil)
	}
	if f.node == nil || d.isLive(f.node, f.nodeGeneration) {
		return
	}
	cameFrom, old := f.cameFrom, f.node.touch().Text
	f.node = nil
	f.find(d.focusable(), f.name)
	f.cameFrom = cameFrom
	if field := f.node.touch().Text; old != nil && field != nil && old.Line().Text == field.Line().Text {
		field.SetLine(old.Line())
	}
}

// step moves the focus by a number of nodes in reading order and shows the ring.
func (f *focus) step(stops []*Node, by int) {
	if len(stops) == 0 {
		return
	}
	at := slices.Index(stops, f.node)
	if at < 0 && by < 0 {
		at = 0
	}
	f.set(stops[(at+by+len(stops))%len(stops)])
	f.setRing(true)
}

// moveToward moves the focus to the next node in a direction, or back if the opposite direction led here. Options of the same choice take
// precedence, then nodes of the same region. Another choice is entered at its stop. It reports whether the focus moved within a choice.
func (f *focus) moveToward(nodes []*Node, dx, dy float64) (withinChoice bool) {
	if f.node == nil {
		f.step(tabStops(nodes, nil), 1)
		return false
	}
	var to *Node
	choice := f.node.choice()
	if choice != nil {
		to = nearest(f.node, optionsOf(choice, nodes), dx, dy, true)
	}
	if region := f.node.region(); to == nil && region != nil {
		to = nearest(f.node, inRegion(region, nodes), dx, dy, true)
	}
	if to == nil {
		to = nearest(f.node, nodes, dx, dy, false)
	}
	if entered := to.choice(); entered != nil && entered != choice {
		to = entered.stop(f.node)
	}
	if to == nil && dy != 0 {
		f.scroll(dy)
	}
	if back := indexOf(nodes, f.cameFrom); back >= 0 && f.cameFrom != "" && dx == -f.dx && dy == -f.dy {
		to = nodes[back]
	}
	if to != nil {
		from := f.name
		f.set(to)
		f.cameFrom, f.dx, f.dy = from, dx, dy
	}
	f.setRing(true)
	return to != nil && choice != nil && to.choice() == choice
}

// choice returns the choice of which n is an option, or nil.
func (n *Node) choice() *Node {
	if n == nil || n.Accessible.Role != RoleOption {
		return nil
	}
	for n = n.parent; n != nil && n.Accessible.Role != RoleChoice; n = n.parent {
	}
	return n
}

// optionsOf returns the nodes that are options of a choice.
func optionsOf(choice *Node, nodes []*Node) (options []*Node) {
	for _, n := range nodes {
		if n.choice() == choice {
			options = append(options, n)
		}
	}
	return options
}

// tabStop reports whether Tab stops at n, given the focused node. In a choice it stops at the focused option, or else at the selected one, or
// else at the first.
func (n *Node) tabStop(focused *Node) bool {
	choice := n.choice()
	return choice == nil || n == choice.stop(focused)
}

// stop returns the option of a choice at which Tab stops, given the focused node.
func (n *Node) stop(focused *Node) *Node {
	if focused.choice() == n {
		return focused
	}
	return cmp.Or(n.option(true), n.option(false))
}

// option returns the first option below n that can be focused or, if selected is set, the first one that is also selected.
func (n *Node) option(selected bool) *Node {
	if n.Hidden {
		return nil
	}
	if n.Accessible.Role == RoleOption && n.Focusable() && (n.Accessible.On || !selected) {
		return n
	}
	for _, c := range n.Children() {
		if found := c.option(selected); found != nil {
			return found
		}
	}
	return nil
}

// tabStops returns the nodes at which Tab stops.
func tabStops(nodes []*Node, focused *Node) (stops []*Node) {
	for _, n := range nodes {
		if n.tabStop(focused) {
			stops = append(stops, n)
		}
	}
	return stops
}

// scrollStep is the distance that an arrow key scrolls if there is no further node in its direction, as a fraction of the visible height.
const scrollStep = 0.4

// scroll scrolls the content around the focused node.
func (f *focus) scroll(dy float64) {
	if s := f.node.scroller(); s != nil {
		s.Touch.Scroll.ScrollBy(scrollStep * s.H * dy)
	}
}

// inRegion returns the nodes of a region.
func inRegion(region *Node, stops []*Node) (in []*Node) {
	for _, n := range stops {
		if n.region() == region {
			in = append(in, n)
		}
	}
	return in
}

// Costs of moving other than straight ahead. Among scattered nodes, such as tiles on plates, each pixel to the side costs scatteredAside.
// In rows and columns, every node to the side costs at least aside, so that nodes straight ahead take precedence; offLine is the cost per
// pixel between the middles of nodes that are straight ahead.
const (
	scatteredAside = 2
	aside          = 1e6
	offLine        = 0.25
)

// nearest returns the node that a player expects in a direction, or nil.
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
