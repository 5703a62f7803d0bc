package scenes

import (
	"testing"

	"azulejo/game"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/scenetest"
)

// tour is a program that keeps where it was led.
type tour struct {
	*game.App
	been   []game.Route
	scenes []game.Scene
}

func newTour(t *testing.T, first game.Route) *tour {
	w := &tour{}
	router := Router(games.All(), idle{})
	w.App = scenetest.Open(t, func(r game.Route) game.Scene {
		s := router(r)
		w.been, w.scenes = append(w.been, r), append(w.scenes, s)
		return s
	}, first, 1280, 720)
	return w
}

// last is the scene that was entered last.
func (w *tour) last() game.Scene { return w.scenes[len(w.scenes)-1] }

// button is the node of a name on a sheet.
func button(t *testing.T, s *sheet, name string) (found *stage.Node) {
	t.Helper()
	s.root.Walk(func(n *stage.Node) {
		if n.Name == name {
			found = n
		}
	})
	if found == nil {
		t.Fatalf("there is no %s", name)
	}
	return found
}

func TestMenuSaysWhereItLeads(t *testing.T) {
	for _, x := range []struct {
		name, says string
		to         game.Route
	}{
		{"menu-settings", "Settings", route.Settings{}},
		{"menu-rules", "Rules", route.Rules{Title: "game.pavilion"}},
		{"menu-new", "New game", route.Setup{}},
		{"menu-title", "Title", route.Title{}},
	} {
		w := newTour(t, route.Title{})
		w.Context().Push(route.Menu{Title: "game.pavilion"})
		b := button(t, w.last().(*sheet), x.name)
		if said := b.Children()[0].Art.(*stage.Label).Text; said != x.says {
			t.Errorf("%s says %q", x.name, said)
		}
		if b.Touch.Press(); w.been[len(w.been)-1] != x.to {
			t.Errorf("%s leads to %#v", x.name, w.been[len(w.been)-1])
		}
	}
}

// TestSettingsCloseToTheMenu: what is laid over the menu gives the menu back, with the keyboard where it was.
func TestSettingsCloseToTheMenu(t *testing.T) {
	w := newTour(t, route.Title{})
	w.Context().Push(route.Menu{})
	menu := w.last().(*sheet)
	menu.dispatcher.Focus("menu-settings")
	button(t, menu, "menu-settings").Touch.Press()
	button(t, w.last().(*sheet), "close").Touch.Press()
	if menu.dispatcher.FocusName() != "menu-settings" {
		t.Errorf("the keyboard rests on %q", menu.dispatcher.FocusName())
	}
	button(t, menu, "menu-resume").Touch.Press()
}

// TestTitleBeginsWithItsFirstAction: Enter opens the set-up before any other key.
func TestTitleBeginsWithItsFirstAction(t *testing.T) {
	w := newTour(t, route.Title{})
	first := w.last().(*title)
	if first.dispatcher.FocusName() != "title-new" {
		t.Fatalf("the keyboard rests on %q", first.dispatcher.FocusName())
	}
	first.dispatcher.Update(stage.Pointer{}, stage.Keys{Confirm: true})
	if at := w.been[len(w.been)-1]; at != (route.Setup{}) {
		t.Errorf("Enter leads to %#v", at)
	}
}

// TestEnterDoesNoHarmAtFirst: what has the focus when a screen opens is its first action, never a choice that Enter would change.
func TestEnterDoesNoHarmAtFirst(t *testing.T) {
	m, players := scenetest.SampleGame(t, 0, 2, -1)
	for _, x := range []struct {
		to   game.Route
		want string
	}{
		{route.Menu{}, "menu-resume"}, {route.Settings{}, "close"}, {route.Rules{Title: "game.pavilion"}, "close"},
		{route.Results{Match: m, Players: players}, "again"},
	} {
		w := newTour(t, route.Title{})
		w.Context().Push(x.to)
		if at := w.last().(*sheet).dispatcher.FocusName(); at != x.want {
			t.Errorf("%T opens at %q, expected %q", x.to, at, x.want)
		}
	}
	w := newTour(t, route.Setup{})
	if at := w.last().(*setup).dispatcher.FocusName(); at != "start-game" {
		t.Errorf("the set-up opens at %q", at)
	}
}

// TestTheTitleKeepsItsFocus when it is laid out anew, as after another text size was chosen.
func TestTheTitleKeepsItsFocus(t *testing.T) {
	w := newTour(t, route.Title{})
	s := w.last().(*title)
	s.dispatcher.Focus("title-settings")
	w.Context().Relayout()
	if at := s.dispatcher.FocusName(); at != "title-settings" {
		t.Errorf("the focus is at %q", at)
	}
}

// TestTextSizeAppliesAtOnce: a click on the track sets it, and the keyboard stays there.
func TestTextSizeAppliesAtOnce(t *testing.T) {
	w := newTour(t, route.Title{})
	c := w.Context()
	c.Push(route.Settings{})
	s := w.last().(*sheet)
	zoom, before := button(t, s, "zoom"), c.Settings.TextScale
	s.dispatcher.Focus("zoom")
	x, y := zoom.Centre()
	zoom.Touch.Click(x, y)
	if after := c.Settings.TextScale; before != 1 || after < 1.49 || after > 1.51 {
		t.Errorf("text is set at %v, and was at %v", after, before)
	}
	if now := button(t, s, "zoom"); now == zoom || s.dispatcher.FocusName() != "zoom" {
		t.Errorf("laid out anew: %v, with the focus at %q", now != zoom, s.dispatcher.FocusName())
	}
}

// TestSlidersAreAlike: their tracks begin and end one below the other, whatever they say.
func TestSlidersAreAlike(t *testing.T) {
	scenetest.EachView(t, Router(games.All(), idle{}), route.Title{}, func(t *testing.T, c *game.Context) {
		s := Router(games.All(), idle{})(route.Settings{}).(*sheet)
		s.Layout(c)
		effects := button(t, s, "effects").W
		for _, name := range []string{"music", "pause", "zoom"} {
			if w := button(t, s, name).W; w != effects {
				t.Errorf("the track of %s is %v long, that of effects %v", name, w, effects)
			}
		}
	})
}
