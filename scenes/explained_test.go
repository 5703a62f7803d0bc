package scenes

import (
	"fmt"
	"testing"

	"azulejo/game"
	"azulejo/scenes/games"
	"azulejo/scenes/play"
	"azulejo/scenes/route"
	"azulejo/scenes/scenetest"
)

// TestExplanationsAreLegible explains tables of all games and sizes; every thing has its sentence or a knob that opens it.
func TestExplanationsAreLegible(t *testing.T) {
	all := games.All()
	router := Router(all, idle{})
	scenetest.EachCorner(t, router, route.Title{}, func(t *testing.T, c *game.Context) {
		for at, g := range all {
			for seats := 2; seats <= 4; seats += 2 {
				m, players := scenetest.SampleGame(t, at, seats, 9)
				table := play.New(&g, idle{}, m, players)
				table.Layout(c)
				name := fmt.Sprint(g.Edition.ID, " for ", seats)
				s := sheetOf(router(table.Explain()))
				s.Layout(c)
				scenetest.ExpectLegible(t, c, name, s.root)
				scenetest.ExpectTold(t, name, s.root)
				if said := len(scenetest.Texts(c, s.root)); said < 10 {
					t.Errorf("%s: only %d things are said", name, said)
				}
				table.Leave(c)
			}
		}
	})
}
