package stage

// Role is the accessibility role of a node. Most correspond to ARIA roles.
type Role uint8

// The roles. Roles up to RoleChoice except RoleSilent are containers, whose descendants are exposed as well; the others are exposed as a
// whole.
const (
	RoleNone       Role = iota // transparent: only its descendants are exposed
	RoleSilent                 // hidden from screen readers with all its descendants
	RoleDialog                 // on top of everything else
	RoleRegion                 // a part of the screen
	RoleList                   // of items
	RoleItem                   // of a list
	RoleTable                  // of rows
	RoleRow                    // of cells
	RoleChoice                 // of options (radio group)
	RoleHeaderCell             // names its row or column
	RoleCell                   // of a row
	RoleTitle                  // of the screen
	RoleHeading                // of a part of the screen
	RoleText                   // plain text
	RoleButton                 // can be pressed
	RoleOption                 // of a choice (radio button)
	RoleSwitch                 // on or off
	RoleSlider                 // a number
	RoleField                  // editable text
)

// isContainer reports whether the descendants of a node with the role are exposed.
func (r Role) isContainer() bool { return r <= RoleChoice && r != RoleSilent }

// Accessible is the accessibility information of a node: role, name and state.
type Accessible struct {
	Role Role
	Name string
	// Description says more about a control than its name, or is "".
	Description string
	// Value is the text of the value of a slider or field.
	Value string
	// Level is the position of a slider, from 0 to 1.
	Level float64
	// On reports whether the option is selected or the switch is on; Off whether the control is disabled.
	On, Off bool
	// Current marks the current step among several.
	Current bool
}

// SetRole sets the accessibility role and name of n and returns n.
func (n *Node) SetRole(r Role, name string) *Node {
	n.Accessible.Role, n.Accessible.Name = r, name
	return n
}

// AccessibleNode is a node of the accessibility tree. Depth is the number of its ancestors in the tree; Focusable reports whether it can be
// focused now, and TabStop whether Tab stops there.
type AccessibleNode struct {
	Accessible
	Node               *Node
	Depth              int
	Focusable, TabStop bool
}

// AppendAccessible appends the accessibility tree below scope in reading order. If within is set, only its descendants are focusable.
func AppendAccessible(dst []AccessibleNode, scope, within *Node) []AccessibleNode {
	if scope == nil {
		return dst
	}
	return appendAccessible(dst, scope, within, 0, within == nil)
}

// appendAccessible appends n and its descendants at a depth; open reports whether they are focusable.
func appendAccessible(dst []AccessibleNode, n, within *Node, depth int, open bool) []AccessibleNode {
	v := n.Accessible
	if n.Hidden || v.Role == RoleSilent {
		return dst
	}
	open = open || n == within
	at := len(dst)
	if v.Role != RoleNone {
		dst = append(dst, AccessibleNode{Accessible: v, Node: n, Depth: depth, Focusable: open && n.Focusable()})
		depth++
	}
	if !v.Role.isContainer() {
		return dst
	}
	for _, c := range n.readFirst {
		if c.reachedFrom(n) {
			dst = appendAccessible(dst, c, within, depth, open || c.parent.Within(within))
		}
	}
	for _, c := range n.Children() {
		if !c.readElsewhere() {
			dst = appendAccessible(dst, c, within, depth, open)
		}
	}
	if v.Role == RoleItem || v.Role == RoleNone {
		return dst
	}
	if held := dst[at+1:]; len(held) == 0 || len(held) == 1 && held[0].Role == RoleHeading {
		return dst[:at] // nothing but a heading
	}
	return dst
}
