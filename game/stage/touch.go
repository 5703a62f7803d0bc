package stage

import (
	"azulejo/game/input"
	"azulejo/game/textedit"
)

// Touch is how a node handles pointer and keyboard input. Any function may be nil. Points are in stage pixels.
type Touch struct {
	// Reach extends the touch area beyond the node.
	Reach Reach
	// Diamond limits the touch area to the diamond within the node's box.
	Diamond bool
	// Focus makes the node focusable.
	Focus bool
	// Press handles a click, a tap, or Enter on the focused node.
	Press func()
	// Click handles a click or tap at a point, before Press.
	Click func(x, y float64)
	// Hover is called when the pointer or the focus ring enters or leaves the node.
	Hover func(on bool)
	// OnFocus is called when the node gains or loses the focus, whether or not the ring is shown.
	OnFocus func(on bool)
	// Down is called when the pointer goes down on the node, before it is known to be a click or a drag. The node gets the focus first.
	Down func(x, y float64)
	// Hold is called when the pointer goes down on the node and when the press ends.
	Hold func(on bool)
	// LongPress is called after a finger has been down on the node for LongPressTicks, and when it then moves or is lifted. A long press does
	// not press the node.
	LongPress func(on bool)
	// Scroll, if set, scrolls the content of the node by wheel, drags and focus changes.
	Scroll Scroller
	// DragStart starts a drag at a point and reports whether the node can be dragged there.
	DragStart func(x, y float64) bool
	// Drag is called while the pointer moves, Drop when the drag ends, and DragCancel instead if it is cancelled.
	Drag, Drop func(x, y float64)
	DragCancel func()
	// Arrow handles an arrow key on the focused node and reports whether it used the key.
	Arrow func(dx, dy int) bool
	// SelectByArrow has an arrow key that moves the focus here from another option of the same choice press the node.
	SelectByArrow bool
	// Step selects the next value, or the first after the last, for players with a single switch.
	Step func()
	// Text is the text field that the node represents.
	Text TextField
}

// TextField is a line of editable text.
type TextField interface {
	Line() textedit.Line
	SetLine(textedit.Line)
	// Caret returns the rectangle of the caret.
	Caret() Rect
}

// Scroller scrolls the content of a node vertically.
type Scroller interface {
	// ScrollBy scrolls down by dy pixels and reports whether the content moved.
	ScrollBy(dy float64) bool
	// Reveal scrolls as far as necessary to show a node of the content.
	Reveal(n *Node)
}

// scroller returns the nearest node that scrolls, from n upwards, or nil.
func (n *Node) scroller() *Node {
	for ; n != nil; n = n.parent {
		if n.Touch != nil && n.Touch.Scroll != nil {
			return n
		}
	}
	return nil
}

// reveal scrolls n into view if it is in scrolling content.
func (n *Node) reveal() {
	if n == nil {
		return
	}
	if s := n.parent.scroller(); s != nil {
		s.Touch.Scroll.Reveal(n)
	}
}

// touch returns the node's Touch, or an empty one if n is nil or has been disabled by its own press.
func (n *Node) touch() (t Touch) {
	if n != nil && n.Touch != nil {
		t = *n.Touch
	}
	return t
}

// handlesPress reports whether n handles a press.
func (n *Node) handlesPress() bool {
	t := n.touch()
	return t.Press != nil || t.Click != nil || t.Down != nil
}

// callIfSet calls f, unless it is nil.
func callIfSet(f func(on bool), on bool) {
	if f != nil {
		f(on)
	}
}

// LongPressTicks is the duration of a long press in ticks.
const LongPressTicks = 30

// Pointer is the input of mouse or finger in one tick, in stage pixels.
type Pointer = input.Stroke

// Keys are the keys of one tick that move or activate the focus.
type Keys struct {
	Next, Prev, Up, Down, Left, Right, Confirm bool
	// Typed is the text typed while no text field has the focus.
	Typed []rune
	// Edited, if set, is the new text of the focused field.
	Edited *textedit.Line
	// ScanTicks is the number of ticks after which switch scanning moves the focus, or 0 if it is off.
	ScanTicks int
	// Switch reports a press of the single switch.
	Switch bool
}

// anyPressed reports whether a key was pressed.
func (k Keys) anyPressed() bool {
	return k.Next || k.Prev || k.Up || k.Down || k.Left || k.Right || k.Confirm || k.Switch
}

// Arrow returns the direction of the arrow key pressed, or (0, 0).
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

// Reach is how far a touch area extends beyond its node on each side, in pixels.
type Reach struct{ X, Y float64 }

// Around returns the same reach on all sides.
func Around(r float64) Reach { return Reach{r, r} }
