package stage

import "math"

// hand is what the pointer holds: the node it is down on, and the one it drags.
type hand struct {
	down, drag *Node
	renewed    int  // how often the node that it is down on had been renewed
	rests      int  // for how many ticks a finger has been down on the node
	long       bool // it has been told of that
}

// point hands one tick of the pointer to the nodes of a dispatcher.
func (h *hand) point(p Pointer, d *Dispatcher) {
	if h.drag != nil {
		h.follow(p)
		return
	}
	var over *Node
	if p.Over || p.Pressed || p.Released {
		over = d.Scope.Hit(p.X, p.Y)
	}
	d.at.setHover(over)
	if p.Pressed {
		h.down = over
		if over != nil {
			h.renewed = over.renewed
		}
		h.hold(true)
		if t := over.touch(); t.Down != nil {
			d.at.set(over)
			t.Down(p.X, p.Y)
		}
	}
	h.linger(p)
	if p.Dragging && h.grab(dragged(h.down, p), p) {
		return
	}
	if p.Released && h.down != nil {
		n, meant := h.down, !h.long && !p.Lost
		h.hold(false)
		h.endLong()
		h.down = nil
		if n == over && meant {
			click(n, p, &d.at)
		}
	}
}

// dragged is the node that a drag from a node moves: what scrolls around it, unless the node can be dragged itself and the pointer goes
// more to the side than up or down.
func dragged(down *Node, p Pointer) *Node {
	upright := math.Abs(p.Y-p.StartY) > math.Abs(p.X-p.StartX)
	if s := down.scroller(); s != nil && (upright || down.touch().Grab == nil) {
		return s
	}
	return down
}

// grab begins to drag a node and reports whether there is something to drag.
func (h *hand) grab(n *Node, p Pointer) bool {
	if grab := n.touch().Grab; grab == nil || !grab(p.X, p.Y) {
		return false
	}
	h.hold(false)
	h.endLong()
	h.drag = n
	return true
}

// linger counts how long a finger rests.
func (h *hand) linger(p Pointer) {
	if p.Pressed || p.Dragging || h.down.touch().Long == nil || !p.Finger || !p.Down {
		h.rests = 0
	} else if h.rests++; h.rests == LongTicks {
		h.long = true
		h.down.Touch.Long(true)
	}
	if h.long && p.Dragging {
		h.endLong()
	}
}

// endLong tells that a long press is over.
func (h *hand) endLong() {
	if h.long {
		answer(h.down.touch().Long, false)
	}
	h.long, h.rests = false, 0
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

func (h *hand) follow(p Pointer) {
	if p.Lost {
		h.cancel()
		return
	}
	n := h.drag
	if drag := n.touch().Drag; drag != nil {
		drag(p.X, p.Y)
	}
	if n.Touch == nil || p.Released || !p.Down { // it can be touched no longer, or is let go
		h.drag, h.down = nil, nil
		if drop := n.touch().Drop; drop != nil {
			drop(p.X, p.Y)
		}
	}
}

func (h *hand) hold(on bool) { answer(h.down.touch().Hold, on) }

// cancel ends a running drag and reports whether there was one.
func (h *hand) cancel() bool {
	if h.drag == nil {
		return false
	}
	leave := h.drag.touch().Leave
	h.drag, h.down = nil, nil
	if leave != nil {
		leave()
	}
	return true
}

// rest lets go what is held.
func (h *hand) rest() {
	h.cancel()
	h.hold(false)
	h.endLong()
	h.down = nil
}

// keep lets go what has left the stage.
func (h *hand) keep(d *Dispatcher) {
	if h.drag == nil && !d.live(h.down, h.renewed) {
		h.down, h.long, h.rests = nil, false, 0
	}
}
