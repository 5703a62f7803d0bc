package play

import (
	"fmt"
	"testing"

	"azulejo/game"
	"azulejo/scenes/games"
	"azulejo/scenes/scenetest"
)

// TestTablesInHighContrast looks at every table on its ground: in the middle of a game, and at its end.
func TestTablesInHighContrast(t *testing.T) {
	router := func(r game.Route) game.Scene { return r.(*Scene) }
	for at, g := range games.All() {
		for _, size := range [][2]float64{{1280, 720}, {780, 1688}} {
			for _, moves := range []int{5, 23, 41, -1} {
				m, players := scenetest.SampleGame(t, at, 3, moves, "", "virtuoso", "master")
				s := New(&games.All()[at], idle{}, m, players)
				c := scenetest.Open(t, router, s, size[0], size[1]).Context()
				c.Settings.HighContrast, c.Settings.WinBar = true, moves == 23
				c.Relayout()
				scenetest.ExpectContrast(t, c, fmt.Sprintf("%s after %d", g.Edition.ID, moves), s.Ground(c), s.root)
			}
		}
	}
}
