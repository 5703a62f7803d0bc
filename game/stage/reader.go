package stage

import "slices"

// Reader follows what is told of a stage to somebody who does not see it.
type Reader struct {
	// Told is all that was read last, and Focus the number of what has the focus there, or -1.
	Told  []Told
	Focus int

	last []Told

	now, before, placed []Rect // of what is told: in this tick, in the one before, and as Places told last
}

// Read looks at the stage again and reports whether something is told otherwise than before, the focus apart.
func (r *Reader) Read(d *Dispatcher) (changed bool) {
	r.Told, r.last = Tell(r.last[:0], d.Scope, d.Within), r.Told
	focused := d.Focused()
	r.Focus = slices.IndexFunc(r.Told, func(t Told) bool { return t.Node == focused })
	if changed = !slices.EqualFunc(r.Told, r.last, alike); changed {
		r.placed = r.placed[:0]
	}
	return changed
}

// Places are the rectangles of all that was read last, in its order, empty for what has no size of its own. They are told once they stand
// still: moved is whether they do, and lie otherwise than they were told before. Callers must not change the slice.
func (r *Reader) Places() (places []Rect, moved bool) {
	r.now, r.before = r.before[:0], r.now
	for _, t := range r.Told {
		r.now = append(r.now, t.Node.Bounds())
	}
	if !slices.Equal(r.now, r.before) || slices.Equal(r.now, r.placed) {
		return nil, false
	}
	r.placed = append(r.placed[:0], r.now...)
	return r.placed, true
}

// alike reports whether two are told alike: a stage that was built anew may tell what it told before.
func alike(a, b Told) bool { return a.Voice == b.Voice && a.Depth == b.Depth && a.Stop == b.Stop }

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
