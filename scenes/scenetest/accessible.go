package scenetest

import (
	"fmt"
	"testing"

	"azulejo/game/stage"
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
