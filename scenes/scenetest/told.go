package scenetest

import (
	"fmt"
	"testing"

	"azulejo/game/stage"
)

// ExpectTold fails for nodes below a node that take the focus without a role and a name for screen readers, and for two of the same role and
// name within one group.
func ExpectTold(t *testing.T, name string, root *stage.Node) {
	t.Helper()
	told := map[*stage.Node]bool{}
	seen, choices := map[string]bool{}, map[string]bool{}
	var holders []string
	for i, v := range stage.AppendAccessible(nil, root, nil) {
		told[v.Node] = true
		holders = append(holders[:v.Depth], fmt.Sprint(i))
		if v.Role == stage.RoleChoice {
			if choices[v.Name] || v.Name == "" {
				t.Errorf("%s: two choices are called %q", name, v.Name)
			}
			choices[v.Name] = true
		}
		if !v.Focusable {
			continue
		}
		if v.Role < stage.RoleButton || v.Name == "" {
			t.Errorf("%s: the keyboard rests on %s, which is told as %d %q", name, v.Node.Name, v.Role, v.Name)
		}
		called := fmt.Sprint(holders[:v.Depth], v.Role, v.Name)
		if seen[called] {
			t.Errorf("%s: %s is told as another beside it: %q", name, v.Node.Name, v.Name)
		}
		seen[called] = true
	}
	root.Walk(func(n *stage.Node) {
		if n.Focusable() && !told[n] {
			t.Errorf("%s: the keyboard rests on %s, which is not told", name, n.Name)
		}
	})
}

// ExpectTitled does what ExpectTold does, and fails unless there is exactly one title below the node.
func ExpectTitled(t *testing.T, name string, root *stage.Node) {
	t.Helper()
	ExpectTold(t, name, root)
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
