package stage

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"azulejo/game/textedit"
)

// keypad returns five tiles, added in the order a to e, and one that cannot be focused:
//
//	a   b   c
//	d   x
//	    e
func keypad(log *callLog) *Node {
	x := log.tile("x", 100, 50)
	x.Touch.Focus = false
	return Group("pad").Add(log.tile("a", 0, 0), log.tile("b", 100, 0), log.tile("c", 200, 0), log.tile("d", 0, 50), x, log.tile("e", 100, 90))
}

// pressKeys presses keys by letter: n Next, p Prev, l r u d arrows, ! Confirm.
func pressKeys(d *Dispatcher, keys string) {
	for _, k := range keys {
		d.Update(Pointer{}, Keys{Next: k == 'n', Prev: k == 'p', Left: k == 'l', Right: k == 'r', Up: k == 'u', Down: k == 'd', Confirm: k == '!'})
	}
}

// focused returns the name of the focused node.
func focused(d *Dispatcher) string {
	if d.Focused() == nil {
		return ""
	}
	return d.Focused().Name
}

// TestFocusByKey checks the focus after keys.
func TestFocusByKey(t *testing.T) {
	for _, c := range []struct{ from, keys, to string }{
		{"", "n", "a"}, {"", "nn", "b"}, {"", "nnnn", "d"}, {"", "nnnnn", "e"}, {"", "nnnnnn", "a"},
		{"", "p", "e"}, {"", "pp", "d"}, {"a", "p", "e"}, {"b", "pn", "b"},
		{"", "r", "a"}, {"a", "r", "b"}, {"a", "rr", "c"}, {"c", "r", "c"}, {"c", "l", "b"},
		{"a", "d", "d"}, {"d", "u", "a"}, {"a", "u", "a"}, {"b", "d", "e"}, {"e", "u", "b"}, {"d", "r", "e"}, {"e", "l", "d"},
	} {
		d := &Dispatcher{Scope: keypad(&callLog{})}
		if c.from != "" && !d.Focus(c.from) {
			t.Fatalf("%s cannot be focused", c.from)
		}
		if pressKeys(d, c.keys); focused(d) != c.to {
			t.Errorf("from %q by %s: at %q, expected %q", c.from, c.keys, focused(d), c.to)
		}
	}
}

// TestFocusSkipsHiddenNodes checks that hidden and unfocusable nodes do not get the focus.
func TestFocusSkipsHiddenNodes(t *testing.T) {
	pad := keypad(&callLog{})
	pad.Children()[1].Hidden = true
	d := &Dispatcher{Scope: pad}
	if pressKeys(d, "nn"); focused(d) != "c" {
		t.Errorf("at %q, expected c", focused(d))
	}
	if d.Focus("b") || d.Focus("x") || d.Focus("no such") {
		t.Error("a node that cannot be focused is focused")
	}
}

// TestKeyScope checks that keys stay within KeyScope if that is within the scope.
func TestKeyScope(t *testing.T) {
	var log callLog
	pad := keypad(&log)
	line := Group("line").Add(log.tile("f", 0, 200), log.tile("g", 50, 200))
	d := &Dispatcher{Scope: Group("").Add(pad, line), KeyScope: line}
	for _, c := range []struct{ keys, to string }{{"n", "f"}, {"n", "g"}, {"n", "f"}, {"u", "f"}} {
		if pressKeys(d, c.keys); focused(d) != c.to {
			t.Errorf("at %q, expected %q", focused(d), c.to)
		}
	}
	d.Scope = pad // the line is outside of it, so KeyScope has no effect
	if pressKeys(d, "n"); focused(d) != "a" {
		t.Errorf("at %q, expected a", focused(d))
	}
}

// TestOpenFocusesFirstNode checks that an opened dialog has the focus on its first node, if any.
func TestOpenFocusesFirstNode(t *testing.T) {
	d := &Dispatcher{Scope: Group("")}
	if d.Open(keypad(&callLog{})); focused(d) != "a" {
		t.Errorf("at %q, expected a", focused(d))
	}
	if d.Open(Group("empty")); d.Focused() != nil {
		t.Error("a node of an empty dialog is focused")
	}
}

