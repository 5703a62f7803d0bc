package stage

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"azulejo/game/textedit"
)

// callLog records the calls of the nodes of a test in order.
type callLog struct{ calls []string }

// record adds a call.
func (c *callLog) record(words ...any) {
	c.calls = append(c.calls, strings.TrimSpace(fmt.Sprintln(words...)))
}

// tile returns a focusable node of 20 × 20 that records all its calls.
func (c *callLog) tile(name string, x, y float64) *Node {
	n := New(name, nil, x, y, 20, 20)
	n.Touch = &Touch{
		Focus:      true,
		Press:      func() { c.record(name, "press") },
		DragStart:  func(x, y float64) bool { c.record(name, "grab", x, y); return true },
		Drag:       func(x, y float64) { c.record(name, "drag", x, y) },
		Drop:       func(x, y float64) { c.record(name, "drop", x, y) },
		DragCancel: func() { c.record(name, "leave") },
	}
	return n
}

// expect compares the calls recorded since the last expect.
func (c *callLog) expect(t *testing.T, when, want string) {
	t.Helper()
	if got := strings.Join(c.calls, ", "); got != want {
		t.Errorf("%s: calls %q, expected %q", when, got, want)
	}
	c.calls = nil
}

// The inputs of the ticks of a stroke.
func point(x, y float64) Pointer { return Pointer{X: x, Y: y, Over: true, Moved: true} }
func press(x, y float64) Pointer { return Pointer{X: x, Y: y, Over: true, Pressed: true, Down: true} }
func hold(x, y float64) Pointer  { return Pointer{X: x, Y: y, Over: true, Moved: true, Down: true} }
func up(x, y float64) Pointer    { return Pointer{X: x, Y: y, Over: true, Released: true} }
func tap(x, y float64) Pointer {
	return Pointer{X: x, Y: y, Over: true, Pressed: true, Released: true}
}
func drag(x, y float64) Pointer {
	return Pointer{X: x, Y: y, Over: true, Moved: true, Down: true, Dragging: true}
}
func drop(x, y float64) Pointer {
	return Pointer{X: x, Y: y, Over: true, Released: true, Dragging: true}
}

// TestPointer checks which handlers are called for clicks and drags.
func TestPointer(t *testing.T) {
	for _, c := range []struct {
		name  string
		ticks []Pointer
		calls string
	}{
		{"moving over a node", []Pointer{point(0, 0)}, ""},
		{"pressed and not released", []Pointer{press(0, 0), hold(0, 0)}, ""},
		{"a click", []Pointer{press(0, 0), up(0, 0)}, "a press"},
		{"a click within a tick", []Pointer{tap(0, 0)}, "a press"},
		{"a click with a small movement", []Pointer{press(0, 0), hold(3, 0), up(3, 0)}, "a press"},
		{"released elsewhere", []Pointer{press(0, 0), hold(3, 0), up(60, 0)}, ""},
		{"released on another", []Pointer{press(0, 0), hold(3, 0), up(100, 0)}, ""},
		{"pressed elsewhere", []Pointer{press(60, 0), hold(3, 0), up(0, 0)}, ""},
		{"two clicks", []Pointer{tap(0, 0), tap(100, 0)}, "a press, b press"},
		{"a drag", []Pointer{press(0, 0), drag(5, 0), drag(60, 1), drop(100, 2)}, "a grab 5 0, a drag 60 1, a drag 100 2, a drop 100 2"},
		{"a drag back to the start is not a click", []Pointer{press(0, 0), drag(5, 0), drop(0, 0)}, "a grab 5 0, a drag 0 0, a drop 0 0"},
		{"a finger that disappears drops", []Pointer{press(0, 0), drag(5, 0), {X: 6}}, "a grab 5 0, a drag 6 0, a drop 6 0"},
		{"a drag of nothing", []Pointer{press(60, 0), drag(5, 0), drop(0, 0)}, ""},
		{"a drag, then a click", []Pointer{press(0, 0), drag(5, 0), drop(60, 0), tap(0, 0)}, "a grab 5 0, a drag 60 0, a drop 60 0, a press"},
	} {
		var log callLog
		d := &Dispatcher{Scope: Group("").Add(log.tile("a", 0, 0), log.tile("b", 100, 0))}
		for _, p := range c.ticks {
			d.Update(p, Keys{})
		}
		log.expect(t, c.name, c.calls)
	}
}

