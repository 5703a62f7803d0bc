package stage

import (
	"azulejo/game/input"
	"azulejo/game/textedit"
)

// Touch is what pointer and keyboard may do to a node. Any function may be nil. Points are stage pixels.
type Touch struct {
	// Reach widens the touched area beyond the node.
	Reach Reach
	// Lozenge narrows the touched area to the rhombus within the node's box.
	Lozenge bool
	// Focus lets the keyboard rest on the node.
	Focus bool
	// Press answers a click or tap, or Enter on the focused node.
	Press func()
	// Click answers a click or tap at a point, before Press does.
	Click func(x, y float64)
	// Hover tells when the pointer, or the ring that shows the focus, come and go.
	Hover func(on bool)
	// Rest tells when the focus comes and goes, shown or not.
	Rest func(on bool)
	// Down takes the point at which the pointer goes down on the node, which has the focus from then on, before a click or a drag is known.
	Down func(x, y float64)
	// Hold tells when the pointer is down on the node.
	Hold func(on bool)
	// Long tells when a finger has rested on the node for LongTicks, and when it goes on or up after that, which presses nothing.
	Long func(on bool)
	// Scroll, if set, scrolls what lies below the node by the wheel and by drags that begin on anything there, and keeps the focus in view.
	Scroll Scroller
	// Grab begins a drag at a point and reports whether there is something to drag.
	Grab func(x, y float64) bool
	// Drag follows the pointer; Drop ends the drag there; Leave ends it because it was cancelled.
	Drag, Drop func(x, y float64)
	Leave      func()
	// Arrow gives the focused node an arrow key first; it reports whether it used it.
	Arrow func(dx, dy int) bool
	// Step goes on to the next value, and from the last to the first, for who has one switch and no arrows.
	Step func()
	// Text is the line that can be written while the node has the focus.
	Text Text
}

// Text is a line of text that can be written.
type Text interface {
	Line() textedit.Line
	SetLine(textedit.Line)
	// Caret is where the caret stands.
	Caret() Rect
}

// Scroller moves the content of a node up and down.
type Scroller interface {
	// ScrollBy moves the content up by pixels and reports whether it moved.
	ScrollBy(dy float64) bool
	// Reveal scrolls as far as it takes to show a node of the content.
	Reveal(n *Node)
}

// scroller is the nearest node from n upwards whose content scrolls, or nil.
func (n *Node) scroller() *Node {
	for ; n != nil; n = n.parent {
		if n.Touch != nil && n.Touch.Scroll != nil {
			return n
		}
	}
	return nil
}

// reveal scrolls n into view, where it is part of what scrolls.
func (n *Node) reveal() {
	if n == nil {
		return
	}
	if s := n.parent.scroller(); s != nil {
		s.Touch.Scroll.Reveal(n)
	}
}

// touch is what n answers: nothing without a node, or once its own press has put it out of use.
func (n *Node) touch() (t Touch) {
	if n != nil && n.Touch != nil {
		t = *n.Touch
	}
	return t
}

// answers reports whether a press on n does something.
func (n *Node) answers() bool {
	t := n.touch()
	return t.Press != nil || t.Click != nil || t.Down != nil
}

// answer calls what answers, if anything does.
func answer(with func(on bool), on bool) {
	if with != nil {
		with(on)
	}
}

// LongTicks is how long a finger rests for a long press.
const LongTicks = 30

// Pointer is what mouse or finger do in one tick, in stage pixels.
type Pointer = input.Stroke

// Keys are the keys of one tick that move the focus or act on it.
type Keys struct {
	Next, Prev, Up, Down, Left, Right, Confirm bool
	// Typed is what was typed while nothing takes text.
	Typed []rune
	// Written, if set, is what the line of the focused node has become.
	Written *textedit.Line
	// Pace is for how many ticks the focus rests before it goes on by itself, for who has one switch; 0 leaves it to the other keys.
	Pace int
	// Choose is the one switch.
	Choose bool
}

// any reports whether a key was used.
func (k Keys) any() bool {
	return k.Next || k.Prev || k.Up || k.Down || k.Left || k.Right || k.Confirm || k.Choose
}

// Arrow is the direction of the arrow key pressed, (0, 0) for none.
func (k Keys) Arrow() (dx, dy int) {
	switch {
	case k.Left:
		return -1, 0
	case k.Right:
		return 1, 0
	case k.Up:
		return 0, -1
	case k.Down:
		return 0, 1
	}
	return 0, 0
}

// Reach is how far a touched area goes beyond its node, in pixels: to each side, and up and down.
type Reach struct{ X, Y float64 }

// Around is the same reach on all sides.
func Around(r float64) Reach { return Reach{r, r} }
