package scenes

import (
	"slices"
	"testing"

	"azulejo/game"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/saves"
	"azulejo/scenes/scenetest"
	"azulejo/scenes/transfer"
)

// newTour opens the program with all its scenes.
func newTour(t *testing.T, first game.Route) *scenetest.Tour {
	return scenetest.NewTour(t, game.Config{Router: Router(games.All(), scenetest.Idle{}), First: first, Receive: transfer.Receive})
}

// rootOf lays a scene out, runs it for a tick and returns what takes input there.
func rootOf(c *game.Context, s game.Scene) *stage.Node {
	s.Layout(c)
	s.Update(c)
	return c.Dispatcher().Scope
}

// dialogs returns the routes of the dialogs that need no match, with every page of the settings.
func dialogs() []game.Route {
	all := []game.Route{route.Menu{Title: "game.azul"}, route.Language{}, route.Saved{}, route.Keys{}, route.ChangeKeys{}, route.Lessons{Course: "azul"}, route.Lessons{Course: "pavilion"}}
	for _, page := range []string{"play", "look", "sound", "access", "games"} {
		all = append(all, route.Settings{Page: page})
	}
	return all
}

// Letters that are typed in a field write there. They are shortcuts again when the focus or the scene has changed.
func TestFieldsTakeLetters(t *testing.T) {
	for field, to := range map[string]game.Route{"name-0": route.Setup{}, "search": route.Rules{Title: "game.azul"}, "called-0": route.Saved{}} {
		w := newTour(t, route.Title{})
		c := w.Context()
		scenetest.SaveGames(t, c, 1)
		c.Push(to)
		tick := func() {
			if err := w.Update(); err != nil {
				t.Fatal(err)
			}
		}
		tick()
		if field == "called-0" {
			scenetest.Button(t, c.Dispatcher().Scope, "name-0").Touch.Press()
		}
		c.Dispatcher().Focus(field)
		if tick(); !c.Input.Editing {
			t.Errorf("letters do not write in %s", field)
		}
		if c.Pop(); c.Input.Editing {
			t.Errorf("letters still write after %s", field)
		}
	}
}

func TestMenu(t *testing.T) {
	for _, x := range []struct {
		name, label string
		to          game.Route
	}{
		{"menu-settings", "Settings", route.Settings{}},
		{"menu-rules", "Rules", route.Rules{Title: "game.pavilion"}},
		{"menu-new", "New game", route.Setup{}},
		{"menu-title", "Title screen", route.Title{}},
	} {
		w := newTour(t, route.Title{})
		w.Context().Push(route.Menu{Title: "game.pavilion"})
		b := scenetest.Button(t, rootOf(w.Context(), w.Last()), x.name)
		if label := b.Children()[0].Art.(*stage.Label).Text; label != x.label {
			t.Errorf("the label of %s is %q", x.name, label)
		}
		if b.Touch.Press(); w.At() != x.to {
			t.Errorf("%s leads to %#v", x.name, w.At())
		}
	}
}

// When the settings are closed the menu below them is shown again, with the focus where it was.
func TestMenuKeepsFocus(t *testing.T) {
	w := newTour(t, route.Title{})
	c := w.Context()
	c.Push(route.Menu{})
	menu := rootOf(c, w.Last())
	focus := c.Dispatcher()
	focus.Focus("menu-settings")
	scenetest.Button(t, menu, "menu-settings").Touch.Press()
	scenetest.Button(t, rootOf(c, w.Last()), "close").Touch.Press()
	if at := focus.FocusName(); at != "menu-settings" {
		t.Errorf("the focus is on %q", at)
	}
}

// The focus of a scene that is opened is on its main button, never on a choice that Enter would change.
func TestFirstFocus(t *testing.T) {
	m, players := scenetest.SampleGame(t, 0, 2, -1)
	for _, x := range []struct {
		to   game.Route
		want string
	}{
		{route.Menu{}, "menu-resume"}, {route.Settings{}, "close"}, {route.Rules{Title: "game.pavilion"}, "close"},
		{route.Results{Match: m, Players: players}, "again"}, {route.Setup{}, "start-game"},
	} {
		w := newTour(t, route.Title{})
		w.Context().Push(x.to)
		rootOf(w.Context(), w.Last())
		if at := w.Context().Dispatcher().FocusName(); at != x.want {
			t.Errorf("the focus of %T is on %q, expected %q", x.to, at, x.want)
		}
	}
}

// A new game is saved at once, and the game in progress is kept beside it. A game without a move is not kept.
func TestNewGameKeepsOthers(t *testing.T) {
	w := newTour(t, route.Title{})
	c := w.Context()
	m, players := scenetest.SampleGame(t, 0, 2, 6)
	saves.Save(c, m, players)
	for range 2 {
		c.Go(route.Setup{})
		scenetest.Button(t, rootOf(c, w.Last()), "start-game").Touch.Press()
		started := w.At().(route.Play)
		c.Go(route.Title{})
		scenetest.Button(t, rootOf(c, w.Last()), "title-continue").Touch.Press()
		if p := w.At().(route.Play); p.Match.Seed != started.Match.Seed {
			t.Errorf("the title resumes %+v", p)
		}
		kept := saves.List(c)
		if len(kept) != 1 {
			t.Fatalf("kept are %+v", kept)
		}
		if old, _, ok := saves.Open(c, kept[0]); !ok || !slices.Equal(old.Moves(), m.Moves()) {
			t.Errorf("kept is %+v", old)
		}
	}
}

// Games that are imported in the settings appear on the title below them.
func TestImportedGamesAreOffered(t *testing.T) {
	t.Setenv("AZULEJO_HOME", t.TempDir())
	from, to := newTour(t, route.Title{}), newTour(t, route.Title{})
	scenetest.SaveGames(t, from.Context(), 3)
	press := func(w *scenetest.Tour, name string) {
		c := w.Context()
		c.Push(route.Settings{Page: "games"})
		scenetest.Button(t, rootOf(c, w.Last()), name).Touch.Press()
		c.Pop()
	}
	press(from, "export")
	press(to, "import")
	c := to.Context()
	if err := to.Update(); err != nil {
		t.Fatal(err)
	}
	if title := rootOf(c, to.Scenes[0]); title.Find("title-kept") == nil || len(saves.List(c)) != 2 {
		t.Errorf("%d games are kept, and the title does not offer them", len(saves.List(c)))
	}
}
