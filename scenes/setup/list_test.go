package setup

import (
	"slices"
	"testing"

	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/scenetest"
)

// TestLevelsOnPhones checks that on phones every seat shows the text of its level, that pressing it opens all levels with their texts, and that choosing
// one or going back closes them.
func TestLevelsOnPhones(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {844, 390}} {
		app := scenetest.Open(t, scenetest.BlankRouter, route.Title{}, size[0], size[1])
		c := app.Context()
		s := New(games.All(), scenetest.IdleBackend{})
		s.Layout(c)
		says := func(word string) bool {
			found := false
			s.screen.Dispatcher.Scope.Walk(func(n *stage.Node) { found = found || n.Accessible.Name == word })
			return found
		}
		for i := range s.choices.Seats {
			if text := s.levelText(c.Words, s.choices.Seating.Players[i].Level); text == "" || !says(text) {
				t.Errorf("%v: seat %d does not have the sentence %q", size, i, text)
			}
		}
		s.screen.Root.Find("levels-1").Touch.Press()
		ids, words := s.levels(c.Words, 1)
		for at, id := range ids {
			n := s.screen.Dispatcher.Scope.Find(levelName(1, at))
			if want := c.Words.T("accessible.pile", "label", strength(c.Words, words, at), "value", s.levelText(c.Words, id)); n == nil || n.Accessible.Name != want {
				t.Errorf("%v: level %q does not have the text %q", size, id, want)
			}
		}
		if at := slices.Index(ids, s.choices.Seating.Players[1].Level); s.screen.Dispatcher.FocusName() != levelName(1, at) || !s.HasOverlay() {
			t.Errorf("%v: the focus is on %q", size, s.screen.Dispatcher.FocusName())
		}
		last := len(ids) - 1
		s.screen.Dispatcher.Scope.Find(levelName(1, last)).Touch.Press()
		if s.choices.Seating.Players[1].Level != ids[last] || s.HasOverlay() || s.screen.Dispatcher.FocusName() != "levels-1" {
			t.Errorf("%v: level %q, focus on %q", size, s.choices.Seating.Players[1].Level, s.screen.Dispatcher.FocusName())
		}
		s.screen.Root.Find("levels-0").Touch.Press()
		if s.CloseOverlay(c); s.HasOverlay() || s.choices.Seating.Players[0].Level != "" {
			t.Errorf("%v: going back leaves the levels open", size)
		}
	}
}
