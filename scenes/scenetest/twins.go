package scenetest

import (
	"strings"
	"testing"

	"azulejo/game/stage"
)

// ExpectTwins fails for drags and long presses below a node that have no alternative by a tap and by key. It returns the names of the nodes
// that can be dragged.
func ExpectTwins(t *testing.T, name string, root *stage.Node) (dragged []string) {
	t.Helper()
	stops := map[string]*stage.Node{}
	root.Walk(func(n *stage.Node) {
		if n.Focusable() {
			stops[n.Name] = n
		}
	})
	root.Walk(func(n *stage.Node) {
		if n.Touch == nil || n.Touch.DragStart == nil && n.Touch.Hold == nil {
			return
		}
		if n.Touch.Text != nil && n.Focusable() { // a text field: taps place the caret, Shift with arrows selects
			dragged = append(dragged, n.Name)
			return
		}
		if n.Touch.Press == nil && n.Touch.Click == nil {
			t.Errorf("%s: a tap on %s does nothing", name, n.Name)
		}
		stop := stops[n.Name]
		if group, _, parted := strings.Cut(n.Name, "-"); stop == nil && parted {
			stop = stops[group] // one stop for all rows
		}
		if stop == nil || stop.Touch.Press == nil && (stop.Touch.Arrow == nil || stop.Touch.Step == nil) {
			t.Errorf("%s: the keyboard cannot do what %s does", name, n.Name)
		}
		if n.Touch.DragStart != nil {
			dragged = append(dragged, n.Name)
		}
	})
	return dragged
}
