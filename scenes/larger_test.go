package scenes

import (
	"fmt"
	"math"
	"testing"

	"azulejo/game"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/scenetest"
	"azulejo/scenes/table"
)

// TestLargerTextIsLarger: with text at 200 % no text of a screen is smaller than at 100 %, and none is missing.
func TestLargerTextIsLarger(t *testing.T) {
	router := Router(games.All(), idle{})
	scenetest.EachWindow(t, router, route.Title{}, func(t *testing.T, c *game.Context) {
		keepGames(t, c, 8)
		c.CanQuit = true
		c.Words.Learn()
		larger := func(name string, show func() []*stage.Node) { scenetest.ExpectLarger(t, c, name, show) }
		m, players := scenetest.SampleGame(t, 0, 3, 9)
		for i, saved := range []*route.Play{nil, {Match: m, Players: players}} {
			larger(fmt.Sprint("title ", i), func() []*stage.Node {
				s := &title{games: games.All(), saved: saved, looked: true}
				s.Layout(c)
				return []*stage.Node{s.root}
			})
		}
		routes := []game.Route{route.Menu{Title: "game.azul"}, route.Settings{}, route.Language{}, route.Kept{}, route.Keys{}, route.Lessons{Course: "azul"}, route.Lessons{Course: "pavilion"}}
		for at := range games.All() {
			m, players := scenetest.SampleGame(t, at, 2+at%3, -1)
			seen := map[uint64][]float64{}
			for i := range m.Moves() {
				shares := make([]float64, len(players))
				shares[i%len(players)] = 1
				seen[m.At(i).Hash()] = shares
			}
			routes = append(routes, route.Results{Match: m, Players: players, Seen: seen})
		}
		for _, r := range routes {
			larger(fmt.Sprintf("%T", r), func() []*stage.Node {
				s := sheetOf(router(r))
				s.Layout(c)
				return []*stage.Node{s.root}
			})
		}
		for page := range settingsPages(sheetKit(c)) {
			larger(fmt.Sprint("settings ", page), func() []*stage.Node {
				s := newSettings(games.All(), "")
				s.page = page
				s.Layout(c)
				return []*stage.Node{s.root}
			})
		}
		for at, g := range games.All() {
			larger(fmt.Sprint("set-up of ", g.Edition.ID), func() []*stage.Node {
				s := newSetup(games.All(), idle{})
				s.recall(c)
				s.Seating.Game, s.Seats, s.byHand = g.Edition.ID, 2+at%3, true
				s.Layout(c)
				return []*stage.Node{s.root}
			})
		}
		larger("rules", func() (all []*stage.Node) {
			b := newBook(games.All(), "", "")
			for at := range b.pages {
				b.at = at
				for b.leaf = 0; b.leaf == 0 || b.leaf < b.leaves; b.leaf++ {
					b.Layout(c)
					all = append(all, b.root)
				}
			}
			b.listed = true
			b.Layout(c)
			all = append(all, b.root)
			return all
		})
	})
}

// TestLargerTextKeepsPictures: with text at 200 % every page of the rules has the pictures that it has at 100 %, no smaller.
func TestLargerTextKeepsPictures(t *testing.T) {
	router := Router(games.All(), idle{})
	scenetest.EachWindow(t, router, route.Title{}, func(t *testing.T, c *game.Context) {
		c.Words.Learn()
		b := newBook(games.All(), "", "")
		pictures := func(scale float64) (n int, size float64) {
			c.Settings.TextScale = scale
			for b.leaf = 0; b.leaf == 0 || b.leaf < b.leaves; b.leaf++ {
				b.Layout(c)
				b.root.Find("page-" + b.pages[b.at].name).Walk(func(node *stage.Node) {
					if _, ok := node.Art.(*table.TileArt); ok {
						w := node.World()
						n, size = n+1, max(size, node.W*math.Hypot(w.A, w.C))
					}
				})
			}
			return n, size
		}
		for b.at = range b.pages {
			n, size := pictures(1)
			if large, now := pictures(2); large != n || now < 0.99*size {
				t.Errorf("%s: %d tiles of %.1f, and at 100 %% %d of %.1f", b.pages[b.at].name, large, now, n, size)
			}
		}
		c.Settings.TextScale = 1
	})
}
