package stage

import (
	"math"
	"slices"

	"azulejo/game/gfx"
)

// Node is one thing on the stage. Its origin (X, Y) lies at the middle of its W × H and is given in the coordinates of its
// parent's origin, in pixels.
type Node struct {
	Name  string
	Kind  Kind
	X, Y  float64
	W, H  float64
	Scale float64    // 1 as made
	Turn  float64    // clockwise, radians
	Alpha float64    // 1 as made
	Z     int        // siblings of higher Z lie above
	Art   Art        // nil draws nothing
	Touch *Touch     // nil lets the pointer through
	Voice Accessible // what is told of it
	// Hidden takes the node and all below it off the stage.
	Hidden bool
	// Moving says that the size changes from frame to frame, so that art is reduced from a larger cut.
	Moving bool

	parent   *Node
	children []*Node
	renewed  int // how often Renew was called
	unsorted bool
	first    []*Node // below n, that are read before its children
	reader   *Node   // the node that has n among its first
}

// Kind is what a node is for, where code has to know it. Names are for finding nodes, not for telling them apart.
type Kind uint8

const (
	Plain  Kind = iota
	Button      // does something when pressed, and can be explained
	Board       // the board of a seat
	Target      // takes what is dropped
)

// New returns a node with art of w × h pixels around (x, y).
func New(name string, art Art, x, y, w, h float64) *Node {
	return &Node{Name: name, Art: art, X: x, Y: y, W: w, H: h, Scale: 1, Alpha: 1}
}

// Renew makes n stand for something new: without name, touch and voice, and shown. Pointer and focus come to it as to a new node.
func (n *Node) Renew() {
	n.Name, n.Kind, n.Touch, n.Voice, n.Hidden = "", Plain, nil, Accessible{}, false
	n.renewed++
}

// Group returns a node that only holds others.
func Group(name string) *Node { return New(name, nil, 0, 0, 0, 0) }

// Box returns a node over a rectangle.
func Box(name string, art Art, r Rect) *Node {
	x, y := r.Middle()
	return New(name, art, x, y, r.W, r.H)
}

// Add puts children above those already there (within their Z) and returns n.
func (n *Node) Add(children ...*Node) *Node {
	for _, c := range children {
		c.Remove()
		c.parent = n
		n.children = append(n.children, c)
	}
	n.unsorted = true
	return n
}

// ReadFirst sets which nodes below n are read first, in this order, wherever they are drawn; keys visit them in the same order. All
// others follow in the order in which they are drawn.
func (n *Node) ReadFirst(first ...*Node) {
	for _, c := range n.first {
		c.reader = nil
	}
	n.first = first
	for _, c := range first {
		c.reader = n
	}
}

// elsewhere reports whether n is read before its siblings and parents, as one of the first of a node above.
func (n *Node) elsewhere() bool { return n.reader != nil && n.Within(n.reader) }

// reachedFrom reports whether n lies below a, with nothing hidden or silent between the two.
func (n *Node) reachedFrom(a *Node) bool {
	for n = n.parent; n != nil && n != a; n = n.parent {
		if n.Hidden || n.Voice.Role == RoleSilent {
			return false
		}
	}
	return n != nil
}

// Remove takes n off its parent.
func (n *Node) Remove() {
	if n.parent == nil {
		return
	}
	n.parent.children = slices.DeleteFunc(n.parent.children, func(c *Node) bool { return c == n })
	n.parent = nil
}

// Clear removes all children.
func (n *Node) Clear() {
	for _, c := range n.children {
		c.parent = nil
	}
	n.children = n.children[:0]
}

// Children are the nodes directly below n, lowest first. Callers must not change the slice.
func (n *Node) Children() []*Node {
	if n.unsorted {
		slices.SortStableFunc(n.children, func(a, b *Node) int { return a.Z - b.Z })
		n.unsorted = false
	}
	return n.children
}

// SetZ moves n among its siblings.
func (n *Node) SetZ(z int) {
	if n.Z != z && n.parent != nil {
		n.parent.unsorted = true
	}
	n.Z = z
}

