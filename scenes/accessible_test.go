package scenes

import (
	"fmt"
	"testing"

	"azulejo/game"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/scenetest"
)

// TestReadingOrder checks, for every scene in windows of a desktop and of phones, that screen readers get one title, before everything else, the tabs
// before what they open, and nothing twice in a row.
func TestReadingOrder(t *testing.T) {
	router := Router(games.All(), scenetest.IdleBackend{})
	for _, size := range [][2]float64{{1280, 720}, {390, 844}, {844, 390}} {
		c := scenetest.Context(t, size[0], size[1])
		scenetest.ArchiveGames(t, c, 3)
		c.Words.LoadLessons()
		visit := func(name string, s game.Scene) { expectReadable(t, fmt.Sprintf("%s at %v", name, size), rootOf(c, s)) }
		for _, r := range append(dialogs(), route.Title{}, route.Setup{}, route.Rules{Title: "game.azul"}, route.Rules{Title: "game.pavilion", Page: "setup"},
			route.Lesson{Course: "azul", At: 2}, route.Lesson{Course: "pavilion", At: 3}) {
			visit(fmt.Sprintf("%T %v", r, r), router(r))
		}
		for at, g := range games.All() {
			m, players := scenetest.SampleGame(t, at, 2+at%3, 12, "", "novice", "novice", "novice")
			table := router(route.Play{Match: m, Players: players})
			visit(g.Edition.ID, table)
			for _, name := range []string{"moves", "board-2", route.ExplainName} {
				if r, ok := table.(interface {
					Dialog(name string) (game.Route, bool)
				}).Dialog(name); ok {
					visit(g.Edition.ID+", "+name, router(r))
				}
			}
			m, players = scenetest.SampleGame(t, at, 2+at%3, -1)
			visit(g.Edition.ID+", review", router(route.Review{Match: m, Players: players}))
			visit(g.Edition.ID+", results", router(route.Results{Match: m, Players: players}))
		}
	}
}

// expectReadable fails unless the tree below a node begins with its only title, has each choice called page or course before all other controls, and
// names nothing twice in a row.
func expectReadable(t *testing.T, name string, root *stage.Node) {
	t.Helper()
	var tree stage.AccessibilityTree
	tree.Update(&stage.Dispatcher{Scope: root})
	titles, controls, last := 0, 0, stage.AccessibleNode{}
	for i, n := range tree.Nodes {
		switch {
		case n.Role == stage.RoleTitle:
			if titles++; titles > 1 || i > 1 {
				t.Errorf("%s: the title %q is number %d of the nodes, and %d titles are before it", name, n.Name, i, titles-1)
			}
		case n.Role == stage.RoleChoice && (n.Node.Name == "page" || n.Node.Name == "course") && controls > 0:
			t.Errorf("%s: the tabs %q are after %d controls", name, n.Name, controls)
		case n.Role >= stage.RoleButton && n.Role != stage.RoleOption && n.Node.Name != "close":
			controls++
		}
		label := last.Role == stage.RoleDialog && n.Role == stage.RoleTitle || last.Role == stage.RoleRegion && n.Role == stage.RoleHeading // the name of what follows
		if n.Name == last.Name && n.Name != "" && !label && n.Role != stage.RoleCell && n.Role != stage.RoleHeaderCell {
			t.Errorf("%s: %q is read twice in a row", name, n.Name)
		}
		last = n
	}
	if titles == 0 {
		t.Errorf("%s has no title", name)
	}
}
