package scenes

import (
	"slices"
	"strings"
	"testing"

	"azulejo/game"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/scenetest"
)

// A press on a language's name changes what stands on the sheet and below it, and is kept.
func TestLanguageIsChosenByItsName(t *testing.T) {
	first := &title{games: games.All()}
	router := func(r game.Route) game.Scene {
		if r == any(route.Title{}) {
			return first
		}
		return Router(games.All(), idle{})(r)
	}
	c := scenetest.Open(t, router, route.Title{}, 1280, 720).Context()
	s := sheetOf(router(route.Language{}))
	s.Layout(c)
	names, err := locale.Names()
	if err != nil {
		t.Fatal(err)
	}
	for i, code := range locale.Languages() {
		if texts := scenetest.Texts(c, s.root); !slices.Contains(texts, names[i]) {
			t.Fatalf("%s is not among %q", names[i], texts)
		}
		button(t, s, "language-"+code).Touch.Press()
		s.Layout(c)
		words, err := locale.Open(code)
		if err != nil {
			t.Fatal(err)
		}
		if c.Words.Language != code || c.Settings.Language != code {
			t.Errorf("a press on %s speaks %s and keeps %q", names[i], c.Words.Language, c.Settings.Language)
		}
		for root, word := range map[*stage.Node]string{s.root: "settings.language", first.root: "title.settings"} {
			if texts := scenetest.Texts(c, root); !slices.Contains(texts, words.T(word)) {
				t.Errorf("%s: %q is not among %q", code, words.T(word), texts)
			}
		}
		if kept, err := c.Store.Load("settings.json"); err != nil || !strings.Contains(string(kept), `"language": "`+code+`"`) {
			t.Errorf("%s: %s is kept, %v", code, kept, err)
		}
	}
	button(t, s, "language-").Touch.Press()
	if c.Settings.Language != "" {
		t.Errorf("the system's language is kept as %q", c.Settings.Language)
	}
}
