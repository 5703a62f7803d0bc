package rulebook

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"azulejo/engine/lesson"
	"azulejo/game/locale"
	"azulejo/scenes/games"
)

// TestGoalIsStated checks in every language that the first lesson and the first page of the rules of each game say when the game ends and that most points
// win.
func TestGoalIsStated(t *testing.T) {
	required := map[string][]string{ // round, points, to win
		"en": {"round", "points", "wins"}, "de": {"runde", "punkte", "gewinn"}, "nl": {"ronde", "punten", "wint"},
		"fr": {"manche", "points", "gagne"}, "es": {"ronda", "puntos", "gana"}, "pt": {"ronda", "pontos", "ganha"}, "pt-BR": {"rodada", "pontos", "ganha"},
	}
	all, err := lesson.Courses(games.Editions())
	if err != nil {
		t.Fatal(err)
	}
	for _, language := range locale.Languages() {
		w, err := locale.Open(language)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := w.LoadLessons(); err != nil {
			t.Fatal(err)
		}
		stated := func(where, text string) {
			t.Helper()
			for _, word := range required[language] {
				if !strings.Contains(strings.ToLower(text), word) {
					t.Errorf("%s: %s does not say %q: %s", language, where, word, text)
				}
			}
		}
		var titles []string
		for _, p := range newPages() {
			if !slices.Contains(titles, p.title) {
				titles = append(titles, p.title)
				stated("page "+p.name, p.text(w, "text"))
			}
		}
		for _, c := range all {
			first, text := c.Lessons[0], ""
			for i := range first.Steps {
				text += " " + w.T(fmt.Sprintf("lesson.%s.%d", first.Name, i+1))
			}
			stated("lesson "+first.Name, text)
		}
	}
}
