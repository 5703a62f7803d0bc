package play

import (
	"fmt"
	"strings"
	"testing"

	"azulejo/game"
	"azulejo/scenes/games"
	"azulejo/scenes/scenetest"
)

// TestLeftHandedTable checks left-handed layouts: everything is legible and can be pressed, and the player's board and the actions are left of the
// offer.
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
						t.Errorf("%s: the log is at %.0f of %.0f", name, x, c.W)
					}
				}
			}
		}
	}
}

// expectLeft checks that buttons and boards are in the left half of the window, and the offer in the right.
func expectLeft(t *testing.T, c *game.Context, s *Scene, name string) {
	t.Helper()
	offered := s.board.Areas().Placement.W == 0 // on a phone, the board and a placement replace the offer
	if x, _ := s.board.Areas().Title.Middle(); offered && x < c.W/2 {
		t.Errorf("%s: the offer's title is at %.0f of %.0f", name, x, c.W)
	}
	for what, r := range scenetest.Targets(c, s.root) {
		if x, _ := r.Middle(); strings.HasPrefix(what, "button-undo") && x > c.W/2 {
			t.Errorf("%s: %s is at %.0f of %.0f", name, what, x, c.W)
		}
	}
}
