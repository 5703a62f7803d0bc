package scenes

import (
	"testing"

	"azulejo/game"
	"azulejo/game/settings"
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
	w.App = scenetest.OpenParts(t, game.Parts{Router: func(r game.Route) game.Scene {
		s := router(r)
		w.been, w.scenes = append(w.been, r), append(w.scenes, s)
		return s
	}, First: first, Receive: Receive}, 1280, 720)
	return w
}

// TestFieldsTakeLetters wherever there is one: they act again once the focus is elsewhere, or the scene is left.
func TestFieldsTakeLetters(t *testing.T) {
	for field, to := range map[string]game.Route{"name-0": route.Setup{}, "search": route.Rules{Title: "game.azul"}, "called-0": route.Kept{}} {
		w := newTour(t, route.Title{})
		c := w.Context()
		keepGames(t, c, 1)
		c.Push(to)
		tick := func() {
			if err := w.Update(); err != nil {
				t.Fatal(err)
			}
		}
		tick()
		if field == "called-0" {
			button(t, sheetOf(w.last()), "name-0").Touch.Press()
		}
		c.Focus().Focus(field)
		if tick(); !c.Input.Writing {
			t.Errorf("letters act in %s", field)
		}
		if c.Pop(); c.Input.Writing {
			t.Errorf("letters do not act after %s", field)
		}
	}
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
		b := button(t, sheetOf(w.last()), x.name)
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
	menu := sheetOf(w.last())
	menu.dispatcher.Focus("menu-settings")
	button(t, menu, "menu-settings").Touch.Press()
	button(t, sheetOf(w.last()), "close").Touch.Press()
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
		if at := sheetOf(w.last()).dispatcher.FocusName(); at != x.want {
			t.Errorf("%T opens at %q, expected %q", x.to, at, x.want)
		}
	}
	w := newTour(t, route.Setup{})
	if at := w.last().(*setup).dispatcher.FocusName(); at != "start-game" {
		t.Errorf("the set-up opens at %q", at)
	}
}

// TestTheNextLessonIsFilled as soon as the list opens, and in each course by what was done of that one.
func TestTheNextLessonIsFilled(t *testing.T) {
	w := newTour(t, route.Title{})
	c := w.Context()
	c.Words.Learn()
	for _, each := range courses()[0].Lessons[:2] {
		c.Settings.Lessons = append(c.Settings.Lessons, each.Name)
	}
	c.Push(route.Lessons{Course: "azul"})
	l := w.last().(*lessonSheet)
	for course, next := range []string{"lesson-3", "lesson-1"} {
		if course != l.course {
			l.course = course
			l.Layout(c)
		}
		for _, name := range []string{"lesson-1", "lesson-2", "lesson-3"} {
			if filled := button(t, &l.sheet, name).Art.(*stage.Panel).Name == "button-primary"; filled != (name == next) {
				t.Errorf("%s of %s is filled: %v", name, l.courses[course].Name, filled)
			}
		}
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
	w.last().(*settingsScene).open(c, 1)
	s := sheetOf(w.last())
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
		s := Router(games.All(), idle{})(route.Settings{}).(*settingsScene)
		var wide []float64
		for page, names := range [][]string{{"speed", "pause"}, {"zoom"}, {"effects", "music"}, {"switch"}} {
			s.open(c, page)
			for _, name := range names {
				if wide = append(wide, button(t, &s.sheet, name).W); wide[len(wide)-1] != wide[0] {
					t.Errorf("the track of %s is %v long, that of speed %v", name, wide[len(wide)-1], wide[0])
				}
			}
		}
	})
}

// sheetOf is the sheet that a scene is or holds.
func sheetOf(s game.Scene) *sheet {
	switch s := s.(type) {
	case *settingsScene:
		return &s.sheet
	case *results:
		return &s.sheet
	case *lessonSheet:
		return &s.sheet
	case *book:
		return &s.sheet
	case *paged:
		return &s.sheet
	case *keyChoice:
		return &s.sheet
	}
	return s.(*sheet)
}

// TestAPageIsPutBack: all that it shows, and nothing of the other pages.
func TestAPageIsPutBack(t *testing.T) {
	w := newTour(t, route.Title{})
	c := w.Context()
	c.Push(route.Settings{})
	s := w.last().(*settingsScene)
	set := c.Settings
	changed := settings.Settings{Keys: set.Keys, TextScale: 1.5, Mute: true, LeftHanded: true, Confirm: true, Speed: settings.Slow, StepPause: 2, Light: settings.Evening}
	*set = changed
	first := settings.Default()
	for page, same := range []func() bool{
		func() bool {
			return set.Speed == first.Speed && set.ComputerPause == first.ComputerPause && set.Forecast == first.Forecast && set.Arithmetic == first.Arithmetic && set.Forced == first.Forced && !set.Confirm
		},
		func() bool { return set.TextScale == 1 && set.Light == first.Light },
		func() bool { return set.Effects == first.Effects && set.Music == first.Music && !set.Mute },
		func() bool { return !set.LeftHanded && set.StepPause == 0 },
	} {
		if s.open(c, page); same() {
			t.Errorf("page %d was put back before it was asked for", page)
		}
		if button(t, &s.sheet, "page-first").Touch.Press(); !same() {
			t.Errorf("page %d put back is %+v", page, *set)
		}
	}
}

// TestThePreviewPlaysOn: the move is shown again and again, at once where the speed is off, and nothing moves where there is no room for it.
func TestThePreviewPlaysOn(t *testing.T) {
	w := newTour(t, route.Title{})
	c := w.Context()
	c.Push(route.Settings{})
	s := w.last().(*settingsScene)
	for _, speed := range settings.Speeds() {
		c.Settings.Speed = speed
		s.Layout(c)
		shown := map[bool]int{}
		for range 1500 {
			s.preview.tick(c)
			shown[s.preview.board.Shown() == s.preview.to]++
		}
		if shown[true] < 100 || shown[false] < 100 {
			t.Errorf("at speed %s the move is shown for %d ticks and its start for %d", speed, shown[true], shown[false])
		}
	}
	w.LayoutF(390, 844)
	for range 300 {
		if s.preview.tick(c); s.Moving() {
			t.Fatal("the sheet moves on a phone, where it has no preview")
		}
	}
}
