package stage

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"azulejo/game/textedit"
)

// keypad is five tiles, added in the order a to e, and one that cannot be focused:
//
//	a   b   c
//	d   x
//	    e
func keypad(told *diary) *Node {
	x := told.tile("x", 100, 50)
	x.Touch.Focus = false
	return Group("pad").Add(told.tile("a", 0, 0), told.tile("b", 100, 0), told.tile("c", 200, 0), told.tile("d", 0, 50), x, told.tile("e", 100, 90))
}

// steps are keys by letter: n Next, p Prev, l r u d the arrows, ! Confirm.
func steps(d *Dispatcher, keys string) {
	for _, k := range keys {
		d.Update(Pointer{}, Keys{Next: k == 'n', Prev: k == 'p', Left: k == 'l', Right: k == 'r', Up: k == 'u', Down: k == 'd', Confirm: k == '!'})
	}
}

func focused(d *Dispatcher) string {
	if d.Focused() == nil {
		return ""
	}
	return d.Focused().Name
}

func TestFocusByKey(t *testing.T) {
	for _, c := range []struct{ from, keys, to string }{
		{"", "n", "a"}, {"", "nn", "b"}, {"", "nnnn", "d"}, {"", "nnnnn", "e"}, {"", "nnnnnn", "a"},
		{"", "p", "e"}, {"", "pp", "d"}, {"a", "p", "e"}, {"b", "pn", "b"},
		{"", "r", "a"}, {"a", "r", "b"}, {"a", "rr", "c"}, {"c", "r", "c"}, {"c", "l", "b"},
		{"a", "d", "d"}, {"d", "u", "a"}, {"a", "u", "a"}, {"b", "d", "e"}, {"e", "u", "b"}, {"d", "r", "e"}, {"e", "l", "d"},
	} {
		d := &Dispatcher{Scope: keypad(&diary{})}
		if c.from != "" && !d.Focus(c.from) {
			t.Fatalf("%s takes no focus", c.from)
		}
		if steps(d, c.keys); focused(d) != c.to {
			t.Errorf("from %q by %s: at %q, expected %q", c.from, c.keys, focused(d), c.to)
		}
	}
}

func TestFocusSkipsWhatIsHidden(t *testing.T) {
	pad := keypad(&diary{})
	pad.Children()[1].Hidden = true
	d := &Dispatcher{Scope: pad}
	if steps(d, "nn"); focused(d) != "c" {
		t.Errorf("at %q, expected c", focused(d))
	}
	if d.Focus("b") || d.Focus("x") || d.Focus("no such") {
		t.Error("the focus went where it may not rest")
	}
}

func TestFocusStaysWithin(t *testing.T) {
	var told diary
	pad := keypad(&told)
	line := Group("line").Add(told.tile("f", 0, 200), told.tile("g", 50, 200))
	d := &Dispatcher{Scope: Group("").Add(pad, line), KeyScope: line}
	for _, c := range []struct{ keys, to string }{{"n", "f"}, {"n", "g"}, {"n", "f"}, {"u", "f"}} {
		if steps(d, c.keys); focused(d) != c.to {
			t.Errorf("at %q, expected %q", focused(d), c.to)
		}
	}
	d.Scope = pad // the line is outside of it, so that it limits nothing
	if steps(d, "n"); focused(d) != "a" {
		t.Errorf("at %q, expected a", focused(d))
	}
}

func TestOpenFocusesTheFirstStop(t *testing.T) {
	d := &Dispatcher{Scope: Group("")}
	if d.Open(keypad(&diary{})); focused(d) != "a" {
		t.Errorf("at %q, expected a", focused(d))
	}
	if d.Open(Group("empty")); d.Focused() != nil {
		t.Error("an empty sheet has the focus")
	}
}

func TestFocusIsFoundAgainByName(t *testing.T) {
	var told diary
	root := Group("").Add(keypad(&told))
	d := &Dispatcher{Scope: root}
	d.Focus("c")
	root.Clear()
	root.Add(keypad(&told))
	d.Update(Pointer{}, Keys{})
	if focused(d) != "c" || !d.Focused().Within(root) {
		t.Errorf("after the stage was rebuilt at %q, expected c", focused(d))
	}
	root.Clear()
	if d.Update(Pointer{}, Keys{}); d.Focused() != nil {
		t.Error("the focus rests on a node that has gone")
	}
}

func TestConfirmPressesTheFocus(t *testing.T) {
	var told diary
	d := &Dispatcher{Scope: keypad(&told)}
	steps(d, "!")
	told.expect(t, "without focus", "")
	steps(d, "nn!r!")
	told.expect(t, "at b and c", "b press, c press")
}

