package scenes

import (
	"slices"
	"testing"

	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/scenetest"
)

// TestLevelsAreDescribedOnPhones: every seat says what its level is like, a press opens all levels with what they are like, and choosing one
// or going back closes them.
func TestLevelsAreDescribedOnPhones(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {844, 390}} {
		app := scenetest.Open(t, Router(games.All(), idle{}), route.Title{}, size[0], size[1])
		c := app.Context()
		s := newSetup(games.All(), idle{})
		s.Layout(c)
		says := func(word string) bool {
			found := false
			s.dispatcher.Scope.Walk(func(n *stage.Node) { found = found || n.Voice.Name == word })
			return found
		}
		for i := range s.Seats {
			if told := characterOf(c.Words, s.Seating.Players[i].Level); told == "" || !says(told) {
				t.Errorf("%v: seat %d does not say %q", size, i, told)
			}
		}
		s.root.Find("levels-1").Touch.Press()
		ids, words := s.levels(c.Words, 1)
		form := newForm(s, sheetKit(c))
		for at, id := range ids {
			n := s.dispatcher.Scope.Find(levelName(1, at))
			if want := c.Words.T("told.pile", form.strength(words, at), characterOf(c.Words, id)); n == nil || n.Voice.Name != want {
				t.Errorf("%v: level %q is not described by %q", size, id, want)
			}
		}
		if at := slices.Index(ids, s.Seating.Players[1].Level); s.dispatcher.FocusName() != levelName(1, at) || !s.HasOverlay() {
			t.Errorf("%v: the focus is on %q", size, s.dispatcher.FocusName())
		}
		last := len(ids) - 1
		s.dispatcher.Scope.Find(levelName(1, last)).Touch.Press()
		if s.Seating.Players[1].Level != ids[last] || s.HasOverlay() || s.dispatcher.FocusName() != "levels-1" {
			t.Errorf("%v: level %q, focus on %q", size, s.Seating.Players[1].Level, s.dispatcher.FocusName())
		}
		s.root.Find("levels-0").Touch.Press()
		if s.CloseOverlay(c); s.HasOverlay() || s.Seating.Players[0].Level != "" {
			t.Errorf("%v: going back leaves the levels open", size)
		}
	}
}
