package stage

// Role is what a node is to somebody who does not see it.
type Role uint8

// The roles. The first two tell how far what lies below a node is told; those from RoleDialog to RoleItem hold others, and the rest
// are told as a whole.
const (
	RoleNone    Role = iota // nothing by itself
	RoleSilent              // nothing, and neither is anything below it
	RoleDialog              // lies over all else
	RoleRegion              // a part of the screen
	RoleList                // of items
	RoleItem                // of a list
	RoleTable               // of rows
	RoleRow                 // of cells
	RoleChoice              // of options
	RoleHead                // a cell that names its row or column
	RoleCell                // of a row
	RoleTitle               // of the screen
	RoleHeading             // of a part of it
	RoleText                // words
	RoleAlert               // words to be heard at once
	RoleButton              // to be pressed
	RoleOption              // of a choice
	RoleSwitch              // on or off
	RoleSlider              // a number
	RoleField               // a line of text that can be typed
)

// holds reports whether what lies below a node of the role is told, too.
func (r Role) holds() bool { return r <= RoleChoice && r != RoleSilent }

// Accessible is what a node is to somebody who does not see it.
type Accessible struct {
	Role Role
	Name string
	// Value is what a slider or a field says of its own.
	Value string
	// Level is where a slider stands, from 0 to 1.
	Level float64
	// On tells of an option that it is chosen, and of a switch that it is on; Off that something cannot be used now.
	On, Off bool
	// Current marks the present step among several.
	Current bool
}

// Says gives the node a role and a name and returns it.
func (n *Node) Says(r Role, name string) *Node {
	n.Voice.Role, n.Voice.Name = r, name
	return n
}

// Spoken is a node as it is told, Depth holders below the whole stage. Stop says that the focus can rest on it.
type Spoken struct {
	Accessible
	Node  *Node
	Depth int
	Stop  bool
}

// Tell appends what is told of a stage, in reading order; within, if set, is all that the focus may rest in.
func Tell(dst []Spoken, scope, within *Node) []Spoken {
	if scope == nil {
		return dst
	}
	return tell(dst, scope, within, 0, within == nil)
}

func tell(dst []Spoken, n, within *Node, depth int, open bool) []Spoken {
	v := n.Voice
	if n.Hidden || v.Role == RoleSilent {
		return dst
	}
	open = open || n == within
	at := len(dst)
	if v.Role != RoleNone {
		dst = append(dst, Spoken{Accessible: v, Node: n, Depth: depth, Stop: open && n.Stops()})
		depth++
	}
	if !v.Role.holds() {
		return dst
	}
	for _, c := range n.first {
		if c.reachedFrom(n) {
			dst = tell(dst, c, within, depth, open || c.parent.Within(within))
		}
	}
	for _, c := range n.Children() {
		if !c.elsewhere() {
			dst = tell(dst, c, within, depth, open)
		}
	}
	if v.Role == RoleItem || v.Role == RoleNone {
		return dst
	}
	if held := dst[at+1:]; len(held) == 0 || len(held) == 1 && held[0].Role == RoleHeading {
		return dst[:at] // it holds nothing but its heading
	}
	return dst
}