func TestClickTakesTheFocus(t *testing.T) {
	var told diary
	d := &Dispatcher{Scope: keypad(&told)}
	d.Update(tap(200, 0), Keys{})
	if focused(d) != "c" || d.FocusVisible() {
		t.Errorf("at %q, by key %v; expected c and no ring", focused(d), d.FocusVisible())
	}
	if steps(d, "l"); focused(d) != "b" || !d.FocusVisible() {
		t.Errorf("at %q, by key %v; expected b and a ring", focused(d), d.FocusVisible())
	}
	if d.Update(point(50, 50), Keys{}); focused(d) != "b" || d.FocusVisible() {
		t.Error("moving the pointer must take the ring and leave the focus")
	}
}

func TestArrowGoesToTheFocusFirst(t *testing.T) {
	var told diary
	pad := keypad(&told)
	d := &Dispatcher{Scope: pad}
	d.Focus("b")
	d.Focused().Touch.Arrow = func(dx, dy int) bool { told.note("arrow", dx, dy); return dx != 0 }
	steps(d, "lr")
	told.expect(t, "sideways", "arrow -1 0, arrow 1 0")
	if focused(d) != "b" || !d.FocusVisible() {
		t.Errorf("at %q, by key %v; an arrow that was used must leave the focus", focused(d), d.FocusVisible())
	}
	steps(d, "d")
	told.expect(t, "down", "arrow 0 1")
	if focused(d) != "e" {
		t.Errorf("at %q, expected e: the arrow was not used", focused(d))
	}
}

// text is a text field that records its changes.
type text struct {
	line textedit.Line
	told *diary
}

func (x *text) Line() textedit.Line     { return x.line }
func (x *text) SetLine(l textedit.Line) { x.line = l; x.told.note(l.Text) }
func (x *text) Caret() Rect             { return Rect{} }

// written returns keys that edit a text.
func written(s string) Keys {
	l := textedit.New(s, 9)
	return Keys{Edited: &l}
}

func TestWritingGoesToTheFocus(t *testing.T) {
	var told diary
	d := &Dispatcher{Scope: keypad(&told)}
	d.Update(Pointer{}, written("lost"))
	d.Focus("a")
	if d.Editing() {
		t.Error("a takes no text")
	}
	d.Focused().Touch.Text = &text{told: &told}
	d.Update(Pointer{}, written("né"))
	told.expect(t, "written", "né")
	if !d.Editing() {
		t.Error("a takes text")
	}
}

// TestCaretSurvivesARebuild checks that a field keeps caret and selection when the stage is rebuilt with the same text.
func TestCaretSurvivesARebuild(t *testing.T) {
	var told diary
	build := func(s string) *text {
		return &text{line: textedit.New(s, 9), told: &told}
	}
	for _, c := range []struct {
		text  string
		caret int
	}{{"Ada", 1}, {"Zoé", 4}} {
		d := &Dispatcher{Scope: keypad(&told)}
		d.Focus("a")
		d.Focused().Touch.Text = build("Ada")
		d.Text().SetLine(d.Text().Line().MoveTo(1))
		d.Scope = keypad(&told)
		d.Scope.Find("a").Touch.Text = build(c.text)
		if d.RestoreFocus(); d.Text().Line().Caret != c.caret {
			t.Errorf("%q: the caret is at %d, want %d", c.text, d.Text().Line().Caret, c.caret)
		}
	}
}

// TestOnlyOneNodeIsHighlighted checks that the pointer takes the highlight from the focused node when it moves, and that a node with the focus ring
// stays highlighted when the pointer leaves it.
func TestOnlyOneNodeIsHighlighted(t *testing.T) {
	for _, c := range []struct {
		name string
		do   func(*Dispatcher)
		told string
	}{
		{"by key, then the pointer elsewhere", func(d *Dispatcher) { steps(d, "nn"); d.Update(point(200, 0), Keys{}) }, "a on, a off, b on, c on, b off"},
		{"by key, then the pointer into the void", func(d *Dispatcher) { steps(d, "n"); d.Update(point(500, 500), Keys{}) }, "a on, a off"},
		{"clicked, then by key from there", func(d *Dispatcher) { d.Update(tap(0, 0), Keys{}); steps(d, "n") }, "a on, a off, b on"},
		{"the pointer rests and is taken off", func(d *Dispatcher) { d.Update(point(0, 0), Keys{}); d.ReleasePointer() }, "a on, a off"},
		{"the ring is where the pointer is taken off", func(d *Dispatcher) {
			d.Update(point(0, 0), Keys{})
			d.Focus("a")
			d.focus.ring = true
			d.ReleasePointer()
		}, "a on"},
	} {
		var told diary
		pad := keypad(&told)
		for _, n := range pad.Children() {
			n.Touch.Press = func() {}
			n.Touch.Hover = func(on bool) { told.note(n.Name, map[bool]string{true: "on", false: "off"}[on]) }
		}
		d := &Dispatcher{Scope: pad}
		c.do(d)
		told.expect(t, c.name, c.told)
	}
}

