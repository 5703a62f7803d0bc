package scenetest

import (
	"testing"

	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// picture is art that draws other nodes which are not on the stage, such as portraits.
type picture interface {
	Content(w, h float64) *stage.Node
}

// ExpectLetters fails for tiles below a node without a letter, and if there are no tiles.
func ExpectLetters(t *testing.T, name string, root *stage.Node) {
	t.Helper()
	tiles := 0
	var look func(n *stage.Node)
	look = func(n *stage.Node) {
		var skin table.Skin
		switch art := n.Art.(type) {
		case picture:
			art.Content(n.W, n.H).Walk(look)
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
	root.Walk(look)
	if tiles == 0 {
		t.Errorf("%s has no tile", name)
	}
}
