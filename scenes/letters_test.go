package scenes

import (
	"testing"

	"azulejo/assets"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/scenetest"
	"azulejo/scenes/table"

	"golang.org/x/image/font/sfnt"
)

// Every letter of every language is in every typeface. A narrow space is made of a space.
func TestTypefacesHaveEveryLetter(t *testing.T) {
	missing := map[rune]bool{}
	for n, data := range assets.Fonts() {
		face, err := sfnt.Parse(data)
		if err != nil {
			t.Fatal(err)
		}
		for _, code := range locale.Languages() {
			w, err := locale.Open(code)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := w.Learn(); err != nil {
				t.Fatal(err)
			}
			for _, key := range w.Keys("") {
				for _, r := range w.T(key) {
					if at, err := face.GlyphIndex(nil, r); (err != nil || at == 0) && r != '\n' && r != '\u202f' && !missing[r] {
						missing[r] = true
						t.Errorf("typeface %d lacks %q (%U) of %s in %s", n, r, r, key, code)
					}
				}
			}
		}
	}
}

// TestEveryTileHasItsLetter where letters are asked for: on the boards of results and title, in what colours brought, and among the jokers.
func TestEveryTileHasItsLetter(t *testing.T) {
	c := scenetest.Open(t, Router(games.All(), idle{}), route.Title{}, 1600, 900).Context()
	c.Settings.Letters = true
	for at, g := range games.All() {
		m, players := scenetest.SampleGame(t, at, 3, -1)
		now, _ := scenetest.SampleGame(t, at, 2, 45)
		results := newResults(games.All(), idle{}, route.Results{Match: m, Players: players})
		results.Layout(c)
		first := &title{games: games.All(), saved: &route.Play{Match: now, Players: players[:2]}, looked: true}
		first.Layout(c)
		choice := newSetup(games.All(), idle{})
		choice.recall(c)
		choice.Seating.Game = g.Edition.ID
		choice.Layout(c)
		for name, root := range map[string]*stage.Node{"results": results.root, "title": first.root, "setup": choice.root} {
			seen := 0
			root.Walk(func(n *stage.Node) {
				var skin table.Skin
				switch art := n.Art.(type) {
				case *table.TileArt:
					skin = art.Skin
				case *table.Face:
					skin = art.Skin
				default:
					return
				}
				if seen++; skin.Letter == "" && skin.Name != "marker" {
					t.Errorf("%s, %s: %s has no letter", g.Edition.ID, name, skin.Name)
				}
			})
			if seen == 0 {
				t.Errorf("%s, %s: there is no tile", g.Edition.ID, name)
			}
		}
	}
}
