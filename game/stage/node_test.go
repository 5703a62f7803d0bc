package stage

import (
	"math"
	"strings"
	"testing"
)

// tile returns a node of 20 × 20 centred at a point, with a Touch.
func tile(name string, x, y float64) *Node {
	n := New(name, nil, x, y, 20, 20)
	n.Touch = &Touch{}
	return n
}

// with changes a node and returns it.
func with(n *Node, change func(*Node)) *Node {
	change(n)
	return n
}

func makeFlat(n *Node) { n.W, n.H = 40, 4 }
func hide(n *Node)     { n.Hidden = true }
func double(n *Node)   { n.Scale = 2 }

func rotate(by float64) func(*Node) { return func(n *Node) { n.Rotation = by } }

// TestHit checks which node is hit at a point.
func TestHit(t *testing.T) {
	for _, c := range []struct {
		name string
		root *Node
		x, y float64
		want string
	}{
		{"inside", tile("a", 50, 50), 59, 41, "a"},
		{"on its edge", tile("a", 50, 50), 60, 50, "a"},
		{"right of it", tile("a", 50, 50), 61, 50, ""},
		{"below it", tile("a", 50, 50), 50, 61, ""},
		{"the last child is on top", Group("").Add(tile("a", 0, 0), tile("b", 5, 0)), 0, 0, "b"},
		{"only the lower one", Group("").Add(tile("a", 0, 0), tile("b", 5, 0)), -8, 0, "a"},
		{"a higher Z is on top", Group("").Add(with(tile("a", 0, 0), func(n *Node) { n.Z = 1 }), tile("b", 5, 0)), 0, 0, "a"},
		{"a child is on top of its parent", tile("a", 0, 0).Add(tile("b", 5, 0)), 0, 0, "b"},
		{"next to the child", tile("a", 0, 0).Add(tile("b", 15, 0)), 0, 0, "a"},
		{"a child outside its parent", tile("a", 0, 0).Add(tile("b", 90, 0)), 90, 0, "b"},
		{"Z counts among siblings only", Group("").Add(Group("").Add(with(tile("a", 0, 0), func(n *Node) { n.Z = 9 })), tile("b", 0, 0)), 0, 0, "b"},
		{"a node without Touch passes input on", Group("").Add(tile("a", 0, 0), New("b", nil, 0, 0, 20, 20)), 0, 0, "a"},
		{"a hidden node passes input on", Group("").Add(tile("a", 0, 0), with(tile("b", 0, 0), hide)), 0, 0, "a"},
		{"a child of a hidden node", Group("").Add(with(Group(""), hide).Add(tile("b", 0, 0))), 0, 0, ""},
		{"scaled", with(tile("a", 0, 0), double), 19, 0, "a"},
		{"next to the scaled node", with(tile("a", 0, 0), double), 21, 0, ""},
		{"scaled to nothing", with(tile("a", 0, 0), func(n *Node) { n.Scale = 0 }), 0, 0, ""},
		{"flat", with(tile("a", 0, 0), makeFlat), 15, 0, "a"},
		{"flat, rotated by 90°", with(with(tile("a", 0, 0), makeFlat), rotate(math.Pi/2)), 0, 15, "a"},
		{"next to a flat node rotated by 90°", with(with(tile("a", 0, 0), makeFlat), rotate(math.Pi/2)), 15, 0, ""},
		{"rotated clockwise", with(with(tile("a", 0, 0), makeFlat), rotate(math.Pi/4)), 10, 10, "a"},
		{"not rotated anticlockwise", with(with(tile("a", 0, 0), makeFlat), rotate(math.Pi/4)), 10, -10, ""},
		{"rotated with its parent", with(Group(""), rotate(math.Pi/2)).Add(tile("a", 50, 0)), 0, 50, "a"},
		{"not at the position before the rotation", with(Group(""), rotate(math.Pi/2)).Add(tile("a", 50, 0)), 50, 0, ""},
		{"within reach", with(tile("a", 0, 0), func(n *Node) { n.Touch.Reach = Around(5) }), -14, 14, "a"},
		{"out of reach", with(tile("a", 0, 0), func(n *Node) { n.Touch.Reach = Around(5) }), -16, 0, ""},
	} {
		got := ""
		if n := c.root.Hit(c.x, c.y); n != nil {
			got = n.Name
		}
		if got != c.want {
			t.Errorf("%s: hit %q, expected %q", c.name, got, c.want)
		}
	}
}

