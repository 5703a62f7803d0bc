package play

import (
	"slices"
	"testing"

	"azulejo/game"
	"azulejo/scenes/games"
	"azulejo/scenes/scenetest"
)

// TestLanguageChangesAtOnce checks that a table whose language changes shows the same texts as one opened in that language.
func TestLanguageChangesAtOnce(t *testing.T) {
	router := func(r game.Route) game.Scene { return r.(*Scene) }
	for at, g := range games.All() {
		m, players := scenetest.SampleGame(t, at, 3, 23, "", "pupil", "")
		open := func() *Scene { return New(&games.All()[at], idle{}, m, players) }
		s := open()
		c := scenetest.Open(t, router, s, 1280, 720).Context()
		english := scenetest.Texts(c, s.root)
		for _, language := range []string{"nl", "de", "fr", "es", "pt"} {
			c.Go(s)
			c.SetLanguage("en")
			c.SetLanguage(language)
			got := scenetest.Texts(c, s.root)
			fresh := open()
			c.Go(fresh)
			if want := scenetest.Texts(c, fresh.root); !slices.Equal(got, want) || slices.Equal(got, english) {
				t.Errorf("%s in %s says %q, expected %q", g.Edition.ID, language, got, want)
			}
		}
	}
}

// BenchmarkLanguageChange measures a change of language late in a game.
func BenchmarkLanguageChange(b *testing.B) {
	router := func(r game.Route) game.Scene { return r.(*Scene) }
	m, players := scenetest.SampleGame(b, 0, 4, -1)
	c := scenetest.Open(b, router, New(&games.All()[0], idle{}, m, players), 1280, 720).Context()
	languages := []string{"nl", "en"}
	for i := 0; b.Loop(); i++ {
		c.SetLanguage(languages[i%2])
	}
}
