package stage

import (
	"slices"
	"testing"
)

// accessibleNode returns a focusable node with a role.
func accessibleNode(name string, r Role, press func()) *Node {
	n := New(name, nil, 0, 0, 10, 10).SetRole(r, name)
	n.Touch = &Touch{Focus: true, Press: press}
	return n
}

// TestPerform checks that an action on a node of the tree reaches the node and focuses it.
func TestPerform(t *testing.T) {
	pressed, nudged := 0, 0
	field := accessibleNode("field", RoleField, nil)
	typed := &fieldRecorder{log: &callLog{}}
	field.Touch.Text = typed
	slider := accessibleNode("slider", RoleSlider, nil)
	slider.Touch.Arrow = func(dx, _ int) bool { nudged += dx; return true }
	within := Group("part").SetRole(RoleRegion, "part").Add(accessibleNode("a", RoleButton, func() { pressed++ }), field, slider)
	hidden := Group("").SetRole(RoleSilent, "").Add(Group("").SetRole(RoleText, "silent"))
	d := &Dispatcher{Scope: Group("").Add(accessibleNode("out", RoleButton, func() { t.Error("a node outside KeyScope is pressed") }), within, hidden)}
	d.KeyScope = within
	var r AccessibilityTree
	if !r.Update(d) || len(r.Nodes) != 5 || r.Focus != -1 {
		t.Fatalf("the nodes are %+v", r.Nodes)
	}
	for _, v := range r.Nodes {
		k := Keys{Confirm: v.Node.Name == "a" || v.Node.Name == "out"}
		if v.Role == RoleField {
			k = written("Bo")
		}
		d.Perform(v.Node, k)
	}
	d.Perform(slider, Keys{Left: true})
	if pressed != 1 || typed.line.Text != "Bo" || nudged != -1 {
		t.Errorf("pressed %d, typed %q, nudged %d", pressed, typed.line.Text, nudged)
	}
	if r.Update(d) || r.Nodes[r.Focus].Node != slider {
		t.Errorf("the focus is on %d", r.Focus)
	}
	if d.Perform(field, written("Bob")); !d.FocusVisible() || typed.line.Text != "Bob" {
		t.Errorf("without focus: text %q, ring %v", typed.line.Text, d.FocusVisible())
	}
	d.Update(point(500, 500), Keys{})
	if d.Perform(field, written("Ada")); d.FocusVisible() || typed.line.Text != "Ada" {
		t.Errorf("with focus: text %q, ring %v", typed.line.Text, d.FocusVisible())
	}
	d.Perform(slider, Keys{})
	r.Update(d)
	slider.Accessible.Level = 0.5
	if !r.Update(d) {
		t.Error("a change is not reported")
	}
}

// TestRectsAreReportedOnceStable checks that rectangles are reported, and that a moving node is reported when it has stopped.
func TestRectsAreReportedOnceStable(t *testing.T) {
	a := accessibleNode("a", RoleButton, nil)
	root := Group("").Add(a)
	d := &Dispatcher{Scope: root}
	var r AccessibilityTree
	for _, x := range []struct {
		name   string
		before func()
		want   []Rect
	}{
		{"first seen", func() {}, nil},
		{"unchanged", func() {}, []Rect{{X: -5, Y: -5, W: 10, H: 10}}},
		{"reported already", func() {}, nil},
		{"moving", func() { root.X = 20 }, nil},
		{"still moving", func() { a.Scale = 2 }, nil},
		{"stopped", func() {}, []Rect{{X: 10, Y: -10, W: 20, H: 20}}},
		{"another name", func() { a.Accessible.Name = "b" }, []Rect{{X: 10, Y: -10, W: 20, H: 20}}},
		{"reported once", func() {}, nil},
	} {
		x.before()
		r.Update(d)
		if got, moved := r.Rects(measure); !slices.Equal(got, x.want) || moved != (x.want != nil) {
			t.Errorf("%s: %v, want %v", x.name, got, x.want)
		}
	}
}

