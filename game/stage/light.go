package stage

// light is what rests on nodes: the pointer on one, and on one the focus, which a ring may show.
type light struct {
	hover, focus *Node
	ring         bool // the focus was moved by key, so it is shown
}

// lit reports whether pointer or ring rest on a node.
func (l *light) lit(n *Node) bool {
	return n != nil && (n == l.hover || n == l.focus && l.ring)
}

// relight lets pointer, focus or ring change between two nodes, and tells those for which it makes a difference, the one left first.
func (l *light) relight(change func(), left, entered *Node) {
	before := [2]bool{l.lit(left), l.lit(entered)}
	change()
	for i, n := range [2]*Node{left, entered} {
		if now := l.lit(n); now != before[i] {
			answer(n.touch().Hover, now)
		}
	}
}

func (l *light) setHover(n *Node) {
	if n == l.hover {
		return
	}
	l.relight(func() { l.hover = n }, l.hover, n)
}

// setRing shows the focus or not.
func (l *light) setRing(on bool) {
	l.relight(func() { l.ring = on }, l.focus, nil)
}
