package stage

import "slices"

// Reader follows what is told of a stage to somebody who does not see it.
type Reader struct {
	// Told is all that was read last, and Focus the number of what has the focus there, or -1.
	Told  []Spoken
	Focus int

	last []Spoken

	now, before, placed []Rect // of what is told: in this tick, in the one before, and as Places told last
}

// Read looks at the stage again and reports whether something is told otherwise than before, the focus apart.
func (r *Reader) Read(d *Dispatcher) (changed bool) {
	r.Told, r.last = Tell(r.last[:0], d.Scope, d.Within), r.Told
	focused := d.Focused()
	r.Focus = slices.IndexFunc(r.Told, func(t Spoken) bool { return t.Node == focused })
	if changed = !slices.EqualFunc(r.Told, r.last, alike); changed {
		r.placed = r.placed[:0]
	}
	return changed
}

// Places returns the rectangles of all that was read last, in the same order. A label without a size covers its text, which measure
// sizes, and a container without a size covers its contents. Places are reported once they stand still: moved reports whether they do and
// differ from those reported before. Callers must not change the slice.
func (r *Reader) Places(measure func(*Label) (w, h float64)) (places []Rect, moved bool) {
	r.now, r.before = r.before[:0], r.now
	for _, t := range r.Told {
		r.now = append(r.now, t.Node.box(measure))
	}
	for i := len(r.Told) - 1; i >= 0; i-- {
		if t := r.Told[i]; t.Role.holds() && r.now[i].Empty() {
			r.now[i] = r.contents(i)
		}
	}
	if !slices.Equal(r.now, r.before) || slices.Equal(r.now, r.placed) {
		return nil, false
	}
	r.placed = append(r.placed[:0], r.now...)
	return r.placed, true
}

// contents returns the rectangle around all that the container at i holds.
func (r *Reader) contents(i int) (all Rect) {
	for j := i + 1; j < len(r.Told) && r.Told[j].Depth > r.Told[i].Depth; j++ {
		if !r.now[j].Empty() {
			all = all.Union(r.now[j])
		}
	}
	return all
}

// box returns the bounds of a node. Without a size it covers its text, if it is a label, or else what lies below it.
func (n *Node) box(measure func(*Label) (w, h float64)) Rect {
	b := n.Bounds()
	if l, ok := n.Art.(*Label); ok && b.Empty() && l.Text != "" {
		w, h := measure(l)
		k := n.World().Scale()
		return Rect{X: b.X - l.Align*w*k, Y: b.Y - h*k/2, W: w * k, H: h * k}
	}
	if b.Empty() && !n.Voice.Role.holds() {
		b = Rect{}
		for _, c := range n.children {
			if r := c.box(measure); !r.Empty() {
				b = b.Union(r)
			}
		}
	}
	return b
}

// alike reports whether two are told alike: a stage that was built anew may tell what it told before.
func alike(a, b Spoken) bool {
	return a.Accessible == b.Accessible && a.Depth == b.Depth && a.Stop == b.Stop
}

// Do rests the focus on a node and does there what keys do, if any. Nothing happens where the focus cannot rest. Writing shows no ring
// round a field that has the focus already.
func (d *Dispatcher) Do(n *Node, k Keys) {
	if d.Dragging() || !(k.Written != nil && d.Writing() && d.FocusName() == n.Name) && !d.Visit(n.Name) {
		return
	}
	if k.any() || k.Written != nil {
		d.Update(Pointer{}, k)
	}
}
