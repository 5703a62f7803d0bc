package ui

import (
	"cmp"
	"slices"
	"strings"

	"azulejo/game/stage"
)

// BuildLargest returns the result of build with text at the player's text scale, or at the largest scale at which no text is left out or
// smaller than at 100 %. Text in nodes with the names of pictures does not count. The returned node is the last one built.
func (k *Kit) BuildLargest(build func(*Kit) *stage.Node, pictures ...string) (n *stage.Node) {
	at := func(s Scale) *stage.Node {
		sized := *k
		sized.Scale = s
		return build(&sized)
	}
	if k.Zoom <= 1 {
		return at(k.Scale)
	}
	design := textSizes{}
	design.add(at(k.Design()), "", pictures)
	last := k.Design()
	largest := k.LargestText(1, func(s Scale) bool {
		n, last = at(s), s
		now := textSizes{}
		now.add(n, "", pictures)
		return now.noneBelow(design)
	})
	if last != largest {
		n = at(largest)
	}
	return n
}

// textSizes are the smallest sizes of texts in pixels. The lines of a wrapped text are one text.
type textSizes map[string]float64

// add adds the texts of a node and its descendants. text, unless empty, is the whole text of which they are lines.
func (t textSizes) add(n *stage.Node, text string, pictures []string) {
	if n.Hidden || n.Name != "" && slices.Contains(pictures, n.Name) {
		return
	}
	if n.Accessible.Role == stage.RoleText || n.Accessible.Role == stage.RoleButton && strings.Join(lines(n), " ") == n.Accessible.Name {
		text = n.Accessible.Name
	}
	if l, ok := n.Art.(*stage.Label); ok && l.Text != "" {
		key := cmp.Or(text, l.Text)
		if size, ok := t[key]; !ok || l.Size < size {
			t[key] = l.Size
		}
	}
	for _, child := range n.Children() {
		t.add(child, text, pictures)
	}
}

// lines returns the texts of the children of a node.
func lines(n *stage.Node) (all []string) {
	for _, child := range n.Children() {
		if l, ok := child.Art.(*stage.Label); ok {
			all = append(all, l.Text)
		}
	}
	return all
}

// noneBelow reports whether no text of design is missing or smaller. It tolerates the rounding of fitted text.
func (t textSizes) noneBelow(design textSizes) bool {
	for text, size := range design {
		if t[text] < 0.998*size {
			return false
		}
	}
	return true
}
