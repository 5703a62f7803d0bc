package stage

import "azulejo/game/gfx"

// Dispatcher sends pointer and keyboard input to the nodes below Scope. Scenes set Scope to a dialog while it is open.
type Dispatcher struct {
	Scope *Node
	// KeyScope, if set, limits the keyboard to the nodes below it, for instance to the targets of the tile that the player holds.
	KeyScope *Node
	// Unit is the size of a design unit in pixels, for the focus ring.
	Unit float64

	focus      focus
	pointer    pointer
	scan       scan
	focusables []*Node // result of focusable, reused
}

// Update dispatches the input of one tick.
func (d *Dispatcher) Update(p Pointer, k Keys) {
	d.pointer.dropStale(d)
	d.focus.restore(d)
	d.pointer.update(p, d)
	d.dispatchKeys(k)
	if (p.Moved || p.Pressed) && !k.anyPressed() {
		d.focus.setRing(false)
	}
}

// Wheel scrolls the content at a point or, if nothing scrolls there, the only scrolling content. It reports whether there is any.
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
	d.focus.setRing(false)
	s.Touch.Scroll.ScrollBy(-notches * notch * d.Unit)
	return true
}

// notch is the scroll distance per notch of the wheel in design units.
const notch = 60

// Dragging reports whether a node is being dragged.
func (d *Dispatcher) Dragging() bool { return d.pointer.drag != nil }

// Drag starts dragging a node with the pressed pointer and reports whether the node can be dragged.
func (d *Dispatcher) Drag(n *Node, p Pointer) bool { return d.pointer.startDrag(n, p) }

// Handles reports whether a node handles the pointer press or Enter key of this tick.
func (d *Dispatcher) Handles(p Pointer, k Keys) bool {
	return p.Pressed && d.focus.hover.handlesPress() || k.Confirm && d.focus.node.handlesPress()
}

// Cancel cancels the running drag and reports whether there was one.
func (d *Dispatcher) Cancel() bool { return d.pointer.cancel() }

// ReleasePointer removes the pointer from the stage: it ends any press and drag, and nothing is hovered.
func (d *Dispatcher) ReleasePointer() {
	d.pointer.release()
	d.focus.setHover(nil)
}

// dispatchKeys dispatches the keys of one tick.
func (d *Dispatcher) dispatchKeys(k Keys) {
	if k.ScanTicks > 0 {
		d.scan.tick(k, d)
		return
	}
	d.scan = scan{}
	dx, dy := k.Arrow()
	focus := d.focus.node.touch()
	if focus.Text != nil && k.Edited != nil {
		focus.Text.SetLine(*k.Edited)
	}
	switch {
	case k.Next:
		d.focus.step(tabStops(d.focusable(), d.focus.node), 1)
	case k.Prev:
		d.focus.step(tabStops(d.focusable(), d.focus.node), -1)
	case dx != 0 || dy != 0:
		if focus.Arrow != nil && focus.Arrow(dx, dy) {
			d.focus.setRing(true)
			return
		}
		if d.focus.moveToward(d.focusable(), float64(dx), float64(dy)) && d.focus.node.Touch.SelectByArrow {
			d.focus.node.Touch.Press()
		}
	case k.Confirm && focus.Press != nil:
		d.focus.setRing(true)
		d.focus.endLongPress()
		focus.Press()
	}
}

// ToggleLongPress starts or ends a long press on the focused node, for players without touch, and reports whether the node supports it. The
// long press also ends when the focus moves.
func (d *Dispatcher) ToggleLongPress() bool { return d.focus.toggleLongPress() }

// RestoreFocus finds the focused node by its name after the stage was rebuilt. If there is no such node, nothing has the focus.
func (d *Dispatcher) RestoreFocus() { d.focus.restore(d) }

// Focused returns the focused node, or nil.
func (d *Dispatcher) Focused() *Node { return d.focus.node }

// FocusName returns the name of the focused node, or an empty string.
func (d *Dispatcher) FocusName() string {
	if d.focus.node == nil {
		return ""
	}
	return d.focus.name
}

// Editing reports whether a text field has the focus.
func (d *Dispatcher) Editing() bool { return d.TextField() != nil }

// TextField returns the focused text field, or nil.
func (d *Dispatcher) TextField() TextField { return d.focus.node.touch().Text }

// Focus moves the focus to the named node and reports whether there is such a node.
func (d *Dispatcher) Focus(name string) bool { return d.focus.find(d.focusable(), name) }

// FocusVisibly moves the focus to the named node, shows the focus ring, and reports whether there is such a node.
func (d *Dispatcher) FocusVisibly(name string) bool {
	found := d.Focus(name)
	if found {
		d.focus.setRing(true)
	}
	return found
}

// Open limits all input to a dialog and focuses its first node.
func (d *Dispatcher) Open(sheet *Node) {
	d.Scope = sheet
	d.focus.set(nil)
	if stops := d.focusable(); len(stops) > 0 {
		d.focus.set(stops[0])
	}
}

// FocusVisible reports whether the focus ring is shown, as after moving the focus by key.
func (d *Dispatcher) FocusVisible() bool { return d.focus.ring }

// isLive reports whether a node can be touched and has not been reset since it had a generation.
func (d *Dispatcher) isLive(n *Node, generation int) bool {
	return n != nil && n.generation == generation && n.Within(d.Scope) && n.Shown() && n.Touch != nil
}

// focusable returns the nodes that the keyboard can focus, in reading order.
func (d *Dispatcher) focusable() []*Node {
	d.focusables = d.focusables[:0]
	scope := d.Scope
	if d.KeyScope.Within(scope) {
		scope = d.KeyScope
	}
	scope.Read(func(n *Node) {
		if n.Focusable() {
			d.focusables = append(d.focusables, n)
		}
	})
	return d.focusables
}

// Ring returns the rectangle of the focus ring and whether it is shown.
func (d *Dispatcher) Ring() (r Rect, shown bool) {
	if !d.focus.ring || d.focus.node == nil || !d.focus.node.Shown() {
		return r, false
	}
	r = d.focus.node.Bounds()
	for _, n := range d.scan.currentRow(d) {
		r = r.Union(n.Bounds())
	}
	return r.Grow(6 * d.Unit), true
}

// Draw draws the focus ring. It encloses a whole row while switch scanning chooses a row.
func (d *Dispatcher) Draw(c *gfx.Canvas) {
	if r, shown := d.Ring(); shown {
		c.Nine("focus", r.X, r.Y, r.W, r.H, d.Unit, gfx.White())
	}
}
