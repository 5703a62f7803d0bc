package scenetest

import (
	"testing"

	"azulejo/game/stage"
	"azulejo/scenes/table"
)

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
