package scenes

import (
	"fmt"
	"testing"

	"azulejo/game/gfx"
	"azulejo/game/settings"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/scenetest"
)

// TestScreensInHighContrast looks at every screen and sheet on both grounds.
func TestScreensInHighContrast(t *testing.T) {
	router := Router(games.All(), idle{})
	for _, size := range [][2]float64{{1280, 720}, {780, 1688}} {
		c := scenetest.Open(t, router, route.Title{}, size[0], size[1]).Context()
		*c.Settings = settings.Default()
		c.Settings.HighContrast, c.CanQuit = true, true
		c.Relayout()
		first := &title{games: games.All()}
		first.Layout(c)
		scenetest.ExpectContrast(t, c, "title", gfx.Sand(), first.root)
		form := newSetup(games.All(), idle{})
		form.recall(c)
		form.Layout(c)
		scenetest.ExpectContrast(t, c, "setup", gfx.Sand(), form.root)
		m, players := scenetest.SampleGame(t, 0, 3, -1)
		for _, ground := range []gfx.Ground{gfx.Sand(), gfx.Sage()} {
			for _, r := range []any{route.Menu{Title: "game.azul"}, route.Settings{}, route.Language{}, route.Rules{Title: "game.azul"}, route.Results{Match: m, Players: players}} {
				s := sheetOf(router(r))
				s.Layout(c)
				scenetest.ExpectContrast(t, c, fmt.Sprintf("%T", r), ground, s.root)
			}
		}
	}
}
