package stage

import "math"

// pointer is the pressed node and the dragged node.
type pointer struct {
	down, drag  *Node
	generation  int  // generation of the pressed node at the press
	ticks       int  // ticks that a finger has been down on the node
	longPressed bool // LongPress was called
}

// update dispatches one tick of the pointer.
func (h *pointer) update(p Pointer, d *Dispatcher) {
	if h.drag != nil {
		h.continueDrag(p)
		return
	}
	var over *Node
	if p.Over || p.Pressed || p.Released {
		over = d.Scope.Hit(p.X, p.Y)
	}
	d.focus.setHover(over)
	if p.Pressed {
		h.down = over
		if over != nil {
			h.generation = over.generation
		}
		h.hold(true)
		if t := over.touch(); t.Down != nil {
			d.focus.set(over)
			t.Down(p.X, p.Y)
		}
	}
	h.countLongPress(p)
	if p.Dragging && h.startDrag(dragged(h.down, p), p) {
		return
	}
	if p.Released && h.down != nil {
		n, meant := h.down, !h.longPressed && !p.Cancelled
		h.hold(false)
		h.endLongPress()
		h.down = nil
		if n == over && meant {
			click(n, p, &d.focus)
		}
	}
}

// dragged returns the node that a drag moves: the scrolling content around the pressed node, unless the node can be dragged and the drag is
// mostly horizontal.
func dragged(down *Node, p Pointer) *Node {
	upright := math.Abs(p.Y-p.StartY) > math.Abs(p.X-p.StartX)
	if s := down.scroller(); s != nil && (upright || down.touch().DragStart == nil) {
		return s
	}
	return down
}

// startDrag starts dragging a node and reports whether the node can be dragged.
func (h *pointer) startDrag(n *Node, p Pointer) bool {
	if grab := n.touch().DragStart; grab == nil || !grab(p.X, p.Y) {
		return false
	}
	h.hold(false)
	h.endLongPress()
	h.drag = n
	return true
}

// countLongPress starts a long press once a finger has been down long enough.
func (h *pointer) countLongPress(p Pointer) {
	if p.Pressed || p.Dragging || h.down.touch().LongPress == nil || !p.Finger || !p.Down {
		h.ticks = 0
	} else if h.ticks++; h.ticks == LongPressTicks {
		h.longPressed = true
		h.down.Touch.LongPress(true)
	}
	if h.longPressed && p.Dragging {
		h.endLongPress()
	}
}

// endLongPress ends a long press.
func (h *pointer) endLongPress() {
	if h.longPressed {
		callIfSet(h.down.touch().LongPress, false)
	}
	h.longPressed, h.ticks = false, 0
}

func click(n *Node, p Pointer, at *focus) {
	t := *n.Touch
	if t.Click == nil && t.Press == nil {
		return
	}
	at.set(n)
	if t.Click != nil {
		t.Click(p.X, p.Y)
	}
	if t.Press != nil {
		t.Press()
	}
}

func (h *pointer) continueDrag(p Pointer) {
	if p.Cancelled {
		h.cancel()
		return
	}
	n := h.drag
	if drag := n.touch().Drag; drag != nil {
		drag(p.X, p.Y)
	}
	if n.Touch == nil || p.Released || !p.Down { // can no longer be touched, or was released
		h.drag, h.down = nil, nil
		if drop := n.touch().Drop; drop != nil {
			drop(p.X, p.Y)
		}
	}
}

func (h *pointer) hold(on bool) { callIfSet(h.down.touch().Hold, on) }

// cancel cancels the running drag and reports whether there was one.
func (h *pointer) cancel() bool {
	if h.drag == nil {
		return false
	}
	leave := h.drag.touch().DragCancel
	h.drag, h.down = nil, nil
	if leave != nil {
		leave()
	}
	return true
}

// release ends press and drag.
func (h *pointer) release() {
	h.cancel()
	h.hold(false)
	h.endLongPress()
	h.down = nil
}

// dropStale releases a node that has left the stage.
func (h *pointer) dropStale(d *Dispatcher) {
	if h.drag == nil && !d.live(h.down, h.generation) {
		h.down, h.longPressed, h.ticks = nil, false, 0
	}
}
