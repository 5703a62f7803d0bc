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
func newTour(t *testing.T, first game.Route) *scenetest.Recorder {
	return scenetest.NewRecorder(t, game.Config{Router: Router(games.All(), scenetest.IdleBackend{}), First: first, Receive: transfer.Receive})
}

// rootOf lays a scene out, updates it once and returns the root of its input scope.
func rootOf(c *game.Context, s game.Scene) *stage.Node {
	s.Layout(c)
	s.Update(c)
	return c.Dispatcher().Scope
}

// dialogs returns the routes of the dialogs that need no match, including every page of the settings.
func dialogs() []game.Route {
	all := []game.Route{route.Menu{Title: "game.azul", Branch: true}, route.Language{}, route.Saved{}, route.Keys{}, route.ChangeKeys{}, route.Lessons{Course: "azul"}, route.Lessons{Course: "pavilion"}}
	for _, page := range []string{"play", "look", "sound", "access", "games"} {
		all = append(all, route.Settings{Page: page})
	}
	return all
}

// TestTextFieldsCaptureKeys checks that letter keys are no shortcuts while a text field has the focus.
func TestTextFieldsCaptureKeys(t *testing.T) {
	for field, to := range map[string]game.Route{"name-0": route.Setup{}, "search": route.Rules{Title: "game.azul"}, "name": route.Saved{}} {
		w := newTour(t, route.Title{})
		c := w.Context()
		scenetest.ArchiveGames(t, c, 1)
		c.Push(to)
		tick := func() {
			if err := w.Update(); err != nil {
				t.Fatal(err)
			}
		}
		tick()
		if field == "name" {
			scenetest.Button(t, c.Dispatcher().Scope, "more-0").Touch.Press()
			tick()
		}
		c.Dispatcher().Focus(field)
		if tick(); !c.Input.Editing {
			t.Errorf("letter keys do not edit %s", field)
		}
		if c.Pop(); c.Input.Editing {
			t.Errorf("letter keys still edit after %s was closed", field)
		}
	}
}

// TestMenu checks the labels of the menu's buttons and the routes that they open.
func TestMenu(t *testing.T) {
	for _, x := range []struct {
		name, label string
		to          game.Route
	}{
		{"menu-settings", "Settings", route.Settings{}},
		{"menu-rules", "Rules", route.Rules{Title: "game.pavilion"}},
		{"menu-new", "New game", route.Setup{FromTable: true}},
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

// TestMenuKeepsFocus checks that the menu has its previous focus when the settings above it close.
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

// TestFirstFocus checks that a new scene has the focus on its main button, and not on a choice that Enter would change.
func TestFirstFocus(t *testing.T) {
	m, players := scenetest.SampleGame(t, 0, 2, -1)
	for _, x := range []struct {
		to   game.Route
		want string
	}{
		{route.Menu{}, "menu-resume"}, {route.Settings{}, "close"}, {route.Rules{Title: "game.pavilion"}, "leaf"},
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

// TestNewGameArchivesOthers checks that a new game is saved at once and archives the game in progress, unless that has no moves.
func TestNewGameArchivesOthers(t *testing.T) {
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
		saved := saves.List(c)
		if len(saved) != 1 {
			t.Fatalf("the archived games are %+v", saved)
		}
		if old, _, ok := saves.Open(c, saved[0]); !ok || !slices.Equal(old.Moves(), m.Moves()) {
			t.Errorf("the archived game is %+v", old)
		}
	}
}

// TestImportedGamesOnTitle checks that games imported in the settings appear on the title screen below.
func TestImportedGamesOnTitle(t *testing.T) {
	t.Setenv("AZULEJO_HOME", t.TempDir())
	from, to := newTour(t, route.Title{}), newTour(t, route.Title{})
	scenetest.ArchiveGames(t, from.Context(), 3)
	press := func(w *scenetest.Recorder, name string) {
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
		t.Errorf("%d games are archived, and the title screen does not offer them", len(saves.List(c)))
	}
}
