package scenes

import (
	"slices"
	"strings"
	"testing"

	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/scenes/route"
	"azulejo/scenes/scenetest"
)

// TestLanguages checks that pressing the name of a language changes the text of all scenes and saves the setting.
func TestLanguages(t *testing.T) {
	w := newTour(t, route.Title{})
	c := w.Context()
	c.Push(route.Language{})
	title, list := w.Scenes[0], w.Last()
	names, err := locale.LanguageNames()
	if err != nil {
		t.Fatal(err)
	}
	for i, code := range locale.Languages() {
		root := rootOf(c, list)
		if texts := scenetest.Texts(c, root); !slices.Contains(texts, names[i]) {
			t.Fatalf("%s is not among %q", names[i], texts)
		}
		scenetest.Button(t, root, "language-"+code).Touch.Press()
		words, err := locale.Open(code)
		if err != nil {
			t.Fatal(err)
		}
		if c.Words.Language != code || c.Settings.Language != code {
			t.Errorf("a press on %s changes the language to %s and saves %q", names[i], c.Words.Language, c.Settings.Language)
		}
		for root, word := range map[*stage.Node]string{rootOf(c, list): "settings.language", rootOf(c, title): "title.settings"} {
			if texts := scenetest.Texts(c, root); !slices.Contains(texts, words.T(word)) {
				t.Errorf("%s: %q is not among %q", code, words.T(word), texts)
			}
		}
		if saved, err := c.Store.Load("settings.json"); err != nil || !strings.Contains(string(saved), `"language": "`+code+`"`) {
			t.Errorf("%s: the saved settings are %s, %v", code, saved, err)
		}
	}
	scenetest.Button(t, rootOf(c, list), "language-").Touch.Press()
	if c.Settings.Language != "" {
		t.Errorf("the system's language is saved as %q", c.Settings.Language)
	}
}
