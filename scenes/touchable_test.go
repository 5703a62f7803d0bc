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

// The smallest target and text of a sheet in a window that is held in the hand, in device-independent pixels: with the usual text and with
// text twice as large.
const (
	leastTarget, leastText           = 44, 13
	leastTargetLarge, leastTextLarge = 54, 16.5
)

// TestSheetsAreTouchable: on phones and tablets no text is too small to be read, and nothing on a sheet too small for a finger; larger text
// makes both larger, and what does not fit scrolls. Of pages, games and seats each window looks at others.
func TestSheetsAreTouchable(t *testing.T) {
	router, first := Router(games.All(), idle{}), 0
	ends := map[int][]route.Results{}
	for at := range games.All() {
		for seats := 2; seats <= 4; seats++ {
			m, players := scenetest.SampleGame(t, at, seats, -1)
			ends[at] = append(ends[at], route.Results{Match: m, Players: players})
		}
	}
	scenetest.EachHandheld(t, router, route.Title{}, func(t *testing.T, c *game.Context) {
		first++
		keepGames(t, c, 8)
		c.Words.Learn()
		target, text := float64(leastTarget), float64(leastText)
		if c.Settings.TextScale == 2 {
			target, text = leastTargetLarge, leastTextLarge
		}
		check := func(name string, root *stage.Node) {
			t.Helper()
			scenetest.ExpectTouchable(t, c, name, root, target, text)
			scenetest.ExpectLegible(t, c, name, root)
		}
		for _, r := range []game.Route{route.Menu{Title: "game.azul"}, route.Language{}, route.Kept{}, route.Keys{}, route.ChangeKeys{},
			route.Lessons{Course: "azul"}, route.Lessons{Course: "pavilion"}} {
			s := sheetOf(router(r))
			s.Layout(c)
			check(fmt.Sprintf("%T", r), s.root)
		}
		rules := router(route.Rules{}).(*book)
		rules.Layout(c)
		for page := first % 4; page < len(rules.pages); page += 4 { // each is seen in many windows and languages
			rules.show(page)
			check("rules, "+rules.pages[page].name, rules.root)
		}
		for _, sought := range []string{"", "a"} {
			rules.listed = true
			rules.seek(sought)
			check("contents of the rules", rules.root)
		}
		for at := range games.All() {
			seats := 2 + (first+at)%3
			s := router(ends[at][seats-2]).(*results)
			s.Layout(c)
			check(fmt.Sprintf("results of %d for %d", at, seats), s.root)
		}
		for at, g := range games.All() {
			if !kitOf(c).onPhone() {
				break
			}
			s, seats := newSetup(games.All(), idle{}), 2+(first+at)%3
			s.recall(c)
			s.Seating.Game, s.Seats, s.byHand = g.Edition.ID, seats, true
			s.Seating.Players[1].Level = "cmd:./mine"
			for _, show := range []func(){func() {}, func() { s.dressed = seats - 1 }, func() { s.dressed, s.unfolded = -1, true }, func() { s.picking = 1 }} {
				show()
				s.Layout(c)
				check(fmt.Sprintf("set-up of %s for %d, unfolded: %v, levels of %d", g.Edition.ID, seats, s.unfolded, s.picking), s.dispatcher.Scope)
			}
		}
		shown := func(r game.Route) (game.Scene, *stage.Node) {
			s := router(r)
			s.Layout(c)
			s.Update(c)
			return s, c.Focus().Scope
		}
		g, seats := first%len(games.All()), 2+first%3
		m, players := scenetest.SampleGame(t, g, seats, 12)
		course := []string{"azul", "pavilion"}[first%2]
		for _, r := range []game.Route{route.Title{}, route.Setup{}, route.Lesson{Course: course, At: first % 5}, route.Replay{Match: m, Players: players}} {
			_, root := shown(r)
			scenetest.ExpectTouchable(t, c, fmt.Sprintf("%T", r), root, 0, leastText)
		}
		p, root := shown(route.Play{Match: m, Players: players})
		scenetest.ExpectTouchable(t, c, fmt.Sprintf("table of %d for %d", g, seats), root, 0, leastText)
		for _, name := range []string{"moves", "board-2", route.ExplainName} {
			r, ok := p.(interface {
				Sheet(name string) (game.Route, bool)
			}).Sheet(name)
			if !ok {
				t.Fatal("there is no sheet", name)
			}
			_, root := shown(r)
			scenetest.ExpectTouchable(t, c, fmt.Sprintf("%s of %d for %d", name, g, seats), root, leastTarget, leastText)
		}
		settings := router(route.Settings{}).(*settingsScene)
		for page := range settingsNames() {
			settings.open(c, page)
			check(fmt.Sprint("settings, page ", page), settings.root)
		}
	})
}
