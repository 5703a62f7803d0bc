package scenes

import (
	"fmt"
	"testing"

	"azulejo/game"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/scenetest"
)

func TestTitleIsLegible(t *testing.T) {
	saved := []*route.Play{nil}
	for at := range games.All() {
		m, players := scenetest.SampleGame(t, at, 2+at%3, 9)
		saved = append(saved, &route.Play{Match: m, Players: players})
	}
	scenetest.EachView(t, Router(games.All(), idle{}), route.Title{}, func(t *testing.T, c *game.Context) {
		c.CanQuit = true
		keepGames(t, c, 2)
		for i, game := range saved {
			first := &title{games: games.All(), saved: game, looked: true}
			first.Layout(c)
			scenetest.ExpectLegible(t, c, fmt.Sprint("title with game ", i), first.root)
			if texts, buttons := scenetest.UnderToast(c, first.root); texts != nil || buttons != nil {
				t.Errorf("with game %d a toast covers %q and %v", i, texts, buttons)
			}
		}
	})
}

// TestSheetsAreLegible looks at all that can lie over a table; the rules have pages.
func TestSheetsAreLegible(t *testing.T) {
	router := Router(games.All(), idle{})
	scenetest.EachView(t, router, route.Title{}, func(t *testing.T, c *game.Context) {
		keepGames(t, c, 8)
		routes := []game.Route{route.Menu{Title: "game.azul"}, route.Settings{}, route.Language{}, route.Kept{}, route.Lessons{Course: "azul"}, route.Lessons{Course: "pavilion"}}
		c.Words.Learn()
		c.Settings.Lessons = []string{"azul-take", "pavilion-pass"}
		for at := range games.All() {
			for seats := 2; seats <= 4; seats++ {
				m, players := scenetest.SampleGame(t, at, seats, -1)
				routes = append(routes, route.Results{Match: m, Players: players})
			}
		}
		for _, r := range routes {
			s := sheetOf(router(r))
			s.Layout(c)
			scenetest.ExpectLegible(t, c, fmt.Sprintf("%T", r), s.root)
		}
	})
}

func TestSetupIsLegible(t *testing.T) {
	scenetest.EachView(t, Router(games.All(), idle{}), route.Title{}, func(t *testing.T, c *game.Context) {
		for seats := 2; seats <= 4; seats++ {
			for _, g := range games.All() {
				s := newSetup(games.All(), idle{})
				s.recall(c)
				s.Seating.Game, s.Seats, s.byHand = g.Edition.ID, seats, true
				if orders := g.Edition.JokerOrders; orders != nil {
					s.Seating.Jokers = orders[0]
				}
				s.Seating.Players[1].Level = "cmd:./mine"
				for _, show := range []func(){func() {}, func() { s.dressed = seats - 1 }, func() { s.unfolded, s.dressed = true, -1 }} {
					show()
					s.Layout(c)
					scenetest.ExpectLegible(t, c, fmt.Sprint(g.Edition.ID, " for ", seats, ", unfolded: ", s.unfolded), s.root)
				}
			}
		}
	})
}