// TestRefusedDragIsAClick checks that a drag that a node refuses is a click.
func TestRefusedDragIsAClick(t *testing.T) {
	var log callLog
	a := log.tile("a", 0, 0)
	a.Touch.DragStart = func(x, y float64) bool { return false }
	d := &Dispatcher{Scope: a}
	for _, p := range []Pointer{press(0, 0), drag(6, 0), drop(6, 0)} {
		d.Update(p, Keys{})
	}
	log.expect(t, "nothing to grab", "a press")
}

// TestCancel checks that a cancelled drag is not dropped.
func TestCancel(t *testing.T) {
	var log callLog
	d := &Dispatcher{Scope: log.tile("a", 0, 0)}
	if d.Cancel() {
		t.Error("cancelled a drag although there is none")
	}
	d.Update(press(0, 0), Keys{})
	d.Update(drag(5, 0), Keys{})
	if !d.Dragging() || !d.Cancel() || d.Dragging() {
		t.Error("the drag was not cancelled")
	}
	d.Update(drag(9, 0), Keys{})
	d.Update(drop(0, 0), Keys{})
	log.expect(t, "cancelled", "a grab 5 0, a leave")
}

// TestHoverAndHold checks the calls of Hover and Hold during a stroke.
func TestHoverAndHold(t *testing.T) {
	var log callLog
	a := log.tile("a", 0, 0)
	a.Touch.Hover = func(on bool) { log.record("hover", on) }
	a.Touch.Hold = func(on bool) { log.record("hold", on) }
	d := &Dispatcher{Scope: Group("").Add(a)}
	for _, c := range []struct {
		p     Pointer
		calls string
	}{
		{Pointer{}, ""},
		{point(0, 0), "hover true"},
		{point(2, 0), ""},
		{press(2, 0), "hold true"},
		{hold(50, 0), "hover false"},
		{up(50, 0), "hold false"},
		{press(2, 0), "hover true, hold true"},
		{drag(8, 0), "a grab 8 0, hold false"},
		{drop(8, 0), "a drag 8 0, a drop 8 0"},
		{Pointer{X: 8}, "hover false"},
	} {
		d.Update(c.p, Keys{})
		log.expect(t, fmt.Sprintf("%+v", c.p), c.calls)
	}
}

// TestScope checks that input reaches only nodes within the open dialog.
func TestScope(t *testing.T) {
	var log callLog
	sheet := Group("sheet").Add(log.tile("b", 50, 0))
	root := Group("").Add(log.tile("a", 0, 0), sheet)
	d := &Dispatcher{Scope: root}
	d.Update(press(0, 0), Keys{})
	d.Open(sheet)
	d.Update(up(0, 0), Keys{})
	d.Update(tap(0, 0), Keys{})
	d.Update(tap(50, 0), Keys{})
	log.expect(t, "with the sheet open", "b press")
}

// TestDisabledNode checks that a node may be disabled by its own press, or by the game while it is held or focused.
func TestDisabledNode(t *testing.T) {
	var log callLog
	a := log.tile("a", 0, 0)
	a.Touch.Press = func() { log.record("a press"); a.Touch = nil }
	d := &Dispatcher{Scope: Group("").Add(a)}
	d.Update(tap(0, 0), Keys{Next: true})
	if d.Editing() {
		t.Error("a disabled node edits text")
	}
	d.Update(tap(0, 0), Keys{Confirm: true, Edited: &textedit.Line{}})
	log.expect(t, "pressed", "a press")

	b := log.tile("b", 0, 0)
	d = &Dispatcher{Scope: Group("").Add(b)}
	d.Update(press(0, 0), Keys{})
	b.Touch = nil
	d.Update(drag(6, 0), Keys{})
	d.Update(drop(6, 0), Keys{})
	log.expect(t, "held", "")
}