// TestFocusAfterRebuild checks that the focus stays on the node with the same name.
func TestFocusAfterRebuild(t *testing.T) {
	var log callLog
	root := Group("").Add(keypad(&log))
	d := &Dispatcher{Scope: root}
	d.Focus("c")
	root.Clear()
	root.Add(keypad(&log))
	d.Update(Pointer{}, Keys{})
	if focused(d) != "c" || !d.Focused().Within(root) {
		t.Errorf("after the stage was rebuilt at %q, expected c", focused(d))
	}
	root.Clear()
	if d.Update(Pointer{}, Keys{}); d.Focused() != nil {
		t.Error("a removed node is focused")
	}
}

// TestConfirm checks that Confirm presses the focused node.
func TestConfirm(t *testing.T) {
	var log callLog
	d := &Dispatcher{Scope: keypad(&log)}
	pressKeys(d, "!")
	log.expect(t, "without focus", "")
	pressKeys(d, "nn!r!")
	log.expect(t, "at b and c", "b press, c press")
}

// TestChoiceIsOneStop checks that Tab stops once at a choice, at the selected option, that arrows move inside it and select, and that another choice is
// entered at its selected option.
func TestChoiceIsOneStop(t *testing.T) {
	for _, c := range []struct{ from, keys, to, calls string }{
		{"before", "n", "c", ""}, {"before", "nn", "after", ""}, {"after", "p", "c", ""}, {"after", "pp", "before", ""},
		{"c", "l", "b", "b press"}, {"c", "ll", "a", "b press, a press"}, {"c", "lr", "c", "b press, c press"}, {"b", "n", "after", ""}, {"b", "p", "before", ""},
		{"before", "d", "c", ""}, {"before", "du", "before", ""}, {"after", "u", "c", ""}, {"c", "d", "after", ""},
		{"after", "d", "y", ""}, {"y", "l", "x", ""}, {"y", "ln", "before", ""}, {"x", "!", "x", "x press"},
	} {
		var log callLog
		d := &Dispatcher{Scope: choices(&log)}
		d.Focus(c.from)
		pressKeys(d, c.keys)
		if focused(d) != c.to {
			t.Errorf("from %q by %s: at %q, expected %q", c.from, c.keys, focused(d), c.to)
		}
		log.expect(t, "from "+c.from+" by "+c.keys, c.calls)
	}
}

// choices returns two choices between two buttons. Of the first choice, c is selected, and arrows select; of the second, y is selected.
//
//	before
//	a   b   c
//	        after
//	x   y
func choices(log *callLog) *Node {
	choice := func(name string, selected int, byArrow bool, options ...*Node) *Node {
		g := Group("").SetRole(RoleChoice, name)
		for i, o := range options {
			o.SetRole(RoleOption, o.Name).Accessible.On = i == selected
			o.Touch.SelectByArrow = byArrow
			g.Add(o)
		}
		return g
	}
	return Group("").Add(log.tile("before", 0, 0), choice("first", 2, true, log.tile("a", 0, 50), log.tile("b", 100, 50), log.tile("c", 200, 50)),
		log.tile("after", 200, 100), choice("second", 1, false, log.tile("x", 0, 150), log.tile("y", 100, 150)))
}

// TestClickFocuses checks that a click moves the focus without showing the ring.
func TestClickFocuses(t *testing.T) {
	var log callLog
	d := &Dispatcher{Scope: keypad(&log)}
	d.Update(tap(200, 0), Keys{})
	if focused(d) != "c" || d.FocusVisible() {
		t.Errorf("at %q, by key %v; expected c and no ring", focused(d), d.FocusVisible())
	}
	if pressKeys(d, "l"); focused(d) != "b" || !d.FocusVisible() {
		t.Errorf("at %q, by key %v; expected b and a ring", focused(d), d.FocusVisible())
	}
	if d.Update(point(50, 50), Keys{}); focused(d) != "b" || d.FocusVisible() {
		t.Error("moving the pointer must hide the ring and keep the focus")
	}
}

