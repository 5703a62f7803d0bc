package scenetest

import (
	"fmt"
	"strings"
	"testing"

	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// ExpectAccessible fails for focusable nodes below a node that have no role or no name for screen readers, and for two nodes of the same role and
// name in one group.
func ExpectAccessible(t *testing.T, name string, root *stage.Node) {
	t.Helper()
	listed := map[*stage.Node]bool{}
	seen, choices := map[string]bool{}, map[string]bool{}
	var ancestors []string
	for i, v := range stage.AppendAccessible(nil, root, nil) {
		listed[v.Node] = true
		ancestors = append(ancestors[:v.Depth], fmt.Sprint(i))
		if v.Role == stage.RoleChoice {
			if choices[v.Name] || v.Name == "" {
				t.Errorf("%s: two choices have the name %q", name, v.Name)
			}
			choices[v.Name] = true
		}
		if !v.Focusable {
			continue
		}
		if v.Role < stage.RoleButton || v.Name == "" {
			t.Errorf("%s: the focusable node %s has the role %d and the name %q", name, v.Node.Name, v.Role, v.Name)
		}
		key := fmt.Sprint(ancestors[:v.Depth], v.Role, v.Name)
		if seen[key] {
			t.Errorf("%s: %s has the role and name of another node in its group: %q", name, v.Node.Name, v.Name)
		}
		seen[key] = true
	}
	root.Walk(func(n *stage.Node) {
		if n.Focusable() && !listed[n] {
			t.Errorf("%s: the focusable node %s is missing in the accessibility tree", name, n.Name)
		}
	})
}

// ExpectOneTitle is like ExpectAccessible, and also fails unless there is exactly one title below the node.
func ExpectOneTitle(t *testing.T, name string, root *stage.Node) {
	t.Helper()
	ExpectAccessible(t, name, root)
	titles := 0
	for _, v := range stage.AppendAccessible(nil, root, nil) {
		if v.Role == stage.RoleTitle && v.Name != "" {
			titles++
		}
	}
	if titles != 1 {
		t.Errorf("%s has %d titles", name, titles)
	}
}

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
		if n.Touch == nil || n.Touch.DragStart == nil && n.Touch.Hold == nil || n.Touch.Scroll != nil { // content scrolls to the focus
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

// contentArt is art that draws nodes that are not on the stage, such as portraits.
type contentArt interface {
	Content(w, h float64) *stage.Node
}

// ExpectTileLetters fails for tiles without a letter below a node, and if there are no tiles.
func ExpectTileLetters(t *testing.T, name string, root *stage.Node) {
	t.Helper()
	tiles := 0
	var visit func(n *stage.Node)
	visit = func(n *stage.Node) {
		var skin table.Skin
		switch art := n.Art.(type) {
		case contentArt:
			art.Content(n.W, n.H).Walk(visit)
			return
		case *table.TileArt:
			skin = art.Skin
		case *table.FlatTile:
			skin = art.Skin
		default:
			return
		}
		if tiles++; skin.Letter == "" && skin.Name != "marker" {
			t.Errorf("%s: %s has no letter", name, skin.Name)
		}
	}
	root.Walk(visit)
	if tiles == 0 {
		t.Errorf("%s has no tiles", name)
	}
}
