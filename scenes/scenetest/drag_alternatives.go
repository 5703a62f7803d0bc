package scenetest

import (
	"strings"
	"testing"

	"azulejo/game/stage"
)

// ExpectDragAlternatives fails for drags and long presses below a node that have no alternative by a tap and by key. It returns the names of the
// draggable nodes.
func ExpectDragAlternatives(t *testing.T, name string, root *stage.Node) (draggable []string) {
	t.Helper()
	focusable := map[string]*stage.Node{}
	root.Walk(func(n *stage.Node) {
		if n.Focusable() {
			focusable[n.Name] = n
		}
	})
	root.Walk(func(n *stage.Node) {
		if n.Touch == nil || n.Touch.DragStart == nil && n.Touch.Hold == nil {
			return
		}
		if n.Touch.Text != nil && n.Focusable() { // a text field: taps place the caret, Shift with arrows selects
			draggable = append(draggable, n.Name)
			return
		}
		if n.Touch.Press == nil && n.Touch.Click == nil {
			t.Errorf("%s: a tap on %s does nothing", name, n.Name)
		}
		node := focusable[n.Name]
		if group, _, hasGroup := strings.Cut(n.Name, "-"); node == nil && hasGroup {
			node = focusable[group] // one focusable node for all rows
		}
		if node == nil || node.Touch.Press == nil && (node.Touch.Arrow == nil || node.Touch.Step == nil) {
			t.Errorf("%s: the action of %s is not possible by key", name, n.Name)
		}
		if n.Touch.DragStart != nil {
			draggable = append(draggable, n.Name)
		}
	})
	return draggable
}
