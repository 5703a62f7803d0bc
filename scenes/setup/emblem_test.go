package setup

import (
	"slices"
	"testing"

	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/scenetest"
)

// TestChooseEmblem checks that pressing the emblem of a seat opens all emblems, that choosing the emblem of another seat swaps the two, and that closing
// the overlay or changing the number of seats closes the emblems.
func TestChooseEmblem(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {390, 844}, {844, 390}} {
		app := scenetest.Open(t, scenetest.BlankRouter, route.Title{}, size[0], size[1])
		c := app.Context()
		s := New(games.All(), scenetest.IdleBackend{})
		s.Layout(c)
		press := func(name string) {
			t.Helper()
			var found *stage.Node
			s.screen.Root.Walk(func(n *stage.Node) {
				if n.Name == name {
					found = n
				}
			})
			if found == nil {
				t.Fatalf("%v: there is no %s", size, name)
			}
			found.Touch.Press()
		}
		press("emblem-0")
		if s.screen.Dispatcher.FocusName() != "emblem-0-1" {
			t.Errorf("%v: the focus is on %s", size, s.screen.Dispatcher.FocusName())
		}
		scenetest.ExpectLegible(t, c, "emblems", s.screen.Root)
		press("emblem-0-2")
		if got := s.choices.Seating.Players.Emblems()[:2]; !slices.Equal(got, []int{2, 1}) || s.emblemsOf >= 0 {
			t.Errorf("%v: the emblems are %v, and those of seat %d are open", size, got, s.emblemsOf)
		}
		press("emblem-1")
		if !s.closeEmblems(c) || s.closeEmblems(c) || s.screen.Dispatcher.FocusName() != "emblem-1" {
			t.Errorf("%v: the emblems do not close", size)
		}
		press("emblem-1")
		if press("add-seat"); s.choices.Seats != 3 || s.emblemsOf >= 0 {
			t.Errorf("%v: for %d seats, the emblems of seat %d are open", size, s.choices.Seats, s.emblemsOf)
		}
	}
}
