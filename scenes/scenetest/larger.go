package scenetest

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"testing"

	"azulejo/game"
	"azulejo/game/stage"
)

// sizes returns the sizes of the texts below some nodes in pixels, by the sentence that they are lines of, or by their own text.
func sizes(roots ...*stage.Node) map[string][]float64 {
	all := map[string][]float64{}
	var visit func(n *stage.Node, said string)
	visit = func(n *stage.Node, said string) {
		if n.Hidden || n.Alpha == 0 || n.Name == "preview" { // a picture of a table
			return
		}
		switch n.Accessible.Role {
		case stage.RoleText, stage.RoleHeading, stage.RoleTitle:
			said = n.Accessible.Name
		case stage.RoleSilent:
			said = cmp.Or(n.Accessible.Name, said)
		}
		if n.Accessible.Role == stage.RoleButton {
			said = word(n)
		}
		if l, ok := n.Art.(*stage.Label); ok && l.Text != "" {
			key := unwrapped(cmp.Or(said, l.Text))
			all[key] = append(all[key], l.Size)
			said = ""
		}
		for _, child := range n.Children() {
			visit(child, said)
		}
	}
	for _, root := range roots {
		visit(root, "")
	}
	return all
}

// unwrapped returns text with its line breaks and runs of spaces replaced by single spaces.
func unwrapped(text string) string { return strings.Join(strings.Fields(text), " ") }

// word returns the label of a button, which may have several lines.
func word(button *stage.Node) string {
	var lines []string
	for _, child := range button.Children() {
		if l, ok := child.Art.(*stage.Label); ok && l.Text != "" {
			lines = append(lines, l.Text)
		}
	}
	return strings.Join(lines, " ")
}

// ExpectLarger calls show, which returns one or more pages, with the text size at 100 % and at 200 %. It fails for every text that is missing
// or smaller at 200 %.
func ExpectLarger(t *testing.T, c *game.Context, name string, show func() []*stage.Node) {
	t.Helper()
	c.Settings.TextScale = 1
	usual := sizes(show()...)
	c.Settings.TextScale = 2
	defer func() { c.Settings.TextScale = 1 }()
	large := sizes(show()...)
	delete(usual, unwrapped(c.Words.T("play.percent", "percent", 100))) // the value of the slider that sets it
	var faults []string
	for text, was := range usual {
		switch now := large[text]; {
		case now == nil:
			faults = append(faults, fmt.Sprintf("%q is missing", text))
		case slices.Min(now) < 0.995*slices.Min(was):
			faults = append(faults, fmt.Sprintf("%q is %.1f high, and was %.1f", text, slices.Min(now), slices.Min(was)))
		}
	}
	slices.Sort(faults)
	for _, fault := range faults {
		t.Errorf("%s: %s", name, fault)
	}
}
