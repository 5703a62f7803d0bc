package scenes

import (
	"slices"
	"testing"

	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/scenetest"
)

// TestEmblemsAreChosen on the plaques of a wide window and in the rows of tall and small ones: the row of all opens, who had the chosen
// one changes with the seat, and Escape or another number of seats shuts it.
func TestEmblemsAreChosen(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {390, 844}, {844, 390}} {
		app := scenetest.Open(t, Router(games.All(), idle{}), route.Title{}, size[0], size[1])
		c := app.Context()
		s := newSetup(games.All(), idle{})
		s.Layout(c)
		press := func(name string) {
			t.Helper()
			var found *stage.Node
			s.root.Walk(func(n *stage.Node) {
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
		if s.dispatcher.FocusName() != "emblem-0-1" {
			t.Errorf("%v: the keyboard rests on %s", size, s.dispatcher.FocusName())
		}
		scenetest.ExpectLegible(t, c, "emblems", s.root)
		press("emblem-0-2")
		if got := s.Seating.Players.Emblems()[:2]; !slices.Equal(got, []int{2, 1}) || s.dressed >= 0 {
			t.Errorf("%v: they wear %v, seat %d is open", size, got, s.dressed)
		}
		press("emblem-1")
		if !s.undress(c) || s.undress(c) || s.dispatcher.FocusName() != "emblem-1" {
			t.Errorf("%v: the row does not shut", size)
		}
		press("emblem-1")
		if press("add-seat"); s.Seats != 3 || s.dressed >= 0 {
			t.Errorf("%v: for %d seats, that of seat %d is open", size, s.Seats, s.dressed)
		}
	}
}