// drawn returns tiles of 20 × 20 every 30 pixels, one for each letter of a drawing.
func drawn(layout string) *Node {
	root, told := Group(""), &diary{}
	for y, line := range strings.Split(layout, "/") {
		for x, r := range line {
			if r != ' ' {
				root.Add(told.tile(string(r), float64(30*x), float64(30*y)))
			}
		}
	}
	return root
}

func TestArrowsGoWhereTheEyeExpects(t *testing.T) {
	for _, c := range []struct{ layout, ways string }{ // a way is the tile left, the key and the tile reached
		{"abc/def/ghi", "arb brc crc clb aua add edh eub eld erf idi"},
		{"a   b/ c   ", "arb bla adc cua crb"}, // straight ahead takes precedence over a nearer tile to the side
		{"a  b/    /c d", "adc bdd cua dub"},
	} {
		for _, way := range strings.Fields(c.ways) {
			d := &Dispatcher{Scope: drawn(c.layout)}
			d.Focus(way[:1])
			if steps(d, way[1:2]); focused(d) != way[2:] {
				t.Errorf("%q: from %s by %s to %s, expected %s", c.layout, way[:1], way[1:2], focused(d), way[2:])
			}
		}
	}
}

// TestUnevenRows checks that a tile two pixels lower counts as being in the same row.
func TestUnevenRows(t *testing.T) {
	var told diary
	d := &Dispatcher{Scope: Group("").Add(told.tile("a", 0, 0), told.tile("b", 40, 2))}
	d.Focus("a")
	if steps(d, "d"); focused(d) != "a" {
		t.Errorf("down leads to %s", focused(d))
	}
	if steps(d, "r"); focused(d) != "b" {
		t.Errorf("right leads to %s", focused(d))
	}
}

// TestArrowsReachAllAndLeadBack checks grids with gaps and slightly uneven rows.
func TestArrowsReachAllAndLeadBack(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for range 300 {
		root, told, n := Group(""), &diary{}, 0
		for y := range 5 {
			for x := range 6 {
				if rng.IntN(3) > 0 {
					n++
					root.Add(told.tile(fmt.Sprint(n), float64(60*x+rng.IntN(10)), float64(60*y+rng.IntN(10))))
				}
			}
		}
		reached, open := map[string]bool{"1": true}, []string{"1"}
		for len(open) > 0 {
			from := open[0]
			open = open[1:]
			for _, way := range []string{"lr", "rl", "ud", "du"} {
				d := &Dispatcher{Scope: root}
				d.Focus(from)
				steps(d, way[:1])
				to := focused(d)
				if !reached[to] {
					reached[to] = true
					open = append(open, to)
				}
				if steps(d, way[1:]); to != from && focused(d) != from {
					t.Fatalf("from %s by %s to %s, and back to %s", from, way[:1], to, focused(d))
				}
			}
		}
		if len(reached) != n {
			t.Errorf("%d of %d reached", len(reached), n)
		}
	}
}

func TestAKeyShowsTheRingThoughThePointerTrembles(t *testing.T) {
	d := &Dispatcher{Scope: keypad(&diary{})}
	d.Update(point(500, 500), Keys{Right: true})
	if !d.FocusVisible() {
		t.Error("no ring")
	}
}

// TestArrowsStayInTheRegion checks that arrows stay in a region while it has a node ahead, even one to the side.
func TestArrowsStayInTheRegion(t *testing.T) {
	var told diary
	region := Group("").SetRole(RoleRegion, "offer").Add(told.tile("a", 0, 0), told.tile("b", 60, 90))
	d := &Dispatcher{Scope: Group("").Add(region, told.tile("c", 300, 0))}
	d.Focus("a")
	if steps(d, "r"); focused(d) != "b" {
		t.Errorf("right of a is %s, expected b", focused(d))
	}
	if steps(d, "r"); focused(d) != "c" {
		t.Errorf("right of b is %s, expected c", focused(d))
	}
}
