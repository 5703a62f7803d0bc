package stage

import (
	"math"

	"azulejo/game/gfx"
)

// Dispatcher hands pointer and keys to the nodes below Scope. Scenes set Scope to a dialog while it is open.
type Dispatcher struct {
	Scope *Node
	// Within, if set, keeps the keyboard to the nodes below it, while something is held that has to go there.
	Within *Node
	// Unit is pixels to a design unit, for the focus ring.
	Unit float64

	hover, down, drag, focus *Node
	focusName                string
	pressX, pressY           float64
	early                    bool // it was pressed where nothing lies yet
	ring                     bool // the focus was moved by key, so it is shown
	list                     []*Node
}

// Update hands out what happened in one tick.
func (d *Dispatcher) Update(p Pointer, k Keys) {
	d.keepFocus()
	d.point(p)
	d.keys(k)
	if p.Moved || p.Pressed {
		d.setRing(false)
	}
}

// Dragging reports whether a node is being dragged.
func (d *Dispatcher) Dragging() bool { return d.drag != nil }

// Cancel ends a running drag and reports whether there was one.
func (d *Dispatcher) Cancel() bool {
	if d.drag == nil {
		return false
	}
	n := d.drag
	d.drag, d.down = nil, nil
	if n.Touch.Leave != nil {
		n.Touch.Leave()
	}
	return true
}

// Rest takes the pointer off the stage: what is held is let go, and nothing is hovered.
func (d *Dispatcher) Rest() {
	d.Cancel()
	d.hold(false)
	d.down = nil
	d.setHover(nil)
}

func (d *Dispatcher) point(p Pointer) {
	if d.drag != nil {
		d.follow(p)
		return
	}
	var over *Node
	if p.Over || p.Pressed || p.Released {
		over = d.Scope.Hit(p.X, p.Y)
	}
	d.setHover(over)
	if p.Pressed {
		d.down, d.early, d.pressX, d.pressY = over, over == nil, p.X, p.Y
		d.hold(true)
	}
	if d.early && p.Dragging {
		d.down = d.grabbed()
		d.early = d.down == nil
	}
	d.early = d.early && !p.Released
	if d.down != nil && p.Dragging && d.down.Touch.Grab != nil && d.down.Touch.Grab(p.X, p.Y) {
		d.hold(false)
		d.drag = d.down
		return
	}
	if p.Released && d.down != nil {
		n := d.down
		d.hold(false)
		d.down = nil
		if n == over {
			d.click(n, p)
		}
	}
}

func (d *Dispatcher) click(n *Node, p Pointer) {
	t := *n.Touch
	if t.Click == nil && t.Press == nil {
		return
	}
	d.setFocus(n)
	if t.Click != nil {
		t.Click(p.X, p.Y)
	}
	if t.Press != nil {
		t.Press()
	}
}

// grabbed is what can be dragged where the pointer was pressed before it lay there.
func (d *Dispatcher) grabbed() *Node {
	if n := d.Scope.Hit(d.pressX, d.pressY); n != nil && n.Touch.Grab != nil {
		return n
	}
	return nil
}

func (d *Dispatcher) follow(p Pointer) {
	n := d.drag
	if n.Touch.Drag != nil {
		n.Touch.Drag(p.X, p.Y)
	}
	if p.Released || !p.Down {
		d.drag, d.down = nil, nil
		if n.Touch.Drop != nil {
			n.Touch.Drop(p.X, p.Y)
		}
	}
}

func (d *Dispatcher) hold(on bool) {
	if d.down != nil && d.down.Touch != nil && d.down.Touch.Hold != nil {
		d.down.Touch.Hold(on)
	}
}

func (d *Dispatcher) setHover(n *Node) {
	if n == d.hover {
		return
	}
	was := d.hover
	d.relight(func() { d.hover = n }, was, n)
}

// lit reports whether pointer or ring rest on a node.
func (d *Dispatcher) lit(n *Node) bool {
	return n != nil && (n == d.hover || n == d.focus && d.ring)
}

// relight lets pointer, focus or ring change between two nodes, and tells those for which it makes a difference, the one left first.
func (d *Dispatcher) relight(change func(), left, entered *Node) {
	before := [2]bool{d.lit(left), d.lit(entered)}
	change()
	for i, n := range [2]*Node{left, entered} {
		if now := d.lit(n); now != before[i] && n.Touch != nil && n.Touch.Hover != nil {
			n.Touch.Hover(now)
		}
	}
}

// setRing shows the focus or not.
func (d *Dispatcher) setRing(on bool) {
	d.relight(func() { d.ring = on }, d.focus, nil)
}

func (d *Dispatcher) keys(k Keys) {
	dx, dy := k.Arrow()
	focus := d.touch()
	if focus.Type != nil {
		for _, r := range k.Typed {
			focus.Type(r)
		}
	}
	switch {
	case k.Next:
		d.step(1)
	case k.Prev:
		d.step(-1)
	case dx != 0 || dy != 0:
		if focus.Arrow != nil && focus.Arrow(dx, dy) {
			d.setRing(true)
			return
		}
		d.toward(float64(dx), float64(dy))
	case k.Confirm && focus.Press != nil:
		d.setRing(true)
		focus.Press()
	}
}