// TestSetZ checks that SetZ changes which node is on top.
func TestSetZ(t *testing.T) {
	a, b := tile("a", 0, 0), tile("b", 0, 0)
	root := Group("").Add(a, b)
	for _, step := range []struct {
		z   int
		top *Node
	}{{0, b}, {1, a}, {-1, b}} {
		a.SetZ(step.z)
		if top := root.Hit(0, 0); top != step.top {
			t.Errorf("a at Z %d: %s is on top", step.z, top.Name)
		}
	}
}

// TestTransforms checks local and world coordinates and their inverse.
func TestTransforms(t *testing.T) {
	bare := func() *Node { return New("", nil, 10, 20, 0, 0) }
	for _, c := range []struct {
		name         string
		n            *Node
		local, world [2]float64 // of the point (3, 4)
	}{
		{"moved", bare(), [2]float64{13, 24}, [2]float64{13, 24}},
		{"scaled", with(bare(), double), [2]float64{16, 28}, [2]float64{16, 28}},
		{"rotated", with(bare(), rotate(math.Pi/2)), [2]float64{6, 23}, [2]float64{6, 23}},
		{"rotated and scaled", with(with(bare(), double), rotate(math.Pi/2)), [2]float64{2, 26}, [2]float64{2, 26}},
		{"rotated by less than 90°", with(with(bare(), double), rotate(math.Atan2(3, 4))), [2]float64{10, 30}, [2]float64{10, 30}},
		{"in a moved parent", below(func(*Node) {}, with(bare(), double)), [2]float64{16, 28}, [2]float64{116, 78}},
		{"in a rotated parent", below(rotate(math.Pi/2), with(bare(), double)), [2]float64{16, 28}, [2]float64{72, 66}},
		{"in a scaled parent", below(double, bare()), [2]float64{13, 24}, [2]float64{126, 98}},
	} {
		x, y := c.n.Local().Apply(3, 4)
		expectPoint(t, c.name+", local", x, y, c.local)
		x, y = c.n.World().Apply(3, 4)
		expectPoint(t, c.name+", world", x, y, c.world)
		x, y = c.n.World().Invert().Apply(x, y)
		expectPoint(t, c.name+", and back", x, y, [2]float64{3, 4})
	}
}

// below adds a node to a parent at (100, 50).
func below(change func(*Node), n *Node) *Node {
	with(New("", nil, 100, 50, 0, 0), change).Add(n)
	return n
}

// expectPoint compares a point.
func expectPoint(t *testing.T, name string, x, y float64, want [2]float64) {
	t.Helper()
	if math.Hypot(x-want[0], y-want[1]) > 1e-9 {
		t.Errorf("%s: (%v, %v), expected %v", name, x, y, want)
	}
}

// TestBox checks the centre and a corner of a box.
func TestBox(t *testing.T) {
	b := Box("", nil, Rect{X: 100, Y: 50, W: 40, H: 20})
	x, y := b.Centre()
	expectPoint(t, "centre", x, y, [2]float64{120, 60})
	x, y = b.World().Apply(-b.W/2, -b.H/2)
	expectPoint(t, "corner", x, y, [2]float64{100, 50})
}

// TestTree checks adding, moving, hiding and removing nodes.
func TestTree(t *testing.T) {
	a, b, c := tile("a", 0, 0), tile("b", 0, 0), tile("c", 0, 0)
	root := Group("root").Add(a, b)
	b.Add(c)
	if !c.Within(root) || !c.Within(c) || c.Within(a) || c.Within(nil) {
		t.Error("c is a descendant of b and root only")
	}
	expectWalk(t, root, "root a b c")
	b.Hidden = true
	if c.Shown() || !a.Shown() {
		t.Error("hiding b must hide c and nothing else")
	}
	expectWalk(t, root, "root a")
	a.Add(c)
	if c.parent != a || len(b.Children()) != 0 || !c.Shown() {
		t.Error("c did not move from b to a")
	}
	expectWalk(t, root, "root a c")
	a.Remove()
	expectWalk(t, root, "root")
	expectWalk(t, a, "a c")
	root.Clear()
	if b.parent != nil || len(root.Children()) != 0 {
		t.Error("a cleared node has children")
	}
}

// expectWalk compares the names of the nodes that Walk visits.
func expectWalk(t *testing.T, root *Node, want string) {
	t.Helper()
	var names []string
	root.Walk(func(n *Node) { names = append(names, n.Name) })
	if got := strings.Join(names, " "); got != want {
		t.Errorf("visited %s, expected %s", got, want)
	}
}
