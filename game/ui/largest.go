package ui

import (
	"cmp"
	"slices"

	"azulejo/game/stage"
)

// Largest returns what build makes with text as large as is set or, where that would make some text smaller than at 100 % or leave it out,
// as large as does not. Text in nodes named as pictures may give way.
func (k *Kit) BuildLargest(build func(*Kit) *stage.Node, pictures ...string) *stage.Node {
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
	return k.BuildLargestFitting(at, func(n *stage.Node) bool {
		now := textSizes{}
		now.add(n, "", pictures)
		return now.noneBelow(design)
	})
}

// LargestBy returns what build makes with text as large as is set or else about as large as fits accepts, but at least that of 100 %,
// which fits is not asked of. The node that it returns is the last one built.
func (s Scale) BuildLargestFitting(build func(Scale) *stage.Node, fits func(*stage.Node) bool) *stage.Node {
	n := build(s)
	if s.Zoom <= 1 || fits(n) {
		return n
	}
	low, high, last := s.Design(), s, s
	for range 4 {
		last = high
		if last.Zoom = (low.Zoom + high.Zoom) / 2; fits(build(last)) {
			low = last
		} else {
			high = last
		}
	}
	return build(low)
}

// textSizes are the sizes of texts in pixels, the smallest of each. Lines that text is wrapped to are one text.
type textSizes map[string]float64

// add adds the texts of a node and below it, which are lines of what said says unless that is empty.
func (s textSizes) add(n *stage.Node, said string, pictures []string) {
	if n.Hidden || n.Name != "" && slices.Contains(pictures, n.Name) {
		return
	}
	if n.Accessible.Role == stage.RoleText {
		said = n.Accessible.Name
	}
	if l, ok := n.Art.(*stage.Label); ok && l.Text != "" {
		key := cmp.Or(said, l.Text)
		if was, ok := s[key]; !ok || l.Size < was {
			s[key] = l.Size
		}
	}
	for _, child := range n.Children() {
		s.add(child, said, pictures)
	}
}

// reach reports whether no text of a design is missing or smaller, but for the rounding of fitted text.
func (s textSizes) noneBelow(design textSizes) bool {
	for text, size := range design {
		if s[text] < 0.998*size {
			return false
		}
	}
	return true
}
