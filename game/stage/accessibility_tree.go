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
func (r *AccessibilityTree) Update(d *Dispatcher) (changed bool) {
	r.Nodes, r.last = AppendAccessible(r.last[:0], d.Scope, d.KeyScope), r.Nodes
	focused := d.Focused()
	r.Focus = slices.IndexFunc(r.Nodes, func(t AccessibleNode) bool { return t.Node == focused })
	if changed = !slices.EqualFunc(r.Nodes, r.last, sameAccessible); changed {
		r.reported = r.reported[:0]
	}
	return changed
}

// Rects returns the rectangles of Nodes. A label without a size covers its text, which measure measures; a container without a size covers
// its contents. moved reports that the rectangles differ from those last returned and have stopped changing. Callers must not change the
// slice.
func (r *AccessibilityTree) Rects(measure func(*Label) (w, h float64)) (places []Rect, moved bool) {
	r.now, r.before = r.before[:0], r.now
	for _, t := range r.Nodes {
		r.now = append(r.now, t.Node.box(measure))
	}
	for i := len(r.Nodes) - 1; i >= 0; i-- {
		if t := r.Nodes[i]; t.Role.isContainer() && r.now[i].Empty() {
			r.now[i] = r.contents(i)
		}
	}
	if !slices.Equal(r.now, r.before) || slices.Equal(r.now, r.reported) {
		return nil, false
	}
	r.reported = append(r.reported[:0], r.now...)
	return r.reported, true
}

// contents returns the bounding box of the contents of container i.
func (r *AccessibilityTree) contents(i int) (all Rect) {
	for j := i + 1; j < len(r.Nodes) && r.Nodes[j].Depth > r.Nodes[i].Depth; j++ {
		if !r.now[j].Empty() {
			all = all.Union(r.now[j])
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
	return a.Accessible == b.Accessible && a.Depth == b.Depth && a.Focusable == b.Focusable
}

// Perform focuses a node and applies keys to it, if any. It does nothing if the node cannot be focused. Text input leaves the focus ring of
// a focused field as it is.
func (d *Dispatcher) Perform(n *Node, k Keys) {
	if d.Dragging() || !(k.Edited != nil && d.Editing() && d.FocusName() == n.Name) && !d.FocusVisibly(n.Name) {
		return
	}
	if k.any() || k.Edited != nil {
		d.Update(Pointer{}, k)
	}
}
