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

// textSizes returns the sizes of the texts below some nodes in pixels, keyed by the whole sentence of which they are lines, or by their own text.
func textSizes(roots ...*stage.Node) map[string][]float64 {
	all := map[string][]float64{}
	var visit func(n *stage.Node, sentence string)
	visit = func(n *stage.Node, sentence string) {
		if n.Hidden || n.Alpha == 0 || n.Name == "preview" { // a picture of a table
			return
		}
		switch n.Accessible.Role {
		case stage.RoleText, stage.RoleHeading, stage.RoleTitle:
			sentence = n.Accessible.Name
		case stage.RoleSilent:
			sentence = cmp.Or(n.Accessible.Name, sentence)
		}
		if n.Accessible.Role == stage.RoleButton {
			sentence = buttonText(n)
		}
		if l, ok := n.Art.(*stage.Label); ok && l.Text != "" {
			key := normalizeSpace(cmp.Or(sentence, l.Text))
			all[key] = append(all[key], l.Size)
			sentence = ""
		}
		for _, child := range n.Children() {
			visit(child, sentence)
		}
	}
	for _, root := range roots {
		visit(root, "")
	}
	return all
}

// normalizeSpace returns text with its line breaks and runs of spaces replaced by single spaces.
func normalizeSpace(text string) string { return strings.Join(strings.Fields(text), " ") }

// buttonText returns the label of a button, which may have several lines.
func buttonText(button *stage.Node) string {
	var lines []string
	for _, child := range button.Children() {
		if l, ok := child.Art.(*stage.Label); ok && l.Text != "" {
			lines = append(lines, l.Text)
		}
	}
	return strings.Join(lines, " ")
}

// ExpectLargerText calls show, which returns one or more pages, with the text size at 100 % and at 200 %. It fails for every text that is missing
// or smaller at 200 %.
func ExpectLargerText(t *testing.T, c *game.Context, name string, show func() []*stage.Node) {
	t.Helper()
	c.Settings.TextScale = 1
	normal := textSizes(show()...)
	c.Settings.TextScale = 2
	defer func() { c.Settings.TextScale = 1 }()
	large := textSizes(show()...)
	delete(normal, normalizeSpace(c.Words.T("play.percent", "percent", 100))) // the value of the slider that sets it
	var failures []string
	for text, before := range normal {
		switch after := large[text]; {
		case after == nil:
			failures = append(failures, fmt.Sprintf("%q is missing", text))
		case slices.Min(after) < 0.995*slices.Min(before):
			failures = append(failures, fmt.Sprintf("the size of %q is %.1f, and was %.1f", text, slices.Min(after), slices.Min(before)))
		}
	}
	slices.Sort(failures)
	for _, failure := range failures {
		t.Errorf("%s: %s", name, failure)
	}
}