// TestArrowHandler checks that a node can use arrow keys, which then do not move the focus.
func TestArrowHandler(t *testing.T) {
	var log callLog
	pad := keypad(&log)
	d := &Dispatcher{Scope: pad}
	d.Focus("b")
	d.Focused().Touch.Arrow = func(dx, dy int) bool { log.record("arrow", dx, dy); return dx != 0 }
	pressKeys(d, "lr")
	log.expect(t, "sideways", "arrow -1 0, arrow 1 0")
	if focused(d) != "b" || !d.FocusVisible() {
		t.Errorf("at %q, by key %v; an arrow key that was used must not move the focus", focused(d), d.FocusVisible())
	}
	pressKeys(d, "d")
	log.expect(t, "down", "arrow 0 1")
	if focused(d) != "e" {
		t.Errorf("at %q, expected e: the arrow key was not used", focused(d))
	}
}

// fieldRecorder is a text field that records its changes.
type fieldRecorder struct {
	line textedit.Line
	log  *callLog
}

func (f *fieldRecorder) Line() textedit.Line     { return f.line }
func (f *fieldRecorder) SetLine(l textedit.Line) { f.line = l; f.log.record(l.Text) }
func (*fieldRecorder) Caret() Rect               { return Rect{} }

// written returns the input that changes the text of the focused field.
func written(s string) Keys {
	l := textedit.New(s, 9)
	return Keys{Edited: &l}
}

// TestTextInput checks that text goes to the focused text field only.
func TestTextInput(t *testing.T) {
	var log callLog
	d := &Dispatcher{Scope: keypad(&log)}
	d.Update(Pointer{}, written("lost"))
	d.Focus("a")
	if d.Editing() {
		t.Error("a is not a text field")
	}
	d.Focused().Touch.Text = &fieldRecorder{log: &log}
	d.Update(Pointer{}, written("né"))
	log.expect(t, "written", "né")
	if !d.Editing() {
		t.Error("a is a text field")
	}
}

// TestCaretAfterRebuild checks that a field keeps caret and selection when the stage is rebuilt with the same text.
func TestCaretAfterRebuild(t *testing.T) {
	var log callLog
	build := func(s string) *fieldRecorder {
		return &fieldRecorder{line: textedit.New(s, 9), log: &log}
	}
	for _, c := range []struct {
		text  string
		caret int
	}{{"Ada", 1}, {"Zoé", 4}} {
		d := &Dispatcher{Scope: keypad(&log)}
		d.Focus("a")
		d.Focused().Touch.Text = build("Ada")
		d.TextField().SetLine(d.TextField().Line().MoveTo(1))
		d.Scope = keypad(&log)
		d.Scope.Find("a").Touch.Text = build(c.text)
		if d.RestoreFocus(); d.TextField().Line().Caret != c.caret {
			t.Errorf("%q: the caret is at %d, want %d", c.text, d.TextField().Line().Caret, c.caret)
		}
	}
}

// TestOnlyOneNodeIsHighlighted checks that the pointer takes the highlight from the focused node when it moves, and that a node with the focus ring
// stays highlighted when the pointer leaves it.
func TestOnlyOneNodeIsHighlighted(t *testing.T) {
	for _, c := range []struct {
		name  string
		do    func(*Dispatcher)
		calls string
	}{
		{"by key, then the pointer elsewhere", func(d *Dispatcher) { pressKeys(d, "nn"); d.Update(point(200, 0), Keys{}) }, "a on, a off, b on, c on, b off"},
		{"by key, then the pointer beyond all nodes", func(d *Dispatcher) { pressKeys(d, "n"); d.Update(point(500, 500), Keys{}) }, "a on, a off"},
		{"clicked, then by key from there", func(d *Dispatcher) { d.Update(tap(0, 0), Keys{}); pressKeys(d, "n") }, "a on, a off, b on"},
		{"hovered, then the pointer is released", func(d *Dispatcher) { d.Update(point(0, 0), Keys{}); d.ReleasePointer() }, "a on, a off"},
		{"hovered with the ring, then the pointer is released", func(d *Dispatcher) {
			d.Update(point(0, 0), Keys{})
			d.Focus("a")
			d.focus.ring = true
			d.ReleasePointer()
		}, "a on"},
	} {
		var log callLog
		pad := keypad(&log)
		for _, n := range pad.Children() {
			n.Touch.Press = func() {}
			n.Touch.Hover = func(on bool) { log.record(n.Name, map[bool]string{true: "on", false: "off"}[on]) }
		}
		d := &Dispatcher{Scope: pad}
		c.do(d)
		log.expect(t, c.name, c.calls)
	}
}

