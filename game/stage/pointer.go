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
func (p *pointer) update(in Pointer, d *Dispatcher) {
	if p.drag != nil {
		p.continueDrag(in)
		return
	}
	var over *Node
	if in.Over || in.Pressed || in.Released {
		over = d.Scope.Hit(in.X, in.Y)
	}
	d.focus.setHover(over)
	if in.Pressed {
		p.down = over
		if over != nil {
			p.generation = over.generation
		}
		p.hold(true)
		if t := over.touch(); t.Down != nil {
			d.focus.set(over)
			t.Down(in.X, in.Y)
		}
	}
	p.countLongPress(in)
	if in.Dragging && p.startDrag(dragged(p.down, in), in) {
		return
	}
	if in.Released && p.down != nil {
		n, meant := p.down, !p.longPressed && !in.Cancelled
		p.hold(false)
		p.endLongPress()
		p.down = nil
		if n == over && meant {
			click(n, in, &d.focus)
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
func (p *pointer) startDrag(n *Node, in Pointer) bool {
	if grab := n.touch().DragStart; grab == nil || !grab(in.X, in.Y) {
		return false
	}
	p.hold(false)
	p.endLongPress()
	p.drag = n
	return true
}

// countLongPress starts a long press once a finger has been down long enough.
func (p *pointer) countLongPress(in Pointer) {
	if in.Pressed || in.Dragging || p.down.touch().LongPress == nil || !in.Finger || !in.Down {
		p.ticks = 0
	} else if p.ticks++; p.ticks == LongPressTicks {
		p.longPressed = true
		p.down.Touch.LongPress(true)
	}
	if p.longPressed && in.Dragging {
		p.endLongPress()
	}
}

// endLongPress ends a long press.
func (p *pointer) endLongPress() {
	if p.longPressed {
		callIfSet(p.down.touch().LongPress, false)
	}
	p.longPressed, p.ticks = false, 0
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

func (p *pointer) continueDrag(in Pointer) {
	if in.Cancelled {
		p.cancel()
		return
	}
	n := p.drag
	if drag := n.touch().Drag; drag != nil {
		drag(in.X, in.Y)
	}
	if n.Touch == nil || in.Released || !in.Down { // can no longer be touched, or was released
		p.drag, p.down = nil, nil
		if drop := n.touch().Drop; drop != nil {
			drop(in.X, in.Y)
		}
	}
}

func (p *pointer) hold(on bool) { callIfSet(p.down.touch().Hold, on) }

// cancel cancels the running drag and reports whether there was one.
func (p *pointer) cancel() bool {
	if p.drag == nil {
		return false
	}
	leave := p.drag.touch().DragCancel
	p.drag, p.down = nil, nil
	if leave != nil {
		leave()
	}
	return true
}

// release ends press and drag.
func (p *pointer) release() {
	p.cancel()
	p.hold(false)
	p.endLongPress()
	p.down = nil
}

// dropStale releases a node that has left the stage.
func (p *pointer) dropStale(d *Dispatcher) {
	if p.drag == nil && !d.isLive(p.down, p.generation) {
		p.down, p.longPressed, p.ticks = nil, false, 0
	}
}