// TestDragOfANode checks that a drag started by the program continues with the pointer, and that a node that cannot be dragged is not.
func TestDragOfANode(t *testing.T) {
	var log callLog
	n := log.tile("a", 300, 300)
	d := &Dispatcher{Scope: Group("").Add(n)}
	d.Update(press(0, 0), Keys{})
	d.Update(drag(5, 0), Keys{})
	if !d.Drag(n, drag(5, 0)) || !d.Dragging() {
		t.Error("nothing is dragged")
	}
	d.Update(drag(60, 1), Keys{})
	d.Update(drop(100, 2), Keys{})
	log.expect(t, "dragged", "a grab 5 0, a drag 60 1, a drag 100 2, a drop 100 2")
	if d.Drag(New("bare", nil, 0, 0, 1, 1), drag(5, 0)) || d.Dragging() {
		t.Error("a node without Touch is dragged")
	}
}

// TestDialogEndsHover checks that the hovered node is left when a dialog opens over it.
func TestDialogEndsHover(t *testing.T) {
	hovered := false
	n := New("a", nil, 0, 0, 40, 40)
	n.Touch = &Touch{Hover: func(on bool) { hovered = on }}
	d := &Dispatcher{Scope: Group("").Add(n)}
	d.Update(Pointer{Over: true}, Keys{})
	if !hovered {
		t.Fatal("the node is not hovered")
	}
	if d.ReleasePointer(); hovered {
		t.Error("the node stays hovered without a pointer")
	}
	d.Update(Pointer{Over: true}, Keys{})
	d.Scope = Group("")
	if d.Update(Pointer{Over: true}, Keys{}); hovered {
		t.Error("the node stays hovered below another scope")
	}
}

// TestDragEndsWithTouch checks that a drag ends when its node can no longer be touched, whether the pointer moves, is lifted or is
// lost.
func TestDragEndsWithTouch(t *testing.T) {
	for _, after := range []Pointer{{X: 30, Y: 30, Over: true, Down: true, Dragging: true}, {X: 30, Y: 30, Over: true, Released: true}, {Cancelled: true}} {
		n := Box("tile", nil, Rect{W: 20, H: 20})
		n.Touch = &Touch{DragStart: func(float64, float64) bool { return true }}
		d := Dispatcher{Scope: Group("").Add(n), Unit: 1}
		d.Update(Pointer{X: 10, Y: 10, Over: true, Pressed: true, Down: true}, Keys{})
		d.Update(Pointer{X: 16, Y: 16, Over: true, Down: true, Dragging: true}, Keys{})
		if d.pointer.drag != n {
			t.Fatal("nothing is dragged")
		}
		n.Touch = nil
		if d.Update(after, Keys{}); d.pointer.drag != nil {
			t.Errorf("after %+v the node is still dragged", after)
		}
	}
}

// TestReset checks that pointer and focus treat a reset node as a new one, and that a press on the old one has no effect.
func TestReset(t *testing.T) {
	var log callLog
	n := log.tile("a", 0, 0)
	d := &Dispatcher{Scope: Group("").Add(n), Unit: 1}
	touch := func() *Touch {
		touch := *log.tile("a", 0, 0).Touch
		touch.Hover = func(on bool) { log.record("hover", on) }
		touch.OnFocus = func(on bool) { log.record("focus", on) }
		return &touch
	}
	n.Touch = touch()
	d.Update(point(0, 0), Keys{Next: true})
	log.expect(t, "before", "hover true, focus true")
	reset := func() {
		n.Reset()
		n.Name, n.Touch = "a", touch()
	}
	reset()
	d.Update(Pointer{X: 0, Y: 0, Over: true}, Keys{})
	log.expect(t, "reset", "hover true, focus true")
	if d.FocusName() != "a" {
		t.Errorf("the focus is at %q", d.FocusName())
	}
	reset()
	if !d.Focus("a") {
		t.Error("the node cannot be focused")
	}
	d.Update(press(0, 0), Keys{})
	log.calls = nil
	reset()
	d.Update(up(0, 0), Keys{})
	if slices.Contains(log.calls, "a press") {
		t.Errorf("a press before the reset is reported: %q", log.calls)
	}
}