// tilesFrom returns tiles of 20 × 20 at a distance of 30 pixels, one for each letter of a drawing.
func tilesFrom(layout string) *Node {
	root, log := Group(""), &callLog{}
	for y, line := range strings.Split(layout, "/") {
		for x, r := range line {
			if r != ' ' {
				root.Add(log.tile(string(r), float64(30*x), float64(30*y)))
			}
		}
	}
	return root
}

// TestArrows checks where arrow keys lead in different layouts.
func TestArrows(t *testing.T) {
	for _, c := range []struct{ layout, moves string }{ // a move is the tile left, the key and the tile reached
		{"abc/def/ghi", "arb brc crc clb aua add edh eub eld erf idi"},
		{"a   b/ c   ", "arb bla adc cua crb"}, // straight ahead takes precedence over a nearer tile to the side
		{"a  b/    /c d", "adc bdd cua dub"},
	} {
		for _, move := range strings.Fields(c.moves) {
			d := &Dispatcher{Scope: tilesFrom(c.layout)}
			d.Focus(move[:1])
			if pressKeys(d, move[1:2]); focused(d) != move[2:] {
				t.Errorf("%q: from %s by %s to %s, expected %s", c.layout, move[:1], move[1:2], focused(d), move[2:])
			}
		}
	}
}

// TestUnevenRows checks that a tile two pixels lower counts as being in the same row.
func TestUnevenRows(t *testing.T) {
	var log callLog
	d := &Dispatcher{Scope: Group("").Add(log.tile("a", 0, 0), log.tile("b", 40, 2))}
	d.Focus("a")
	if pressKeys(d, "d"); focused(d) != "a" {
		t.Errorf("down leads to %s", focused(d))
	}
	if pressKeys(d, "r"); focused(d) != "b" {
		t.Errorf("right leads to %s", focused(d))
	}
}

// TestArrowsReachAllNodes checks that arrows reach all nodes of grids with gaps and slightly uneven rows, and lead back.
func TestArrowsReachAllNodes(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for range 300 {
		root, log, n := Group(""), &callLog{}, 0
		for y := range 5 {
			for x := range 6 {
				if rng.IntN(3) > 0 {
					n++
					root.Add(log.tile(fmt.Sprint(n), float64(60*x+rng.IntN(10)), float64(60*y+rng.IntN(10))))
				}
			}
		}
		reached, open := map[string]bool{"1": true}, []string{"1"}
		for len(open) > 0 {
			from := open[0]
			open = open[1:]
			for _, keys := range []string{"lr", "rl", "ud", "du"} {
				d := &Dispatcher{Scope: root}
				d.Focus(from)
				pressKeys(d, keys[:1])
				to := focused(d)
				if !reached[to] {
					reached[to] = true
					open = append(open, to)
				}
				if pressKeys(d, keys[1:]); to != from && focused(d) != from {
					t.Fatalf("from %s by %s to %s, and back to %s", from, keys[:1], to, focused(d))
				}
			}
		}
		if len(reached) != n {
			t.Errorf("%d of %d reached", len(reached), n)
		}
	}
}

// TestKeyShowsRingWhilePointerMoves checks that a key shows the ring in a tick in which the pointer moves.
func TestKeyShowsRingWhilePointerMoves(t *testing.T) {
	d := &Dispatcher{Scope: keypad(&callLog{})}
	d.Update(point(500, 500), Keys{Right: true})
	if !d.FocusVisible() {
		t.Error("no ring")
	}
}

// TestArrowsStayInTheRegion checks that arrows stay in a region while it has a node ahead, even one to the side.
func TestArrowsStayInTheRegion(t *testing.T) {
	var log callLog
	region := Group("").SetRole(RoleRegion, "offer").Add(log.tile("a", 0, 0), log.tile("b", 60, 90))
	d := &Dispatcher{Scope: Group("").Add(region, log.tile("c", 300, 0))}
	d.Focus("a")
	if pressKeys(d, "r"); focused(d) != "b" {
		t.Errorf("right of a is %s, expected b", focused(d))
	}
	if pressKeys(d, "r"); focused(d) != "c" {
		t.Errorf("right of b is %s, expected c", focused(d))
	}
}