// Local maps the node's coordinates to its parent's.
func (n *Node) Local() gfx.Affine {
	if n.Turn == 0 {
		return gfx.Affine{A: n.Scale, D: n.Scale, X: n.X, Y: n.Y}
	}
	sin, cos := math.Sincos(n.Turn)
	return gfx.Affine{A: n.Scale * cos, B: -n.Scale * sin, C: n.Scale * sin, D: n.Scale * cos, X: n.X, Y: n.Y}
}

// World maps the node's coordinates to the stage's.
func (n *Node) World() gfx.Affine {
	if n.parent == nil {
		return n.Local()
	}
	return n.parent.World().Mul(n.Local())
}

// Centre is the node's origin on the stage.
func (n *Node) Centre() (x, y float64) {
	m := n.World()
	return m.X, m.Y
}

// Bounds is the upright rectangle that the node covers on the stage.
func (n *Node) Bounds() Rect {
	m := n.World()
	w, h := n.W*math.Abs(m.A)+n.H*math.Abs(m.B), n.W*math.Abs(m.C)+n.H*math.Abs(m.D)
	return Rect{X: m.X - w/2, Y: m.Y - h/2, W: w, H: h}
}

// Within reports whether n is a or lies below it.
func (n *Node) Within(a *Node) bool {
	for ; n != nil; n = n.parent {
		if n == a {
			return true
		}
	}
	return false
}

// region is the region of the screen, or the content that scrolls, that n lies in, or nil.
func (n *Node) region() *Node {
	for ; n != nil; n = n.parent {
		if n.Voice.Role == RoleRegion || n.Touch != nil && n.Touch.Scroll != nil {
			return n
		}
	}
	return nil
}

// Shown reports whether n and all above it are visible.
func (n *Node) Shown() bool {
	for ; n != nil; n = n.parent {
		if n.Hidden {
			return false
		}
	}
	return true
}

// Draw paints n and all below it.
func (n *Node) Draw(c *gfx.Canvas) { n.draw(c, gfx.Identity(), 1) }

func (n *Node) draw(c *gfx.Canvas, above gfx.Affine, alpha float64) {
	if n.Hidden || n.Alpha <= 0 {
		return
	}
	m, a := above.Mul(n.Local()), alpha*n.Alpha
	if n.Art != nil {
		n.Art.Draw(c, m, n, a)
	}
	for _, child := range n.Children() {
		child.draw(c, m, a)
	}
}

// Hit returns the topmost visible node with a Touch that holds the stage point, or nil.
func (n *Node) Hit(x, y float64) *Node { return n.hit(gfx.Identity(), x, y) }

func (n *Node) hit(above gfx.Affine, x, y float64) *Node {
	if n.Hidden {
		return nil
	}
	m := above.Mul(n.Local())
	kids := n.Children()
	for i := len(kids) - 1; i >= 0; i-- {
		if h := kids[i].hit(m, x, y); h != nil {
			return h
		}
	}
	if n.Touch != nil && n.touches(m.Invert().Apply(x, y)) {
		return n
	}
	return nil
}

// touches reports whether a point of the node's own coordinates is touched.
func (n *Node) touches(x, y float64) bool {
	w, h := n.W/2+n.Touch.Reach.X, n.H/2+n.Touch.Reach.Y
	x, y = math.Abs(x), math.Abs(y)
	if n.Touch.Lozenge {
		return x/w+y/h <= 1
	}
	return x <= w && y <= h
}

// Stops reports whether the focus can rest on n.
func (n *Node) Stops() bool { return n != nil && n.Touch != nil && n.Touch.Focus }

// Find is the visible node of a name below n, or nil.
func (n *Node) Find(name string) (found *Node) {
	n.Walk(func(n *Node) {
		if n.Name == name {
			found = n
		}
	})
	return found
}

// Read calls visit for every visible node in reading order.
func (n *Node) Read(visit func(*Node)) {
	if n == nil || n.Hidden {
		return
	}
	visit(n)
	for _, c := range n.first {
		if c.reachedFrom(n) {
			c.Read(visit)
		}
	}
	for _, c := range n.Children() {
		if !c.elsewhere() {
			c.Read(visit)
		}
	}
}

// Walk calls visit for every visible node, lowest first.
func (n *Node) Walk(visit func(*Node)) {
	if n == nil || n.Hidden {
		return
	}
	visit(n)
	for _, c := range n.Children() {
		c.Walk(visit)
	}
}