// Focused is the node that has the focus, or nil.
func (d *Dispatcher) Focused() *Node { return d.focus }

// FocusName is the name of the node that has the focus, or empty.
func (d *Dispatcher) FocusName() string {
	if d.focus == nil {
		return ""
	}
	return d.focusName
}

// Writing reports whether the focus rests on something that takes text.
func (d *Dispatcher) Writing() bool { return d.touch().Type != nil }

// touch is what the focused node answers: nothing without focus, or once its own press has put it out of use.
func (d *Dispatcher) touch() (t Touch) {
	if d.focus != nil && d.focus.Touch != nil {
		t = *d.focus.Touch
	}
	return t
}

// Focus moves the focus to the node of that name, if it is there.
func (d *Dispatcher) Focus(name string) bool {
	for _, n := range d.stops() {
		if n.Name == name {
			d.setFocus(n)
			return true
		}
	}
	return false
}

// Visit moves the focus to the node of that name and shows it, if it is there.
func (d *Dispatcher) Visit(name string) bool {
	there := d.Focus(name)
	if there {
		d.setRing(true)
	}
	return there
}

// Open hands pointer and keys to a sheet: the focus goes to its first stop.
func (d *Dispatcher) Open(sheet *Node) {
	d.Scope = sheet
	d.setFocus(nil)
	if stops := d.stops(); len(stops) > 0 {
		d.setFocus(stops[0])
	}
}

// ByKey reports whether the focus was last moved by key, so that a ring shows it.
func (d *Dispatcher) ByKey() bool { return d.ring }

func (d *Dispatcher) setFocus(n *Node) {
	if n == d.focus {
		return
	}
	was := d.focus
	if n != nil && (n.Touch == nil || !n.Touch.Focus) {
		n = nil
	}
	if n != nil {
		d.focusName = n.Name
	}
	d.relight(func() { d.focus = n }, was, n)
	was.rest(false)
	n.rest(true)
}

// rest tells a node whether it has the focus.
func (n *Node) rest(on bool) {
	if n != nil && n.Touch != nil && n.Touch.Rest != nil {
		n.Touch.Rest(on)
	}
}

// keepFocus finds the focused node again by its name after the stage was rebuilt.
func (d *Dispatcher) keepFocus() {
	if d.hover != nil && !d.live(d.hover) {
		d.setHover(nil)
	}
	if d.drag == nil && !d.live(d.down) {
		d.down = nil
	}
	if d.focus == nil || d.live(d.focus) {
		return
	}
	d.focus = nil
	d.Focus(d.focusName)
}

// live reports whether a node is there to be touched.
func (d *Dispatcher) live(n *Node) bool {
	return n != nil && n.Within(d.Scope) && n.Shown() && n.Touch != nil
}

// stops are the nodes the keyboard may rest on, in the order of the stage.
func (d *Dispatcher) stops() []*Node {
	d.list = d.list[:0]
	switch {
	case d.Within != nil && d.Within.Within(d.Scope):
		d.collect(d.Within)
	case d.Scope != nil:
		d.collect(d.Scope)
	}
	return d.list
}

func (d *Dispatcher) collect(n *Node) {
	if n.Hidden {
		return
	}
	if n.Touch != nil && n.Touch.Focus {
		d.list = append(d.list, n)
	}
	for _, c := range n.Children() {
		d.collect(c)
	}
}

func (d *Dispatcher) step(by int) {
	stops := d.stops()
	if len(stops) == 0 {
		return
	}
	at := -1
	for i, n := range stops {
		if n == d.focus {
			at = i
		}
	}
	if at < 0 && by < 0 {
		at = 0
	}
	d.setFocus(stops[(at+by+len(stops))%len(stops)])
	d.setRing(true)
}

// toward moves the focus to the nearest stop in a direction; distance across it counts double.
func (d *Dispatcher) toward(dx, dy float64) {
	if d.focus == nil {
		d.step(1)
		return
	}
	x, y := d.focus.Centre()
	var best *Node
	least := math.Inf(1)
	for _, n := range d.stops() {
		nx, ny := n.Centre()
		along := (nx-x)*dx + (ny-y)*dy
		across := math.Abs((nx-x)*dy) + math.Abs((ny-y)*dx)
		if cost := along + 2*across; n != d.focus && along > 1 && cost < least {
			best, least = n, cost
		}
	}
	if best != nil {
		d.setFocus(best)
	}
	d.setRing(true)
}

// Draw shows the focus ring.
func (d *Dispatcher) Draw(c *gfx.Canvas) {
	if !d.ring || d.focus == nil || !d.focus.Shown() {
		return
	}
	m := d.focus.World()
	w, h, b := d.focus.W*m.A, d.focus.H*m.D, 6*d.Unit
	c.Nine("focus", "focus", m.X-w/2-b, m.Y-h/2-b, w+2*b, h+2*b, d.Unit, gfx.White())
}
