package stage

import "azulejo/game/gfx"

// Dispatcher hands pointer and keys to the nodes below Scope. Scenes set Scope to a dialog while it is open.
type Dispatcher struct {
	Scope *Node
	// Within, if set, keeps the keyboard to the nodes below it, while something is held that has to go there.
	Within *Node
	// Unit is pixels to a design unit, for the focus ring.
	Unit float64

	at   focus
	hand hand
	scan scan
	list []*Node
}

// Update hands out what happened in one tick.
func (d *Dispatcher) Update(p Pointer, k Keys) {
	d.hand.keep(d)
	d.at.keep(d)
	d.hand.point(p, d)
	d.keys(k)
	if (p.Moved || p.Pressed) && !k.any() {
		d.at.setRing(false)
	}
}

// Wheel scrolls what lies at a point by notches of the wheel, or else what scrolls anywhere, and reports whether there is something.
func (d *Dispatcher) Wheel(x, y, notches float64) bool {
	s := d.Scope.Hit(x, y).scroller()
	if s == nil {
		d.Scope.Walk(func(n *Node) {
			if n.Touch != nil && n.Touch.Scroll != nil {
				s = n
			}
		})
	}
	if s == nil || d.Dragging() {
		return false
	}
	d.at.setRing(false)
	s.Touch.Scroll.ScrollBy(-notches * notch * d.Unit)
	return true
}

// notch is how far a notch of the wheel scrolls, in design units.
const notch = 60

// Dragging reports whether a node is being dragged.
func (d *Dispatcher) Dragging() bool { return d.hand.drag != nil }

// Drag begins to drag a node with the pointer, which is down, and reports whether there is something to drag.
func (d *Dispatcher) Drag(n *Node, p Pointer) bool { return d.hand.grab(n, p) }

// Answers reports whether a press of the pointer or Enter in this tick goes to a node that does something.
func (d *Dispatcher) Answers(p Pointer, k Keys) bool {
	return p.Pressed && d.at.hover.answers() || k.Confirm && d.at.focus.answers()
}

// Cancel ends a running drag and reports whether there was one.
func (d *Dispatcher) Cancel() bool { return d.hand.cancel() }

// Rest takes the pointer off the stage: what is held is let go, and nothing is hovered.
func (d *Dispatcher) Rest() {
	d.hand.rest()
	d.at.setHover(nil)
}

func (d *Dispatcher) keys(k Keys) {
	if k.Pace > 0 {
		d.scan.tick(k, d)
		return
	}
	d.scan = scan{}
	dx, dy := k.Arrow()
	focus := d.at.focus.touch()
	if focus.Text != nil && k.Written != nil {
		focus.Text.SetLine(*k.Written)
	}
	switch {
	case k.Next:
		d.at.step(d.stops(), 1)
	case k.Prev:
		d.at.step(d.stops(), -1)
	case dx != 0 || dy != 0:
		if focus.Arrow != nil && focus.Arrow(dx, dy) {
			d.at.setRing(true)
			return
		}
		d.at.toward(d.stops(), float64(dx), float64(dy))
	case k.Confirm && focus.Press != nil:
		d.at.setRing(true)
		d.at.shrink()
		focus.Press()
	}
}

// Enlarge has the focused node tell as if a finger rested on it, until it is asked again or the focus goes on, and reports whether it can.
func (d *Dispatcher) Enlarge() bool { return d.at.enlarge() }

// Keep finds the focused node again by its name after the stage was rebuilt; without such a node nothing has the focus.
func (d *Dispatcher) Keep() { d.at.keep(d) }

// Focused is the node that has the focus, or nil.
func (d *Dispatcher) Focused() *Node { return d.at.focus }

// FocusName is the name of the node that has the focus, or empty.
func (d *Dispatcher) FocusName() string {
	if d.at.focus == nil {
		return ""
	}
	return d.at.name
}

// Writing reports whether the focus rests on something that takes text.
func (d *Dispatcher) Writing() bool { return d.Text() != nil }

// Text is the line that the focus rests on, nil for none.
func (d *Dispatcher) Text() Text { return d.at.focus.touch().Text }

// Focus moves the focus to the node of that name, if it is there.
func (d *Dispatcher) Focus(name string) bool { return d.at.find(d.stops(), name) }

// Visit moves the focus to the node of that name and shows it, if it is there.
func (d *Dispatcher) Visit(name string) bool {
	there := d.Focus(name)
	if there {
		d.at.setRing(true)
	}
	return there
}

// Open hands pointer and keys to a sheet: the focus goes to its first stop.
func (d *Dispatcher) Open(sheet *Node) {
	d.Scope = sheet
	d.at.set(nil)
	if stops := d.stops(); len(stops) > 0 {
		d.at.set(stops[0])
	}
}

// ByKey reports whether the focus was last moved by key, so that a ring shows it.
func (d *Dispatcher) ByKey() bool { return d.at.ring }

// live reports whether a node is there to be touched, and has not been renewed since it had been so often.
func (d *Dispatcher) live(n *Node, renewed int) bool {
	return n != nil && n.renewed == renewed && n.Within(d.Scope) && n.Shown() && n.Touch != nil
}

// stops are the nodes the keyboard may rest on, in reading order.
func (d *Dispatcher) stops() []*Node {
	d.list = d.list[:0]
	scope := d.Scope
	if d.Within.Within(scope) {
		scope = d.Within
	}
	scope.Read(func(n *Node) {
		if n.Stops() {
			d.list = append(d.list, n)
		}
	})
	return d.list
}

// Ring is where the focus ring is shown, if it is.
func (d *Dispatcher) Ring() (r Rect, shown bool) {
	if !d.at.ring || d.at.focus == nil || !d.at.focus.Shown() {
		return r, false
	}
	r = d.at.focus.Bounds()
	for _, n := range d.scan.around(d) {
		r = r.Union(n.Bounds())
	}
	return r.Grow(6 * d.Unit), true
}

// Draw shows the focus ring, round a whole row while one switch chooses among the rows.
func (d *Dispatcher) Draw(c *gfx.Canvas) {
	if r, shown := d.Ring(); shown {
		c.Nine("focus", r.X, r.Y, r.W, r.H, d.Unit, gfx.White())
	}
}
