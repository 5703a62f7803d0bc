package scenes

import (
	"fmt"
	"slices"
	"testing"

	"azulejo/game"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/scenetest"
)

// TestScreensAreTold: whoever does not see title, set-up and sheets is told what can be done there, under a title.
func TestScreensAreTold(t *testing.T) {
	router := Router(games.All(), idle{})
	c := scenetest.Open(t, router, route.Title{}, 1280, 720).Context()
	first := &title{games: games.All()}
	first.Layout(c)
	expectTitled(t, "title", first.root)
	for _, g := range games.All() {
		s := newSetup(games.All(), idle{})
		s.recall(c)
		s.Seating.Game, s.Seats, s.byHand = g.Edition.ID, 4, true
		if orders := g.Edition.JokerOrders; orders != nil {
			s.Seating.Jokers = orders[0]
		}
		s.Layout(c)
		expectTitled(t, "set-up of "+g.Edition.ID, s.root)
	}
	m, players := scenetest.SampleGame(t, 0, 3, -1)
	for _, r := range []game.Route{route.Menu{Title: "game.azul"}, route.Settings{}, route.Lessons{}, route.Rules{Title: "game.azul"}, route.Results{Match: m, Players: players}} {
		s := sheetOf(router(r))
		s.Layout(c)
		expectTitled(t, fmt.Sprintf("%T", r), s.root)
	}
}

func expectTitled(t *testing.T, name string, root *stage.Node) {
	t.Helper()
	scenetest.ExpectTold(t, name, root)
	titles := 0
	for _, v := range stage.Tell(nil, root, nil) {
		if v.Role == stage.RoleTitle && v.Name != "" {
			titles++
		}
	}
	if titles != 1 {
		t.Errorf("%s has %d titles", name, titles)
	}
}

// TestResultsAreTold: the table of the results holds a row for each source, whose points make up the total of each seat.
func TestResultsAreTold(t *testing.T) {
	router := Router(games.All(), idle{})
	c := scenetest.Open(t, router, route.Title{}, 1280, 720).Context()
	for at, g := range games.All() {
		m, players := scenetest.SampleGame(t, at, 3, -1)
		s := router(route.Results{Match: m, Players: players}).(*results)
		s.Layout(c)
		rows, last := 0, []string(nil)
		for _, v := range stage.Tell(nil, s.root, nil) {
			switch v.Role {
			case stage.RoleRow:
				rows, last = rows+1, nil
			case stage.RoleHead, stage.RoleCell:
				last = append(last, v.Name)
			}
		}
		want := []string{c.Words.T("results.total")}
		for _, n := range m.Position().Scores(nil) {
			want = append(want, c.Words.Number(n))
		}
		if rows != len(g.Sources)+2 || !slices.Equal(last, want) {
			t.Errorf("%s: %d rows, the last %q, not %q", g.Edition.ID, rows, last, want)
		}
	}
}
