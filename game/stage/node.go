package stage

import (
	"math"
	"slices"

	"azulejo/game/gfx"
)

// Node is an element of the scene graph. Its origin (X, Y) is the middle of its W × H pixels, in the coordinates of its parent's origin.
type Node struct {
	Name       string
	Kind       Kind
	X, Y       float64
	W, H       float64
	Scale      float64    // 1 by default
	Rotation   float64    // clockwise, in radians
	Alpha      float64    // 1 by default
	Z          int        // siblings with a higher Z are on top
	Art        Art        // nil draws nothing
	Touch      *Touch     // nil passes pointer input to the nodes below
	Accessible Accessible // for screen readers
	// Hidden removes the node and its descendants from the stage.
	Hidden bool
	// Moving reports that the size changes from frame to frame, which makes art use a larger mipmap.
	Moving bool

	parent     *Node
	children   []*Node
	generation int // number of calls of Reset
	unsorted   bool
	readFirst  []*Node // descendants that are read before the children
	readBy     *Node   // the node that has n in its readFirst
}

// Kind is the purpose of a node where code depends on it. Names only serve to find nodes.
type Kind uint8

const (
	Plain  Kind = iota
	Button      // does something when pressed and can be explained
	Board       // the board of a seat
	Target      // accepts what is dropped on it
)

// New returns a node of w × h pixels centred at (x, y).
func New(name string, art Art, x, y, w, h float64) *Node {
	return &Node{Name: name, Art: art, X: x, Y: y, W: w, H: h, Scale: 1, Alpha: 1}
}

// Reset makes n represent something new: it loses name, touch and accessibility and becomes visible. Pointer and focus treat it as a new
// node.
func (n *Node) Reset() {
	n.Name, n.Kind, n.Touch, n.Accessible, n.Hidden = "", Plain, nil, Accessible{}, false
	n.generation++
}

// Group returns a node that only has children.
func Group(name string) *Node { return New(name, nil, 0, 0, 0, 0) }

// Box returns a node that covers a rectangle.
func Box(name string, art Art, r Rect) *Node {
	x, y := r.Middle()
	return New(name, art, x, y, r.W, r.H)
}

// Add adds children above the existing ones of the same Z and returns n.
func (n *Node) Add(children ...*Node) *Node {
	for _, c := range children {
		c.Remove()
		c.parent = n
		n.children = append(n.children, c)
	}
	n.unsorted = true
	return n
}

// ReadFirst sets the descendants that are read and focused first, in this order, wherever they are drawn. The others follow in drawing
// order.
func (n *Node) ReadFirst(first ...*Node) {
	for _, c := range n.readFirst {
		c.readBy = nil
	}
	n.readFirst = first
	for _, c := range first {
		c.readBy = n
	}
}

// readElsewhere reports whether n is read before its siblings and parent, because an ancestor reads it first.
func (n *Node) readElsewhere() bool { return n.readBy != nil && n.Within(n.readBy) }

// reachedFrom reports whether n is below a, with no hidden or silent node between them.
func (n *Node) reachedFrom(a *Node) bool {
	for n = n.parent; n != nil && n != a; n = n.parent {
		if n.Hidden || n.Accessible.Role == RoleSilent {
			return false
		}
	}
	return n != nil
}

// Remove removes n from its parent.
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

// Children returns the child nodes, lowest first. Callers must not change the slice.
func (n *Node) Children() []*Node {
	if n.unsorted {
		slices.SortStableFunc(n.children, func(a, b *Node) int { return a.Z - b.Z })
		n.unsorted = false
	}
	return n.children
}

// SetZ changes the order of n among its siblings.
func (n *Node) SetZ(z int) {
	if n.Z != z && n.parent != nil {
		n.parent.unsorted = true
	}
	n.Z = z
}

// Local returns the transform from the node's coordinates to its parent's.
func (n *Node) Local() gfx.Affine {
	if n.Rotation == 0 {
		return gfx.Affine{A: n.Scale, D: n.Scale, X: n.X, Y: n.Y}
	}
	sin, cos := math.Sincos(n.Rotation)
	return gfx.Affine{A: n.Scale * cos, B: -n.Scale * sin, C: n.Scale * sin, D: n.Scale * cos, X: n.X, Y: n.Y}
}

// World returns the transform from the node's coordinates to the stage's.
func (n *Node) World() gfx.Affine {
	m := n.Local()
	for p := n.parent; p != nil; p = p.parent {
		m = p.Local().Mul(m)
	}
	return m
}

// Centre returns the node's origin on the stage.
func (n *Node) Centre() (x, y float64) {
	m := n.World()
	return m.X, m.Y
}

// Bounds returns the bounding box of the node on the stage.
func (n *Node) Bounds() Rect {
	m := n.World()
	w, h := n.W*math.Abs(m.A)+n.H*math.Abs(m.B), n.W*math.Abs(m.C)+n.H*math.Abs(m.D)
	return Rect{X: m.X - w/2, Y: m.Y - h/2, W: w, H: h}
}

// Within reports whether n is a or a descendant of a.
func (n *Node) Within(a *Node) bool {
	for ; n != nil; n = n.parent {
		if n == a {
			return true
		}
	}
	return false
}

// region returns the region of the screen or the scrolling content that contains n, or nil.
func (n *Node) region() *Node {
	for ; n != nil; n = n.parent {
		if n.Accessible.Role == RoleRegion || n.Touch != nil && n.Touch.Scroll != nil {
			return n
		}
	}
	return nil
}

// Shown reports whether n and all its ancestors are visible.
func (n *Node) Shown() bool {
	for ; n != nil; n = n.parent {
		if n.Hidden {
			return false
		}
	}
	return true
}

// Draw draws n and its descendants.
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

// Hit returns the topmost visible node with a Touch at a stage point, or nil.
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

// touches reports whether a point in the node's coordinates is in its touch area.
func (n *Node) touches(x, y float64) bool {
	w, h := n.W/2+n.Touch.Reach.X, n.H/2+n.Touch.Reach.Y
	x, y = math.Abs(x), math.Abs(y)
	if n.Touch.Diamond {
		return x/w+y/h <= 1
	}
	return x <= w && y <= h
}

// Focusable reports whether the keyboard can focus n.
func (n *Node) Focusable() bool { return n != nil && n.Touch != nil && n.Touch.Focus }

// Find returns the visible descendant with a name, or nil.
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
	for _, c := range n.readFirst {
		if c.reachedFrom(n) {
			c.Read(visit)
		}
	}
	for _, c := range n.Children() {
		if !c.readElsewhere() {
			c.Read(visit)
		}
	}
}

// Walk calls visit for every visible node in drawing order.
func (n *Node) Walk(visit func(*Node)) {
	if n == nil || n.Hidden {
		return
	}
	visit(n)
	for _, c := range n.Children() {
		c.Walk(visit)
	}
}