// TestUpdateDoesNotAllocate checks that updating the tree of an unchanged stage does not allocate.
func TestUpdateDoesNotAllocate(t *testing.T) {
	d := &Dispatcher{Scope: Group("").Add(accessibleNode("a", RoleButton, nil), accessibleNode("b", RoleButton, nil))}
	var r AccessibilityTree
	for range 3 {
		r.Update(d)
		r.Rects(measure)
	}
	if n := testing.AllocsPerRun(100, func() { r.Update(d); r.Rects(measure) }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

// TestEmptyContainersAreOmitted checks that empty containers are not in the tree.
func TestEmptyContainersAreOmitted(t *testing.T) {
	root := Group("").Add(Group("").SetRole(RoleRegion, "empty"), Group("").SetRole(RoleItem, "words"))
	if all := AppendAccessible(nil, root, nil); len(all) != 1 || all[0].Name != "words" {
		t.Errorf("the nodes are %+v", all)
	}
}

// measure returns the size of a label in tests.
func measure(*Label) (w, h float64) { return 40, 10 }

// TestRectsOfLabelsAndContainers checks that a label without a size has the rectangle of its text, and that a container without a size
// covers what it contains.
func TestRectsOfLabelsAndContainers(t *testing.T) {
	label := New("", &Label{Text: "Offer", Align: 1}, 100, 50, 0, 0).SetRole(RoleHeading, "Offer")
	list := Group("").SetRole(RoleList, "").Add(Box("", nil, Rect{X: 0, Y: 0, W: 10, H: 10}).SetRole(RoleItem, "a"), Box("", nil, Rect{X: 30, Y: 20, W: 10, H: 10}).SetRole(RoleItem, "b"))
	d := &Dispatcher{Scope: Group("").Add(label, list, accessibleNode("c", RoleButton, nil))}
	var r AccessibilityTree
	for range 2 {
		r.Update(d)
		if got, moved := r.Rects(measure); moved {
			want := []Rect{{X: 60, Y: 45, W: 40, H: 10}, {X: 0, Y: 0, W: 40, H: 30}, {X: 0, Y: 0, W: 10, H: 10}, {X: 30, Y: 20, W: 10, H: 10}, {X: -5, Y: -5, W: 10, H: 10}}
			if !slices.Equal(got, want) {
				t.Errorf("%v, want %v", got, want)
			}
			return
		}
	}
	t.Error("no rectangles")
}

// TestReadFirst checks that nodes are read and focused in the order set by ReadFirst, wherever they are drawn, followed by the others.
func TestReadFirst(t *testing.T) {
	var log callLog
	stop := func(name string) *Node { return log.tile(name, 0, 0).SetRole(RoleButton, name) }
	upper, lower := Group("upper").Add(stop("c")), Group("lower").Add(stop("a"), stop("d"))
	root := Group("").Add(lower, upper, stop("e"))
	d := &Dispatcher{Scope: root}
	read := func() (names, stops string) {
		for _, v := range AppendAccessible(nil, root, nil) {
			names += v.Name
		}
		for _, n := range d.focusable() {
			stops += n.Name
		}
		return names, stops
	}
	for want, first := range map[string][]*Node{"adce": nil, "cade": {upper, lower.Children()[0]}, "dace": {lower.Children()[1]}} {
		root.ReadFirst(first...)
		if names, stops := read(); names != want || stops != want {
			t.Errorf("read as %s, focused as %s, expected %s", names, stops, want)
		}
	}
	upper.Hidden = true
	root.ReadFirst(upper)
	if names, stops := read(); names != "ade" || stops != "ade" {
		t.Errorf("with the first hidden: read as %s, focused as %s", names, stops)
	}
	upper.Hidden = false
	lower.Remove()
	if names, stops := read(); names != "ce" || stops != "ce" {
		t.Errorf("without the first: read as %s", names)
	}
}

// TestReadFirstBelowHiddenNodes checks that a node read first is neither read nor focused while a node between it and the reader is hidden or silent,
// however deep it is.
func TestReadFirstBelowHiddenNodes(t *testing.T) {
	var log callLog
	stop := func(name string) *Node { return log.tile(name, 0, 0).SetRole(RoleButton, name) }
	deep, next := stop("deep"), stop("next")
	inner := Group("").Add(deep)
	outer := Group("").Add(inner)
	root := Group("").Add(next, outer)
	root.ReadFirst(deep)
	d := &Dispatcher{Scope: root}
	expect := func(what, want string) {
		t.Helper()
		names, stops := "", ""
		for _, v := range AppendAccessible(nil, root, nil) {
			names += v.Name + " "
		}
		for _, n := range d.focusable() {
			stops += n.Name + " "
		}
		if names != want || stops != want {
			t.Errorf("%s: read as %q, focused as %q, expected %q", what, names, stops, want)
		}
	}
	expect("all shown", "deep next ")
	for name, n := range map[string]*Node{"parent": inner, "grandparent": outer} {
		n.Hidden = true
		expect("hidden "+name, "next ")
		n.Hidden = false
		n.SetRole(RoleSilent, "")
		expect("silent "+name, "next ")
		n.SetRole(RoleNone, "")
		expect("shown again", "deep next ")
	}
}

// TestContainersWithOnlyAHeading checks that a container with only a heading is not in the tree.
func TestContainersWithOnlyAHeading(t *testing.T) {
	root := Group("").Add(Group("").SetRole(RoleRegion, "Moves").Add(Group("").SetRole(RoleHeading, "Moves"), Group("").SetRole(RoleList, "")))
	if all := AppendAccessible(nil, root, nil); len(all) != 0 {
		t.Errorf("the nodes are %+v", all)
	}
}
