package setup

import (
	"slices"
	"testing"

	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/scenetest"
)

// TestChangeEmblem checks that each press on the emblem of a seat changes it, and that two seats swap emblems when one takes that of the other.
func TestChangeEmblem(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {390, 844}, {844, 390}} {
		app := scenetest.Open(t, scenetest.BlankRouter, route.Title{}, size[0], size[1])
		c := app.Context()
		s := New(games.All(), scenetest.IdleBackend{})
		s.Layout(c)
		for _, want := range [][]int{{2, 1}, {3, 1}, {4, 1}, {1, 4}} {
			scenetest.Button(t, s.screen.Root, "emblem-0").Touch.Press()
			if got := s.choices.Seating.Players.Emblems()[:2]; !slices.Equal(got, want) {
				t.Errorf("%v: the emblems are %v, expected %v", size, got, want)
			}
		}
	}
}
