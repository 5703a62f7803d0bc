package play

import (
	"fmt"
	"strings"
	"testing"

	"azulejo/game"
	"azulejo/scenes/games"
	"azulejo/scenes/scenetest"
)

// TestLeftHandedTable looks at every table laid out for left hands: all can be read and pressed, and the own board and the actions lie
// left of the offer.
func TestLeftHandedTable(t *testing.T) {
	router := func(r game.Route) game.Scene { return r.(*Scene) }
	for at, g := range games.All() {
		for seats := 2; seats <= 4; seats++ {
			for i, moves := range []int{0, 12, 41, -1} {
				m, players := scenetest.SampleGame(t, at, seats, moves, "", "virtuoso", "master", "pupil")
				s := New(&games.All()[at], idle{}, m, players)
				c := scenetest.Open(t, router, s, 1280, 720).Context()
				c.Settings.LeftHanded, c.Settings.WinBar = true, i == 1
				for _, size := range [][3]float64{{1280, 720, 1}, {2532, 1170, 3}, {1024, 640, 1}, {3840, 2160, 1}, {1170, 2532, 3}, {900, 1600, 1}} {
					c.Settings.TextScale = 1 + float64(i%2)
					c.Resize(size[0], size[1], size[2])
					name := fmt.Sprintf("%s for %d after %d, %v × %v", g.Edition.ID, seats, moves, size[0], size[1])
					scenetest.ExpectLegible(t, c, name, s.root)
					if size[0] > size[1] {
						expectLeft(t, c, s, name)
					} else if x, _ := s.board.Areas().Panel.Middle(); s.board.Areas().Panel.W > 0 && s.board.Areas().Panel.W < c.W/2 && x > c.W/2 {
						t.Errorf("%s: the log lies at %.0f of %.0f", name, x, c.W)
					}
				}
			}
		}
	}
}

// expectLeft holds what a hand works with to the left half of the window, and the offer to the right.
func expectLeft(t *testing.T, c *game.Context, s *Scene, name string) {
	t.Helper()
	offered := s.board.Areas().Placement.W == 0 // on a phone the board and what is put together take the place of the offer
	if x, _ := s.board.Areas().Title.Middle(); offered && x < c.W/2 {
		t.Errorf("%s: the offer's title lies at %.0f of %.0f", name, x, c.W)
	}
	for what, r := range scenetest.Targets(c, s.root) {
		if x, _ := r.Middle(); strings.HasPrefix(what, "button-undo") && x > c.W/2 {
			t.Errorf("%s: %s lies at %.0f of %.0f", name, what, x, c.W)
		}
	}
}
