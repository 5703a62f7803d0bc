package scenes

import (
	"regexp"
	"strings"
	"testing"

	"azulejo/game"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/saves"
	"azulejo/scenes/scenetest"
)

// keepGames keeps at least so many games beside that of the window, where that is not done yet.
func keepGames(t *testing.T, c *game.Context, n int) {
	t.Helper()
	for i := len(saves.Kept(c)); i < n; i++ {
		m, players := scenetest.SampleGame(t, i%len(games.All()), 2+i%3, 6)
		saves.Save(c, m, players)
		saves.Aside(c)
	}
}

// A kept game goes on, and one that is to be removed is asked about first.
func TestKeptGamesAreListed(t *testing.T) {
	w := newTour(t, route.Title{})
	c := w.Context()
	keepGames(t, c, 3)
	c.Push(route.Kept{})
	list := func() *sheet { return sheetOf(w.scenes[len(w.scenes)-1]) }
	left := func() int { return len(saves.Kept(c)) }
	button(t, list(), "remove-1").Touch.Press()
	if left() != 3 {
		t.Fatal("a game is removed unasked")
	}
	button(t, list(), "remove-0").Touch.Press() // another one: it is asked about anew
	if left() != 3 {
		t.Fatal("the wrong game is removed")
	}
	button(t, list(), "remove-0").Touch.Press()
	if left() != 2 {
		t.Fatalf("%d games are left, want 2", left())
	}
	kept, _, _ := saves.Open(c, saves.Kept(c)[1])
	want := kept.Position().Hash()
	button(t, list(), "kept-1").Touch.Press()
	if to, ok := w.been[len(w.been)-1].(route.Play); !ok || to.Match.Position().Hash() != want {
		t.Errorf("the game leads to %T", w.been[len(w.been)-1])
	}
	if left() != 1 {
		t.Errorf("%d games are left, want 1", left())
	}
}

// A name that is given to a kept game stands in the list, and stays with the game when it goes on and is put aside again.
func TestKeptGamesAreNamed(t *testing.T) {
	w := newTour(t, route.Title{})
	c := w.Context()
	keepGames(t, c, 2)
	c.Push(route.Kept{})
	list := func() *sheet { return sheetOf(w.scenes[len(w.scenes)-1]) }
	button(t, list(), "name-1").Touch.Press()
	called := button(t, list(), "called-1").Touch.Text
	called.SetLine(called.Line().Insert("Autumn"))
	button(t, list(), "name-1").Touch.Press()
	if told := button(t, list(), "kept-1").Voice.Name; !strings.HasPrefix(told, "Autumn (") || !regexp.MustCompile(`, \d{4}-\d\d-\d\d$`).MatchString(told) {
		t.Errorf("the game is told as %q", told)
	}
	m, players, _ := saves.Take(c, saves.Kept(c)[1])
	saves.Save(c, m, players)
	saves.Aside(c)
	if name := saves.Kept(c)[0].Name(); name != "Autumn" {
		t.Errorf("gone on with, the game is called %q", name)
	}
	m, players = scenetest.SampleGame(t, 0, 2, 8)
	saves.Save(c, m, players)
	saves.Aside(c)
	if name := saves.Kept(c)[0].Name(); name != "" {
		t.Errorf("another game is called %q", name)
	}
}
