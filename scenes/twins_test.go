package scenes

import (
	"slices"
	"strings"
	"testing"

	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/scenetest"
)

// TestSlidersHaveTwins: sliders and text fields are all that is dragged around the tables, and a tap or arrows do as well.
func TestSlidersHaveTwins(t *testing.T) {
	w := newTour(t, route.Title{})
	c := w.Context()
	var dragged []string
	for _, r := range []any{route.Menu{}, route.Settings{}, route.Language{}, route.Keys{}, route.Lessons{}, route.Rules{Title: "game.azul"}} {
		s := sheetOf(Router(games.All(), idle{})(r))
		s.Layout(c)
		dragged = append(dragged, scenetest.ExpectTwins(t, "sheet", s.root)...)
	}
	c.Push(route.Settings{})
	for page := 1; page < 4; page++ {
		s := w.last().(*settingsScene)
		s.open(c, page)
		dragged = append(dragged, scenetest.ExpectTwins(t, "settings", s.root)...)
	}
	c.Pop()
	c.Go(route.Setup{})
	dragged = append(dragged, scenetest.ExpectTwins(t, "set-up", w.last().(*setup).root)...)
	all := len(dragged)
	dragged = slices.DeleteFunc(dragged, func(name string) bool { return strings.HasPrefix(name, "level-") }) // the dials
	if slices.Sort(dragged); all == len(dragged) || !slices.Equal(dragged, []string{"effects", "leaf", "music", "name-0", "name-1", "pause", "search", "speed", "switch", "zoom"}) {
		t.Errorf("dragged are %v", dragged)
	}
}
