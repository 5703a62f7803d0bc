package stage

import "slices"

// AccessibilityTree is the stage as screen readers see it.
type AccessibilityTree struct {
	// Nodes are the nodes at the last Update, and Focus is the index of the focused one, or -1.
	Nodes []AccessibleNode
	Focus int

	last []AccessibleNode

	now, before, reported []Rect // of Nodes: in this tick, in the last one, and as last returned by Rects
}

// Update rebuilds the tree and reports whether anything but the focus changed.
func (a *AccessibilityTree) Update(d *Dispatcher) (changed bool) {
	a.Nodes, a.last = AppendAccessible(a.last[:0], d.Scope, d.KeyScope), a.Nodes
	focused := d.Focused()
	for i := range a.Nodes {
		n := &a.Nodes[i]
		n.TabStop = n.Focusable && n.Node.tabStop(focused)
	}
	a.Focus = slices.IndexFunc(a.Nodes, func(n AccessibleNode) bool { return n.Node == focused })
	if changed = !slices.EqualFunc(a.Nodes, a.last, sameAccessible); changed {
		a.reported = a.reported[:0]
	}
	return changed
}

// Rects returns the rectangles of Nodes. A label without a size covers its text, which measure measures; a container without a size covers
// its contents. moved reports that the rectangles differ from those last returned and have stopped changing. Callers must not change the
// slice.
func (a *AccessibilityTree) Rects(measure func(*Label) (w, h float64)) (rects []Rect, moved bool) {
	a.now, a.before = a.before[:0], a.now
	for _, n := range a.Nodes {
		a.now = append(a.now, n.Node.box(measure))
	}
	for i := len(a.Nodes) - 1; i >= 0; i-- {
		if n := a.Nodes[i]; n.Role.isContainer() && a.now[i].Empty() {
			a.now[i] = a.contents(i)
		}
	}
	if !slices.Equal(a.now, a.before) || slices.Equal(a.now, a.reported) {
		return nil, false
	}
	a.reported = append(a.reported[:0], a.now...)
	return a.reported, true
}

// contents returns the bounding box of the contents of container i.
func (a *AccessibilityTree) contents(i int) (all Rect) {
	for j := i + 1; j < len(a.Nodes) && a.Nodes[j].Depth > a.Nodes[i].Depth; j++ {
		if !a.now[j].Empty() {
			all = all.Union(a.now[j])
		}
	}
	return all
}

// box returns the bounds of a node. Without a size it covers its text, if it is a label, or else its descendants.
func (n *Node) box(measure func(*Label) (w, h float64)) Rect {
	b := n.Bounds()
	if l, ok := n.Art.(*Label); ok && b.Empty() && l.Text != "" {
		w, h := measure(l)
		k := n.World().Scale()
		return Rect{X: b.X - l.Align*w*k, Y: b.Y - h*k/2, W: w * k, H: h * k}
	}
	if b.Empty() && !n.Accessible.Role.isContainer() {
		b = Rect{}
		for _, c := range n.children {
			if r := c.box(measure); !r.Empty() {
				b = b.Union(r)
			}
		}
	}
	return b
}

// sameAccessible reports whether two nodes are the same for a screen reader. A rebuilt stage has new nodes that may be the same as before.
func sameAccessible(a, b AccessibleNode) bool {
	return a.Accessible == b.Accessible && a.Depth == b.Depth && a.Focusable == b.Focusable && a.TabStop == b.TabStop
}

// Perform focuses a node and applies keys to it, if any. It does nothing if the node cannot be focused. Text input leaves the focus ring of
// a focused field as it is.
func (d *Dispatcher) Perform(n *Node, k Keys) {
	if d.Dragging() || !(k.Edited != nil && d.Editing() && d.FocusName() == n.Name) && !d.FocusVisibly(n.Name) {
		return
	}
	if k.anyPressed() || k.Edited != nil {
		d.Update(Pointer{}, k)
	}
}
