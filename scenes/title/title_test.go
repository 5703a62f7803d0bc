package title

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"azulejo/engine/catalogue"
	"azulejo/engine/players"
	"azulejo/game"
	"azulejo/game/settings"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/backdrop"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/saves"
	"azulejo/scenes/scenetest"

	"github.com/hajimehoshi/ebiten/v2"
)

// router makes the title screen, and scenes that do nothing.
func router(r game.Route) game.Scene {
	return scenetest.RouterFor(func(route.Title) game.Scene { return New(games.All(), nil) })(r)
}

// open opens the title screen in a window of 1600 × 900 with a game in progress, or none if saved is nil.
func open(t *testing.T, saved *route.Play) (*scenetest.Recorder, *Scene) {
	w := scenetest.NewRecorder(t, game.Config{Router: router, First: route.Title{}})
	w.LayoutF(1600, 900)
	s := w.Last().(*Scene)
	s.saved, s.screen.Dispatcher = saved, stage.Dispatcher{}
	s.Layout(w.Context())
	return w, s
}

// showing returns a title screen with a game in progress, or none if saved is nil.
func showing(saved *route.Play) *Scene {
	s := New(games.All(), nil)
	s.saved, s.searched = saved, true
	return s
}

// TestResumeCard checks that the card of the game in progress has the focus at first, that its accessible name contains the game and the scores, and that
// Enter resumes the game.
func TestResumeCard(t *testing.T) {
	for at, g := range games.All() {
		m, players := scenetest.SampleGame(t, at, 3, 7)
		w, s := open(t, &route.Play{Match: m, Players: players})
		if s.screen.Dispatcher.FocusName() != "title-continue" {
			t.Fatalf("%s: the focus is on %q", g.Edition.ID, s.screen.Dispatcher.FocusName())
		}
		card := s.screen.Dispatcher.Focused()
		c := w.Context()
		want := []string{c.Words.T("title.continue"), c.Words.T(g.Title)}
		for i, n := range m.Position().Scores(nil) {
			want = append(want, players[i].Name+" "+c.Words.Number(n))
		}
		for _, part := range want {
			if !strings.Contains(card.Accessible.Name, part) {
				t.Errorf("%s: %q does not say %q", g.Edition.ID, card.Accessible.Name, part)
			}
		}
		s.screen.Dispatcher.Update(stage.Pointer{}, stage.Keys{Confirm: true})
		if got, ok := w.At().(route.Play); !ok || got.Match != m {
			t.Errorf("%s: the card leads to %T", g.Edition.ID, w.At())
		}
	}
}

// TestCardPortrait checks that the picture of the board on the card stays within the card, and is painted once even if the title screen is laid out again.
func TestCardPortrait(t *testing.T) {
	for at, g := range games.All() {
		m, players := scenetest.SampleGame(t, at, 2, 45)
		w, s := open(t, &route.Play{Match: m, Players: players})
		card := s.screen.Dispatcher.Focused()
		x, y := card.Centre()
		frame := stage.Rect{X: x - card.W/2, Y: y - card.H/2, W: card.W, H: card.H}
		card.Walk(func(n *stage.Node) {
			if n.Art != nil && !n.Bounds().In(frame.Grow(1)) {
				t.Errorf("%s: %T is beyond the card", g.Edition.ID, n.Art)
			}
		})
		c, screen := w.Context(), ebiten.NewImage(1600, 900)
		for range 2 {
			s.Layout(c)
			w.Paint(screen)
		}
		if n := s.portraits.Painted(); n != 1 {
			t.Errorf("%s: the portrait is painted %d times", g.Edition.ID, n)
		}
	}
}

// TestArrowKeysFollowLayout checks that arrow keys move the focus between the buttons of the title screen as they are laid out.
func TestArrowKeysFollowLayout(t *testing.T) {
	w, s := open(t, nil)
	w.Context().CanQuit = true
	s.Layout(w.Context())
	for _, x := range []struct {
		keys stage.Keys
		want string
	}{
		{stage.Keys{}, "title-new"}, {stage.Keys{Down: true}, "title-puzzles"}, {stage.Keys{Right: true}, "title-rules"},
		{stage.Keys{Down: true}, "title-quit"}, {stage.Keys{Left: true}, "title-settings"}, {stage.Keys{Up: true}, "title-puzzles"},
		{stage.Keys{Up: true}, "title-new"}, {stage.Keys{Right: true}, "title-learn"},
	} {
		if s.screen.Dispatcher.Update(stage.Pointer{}, x.keys); s.screen.Dispatcher.FocusName() != x.want {
			t.Errorf("the focus is at %q, expected %q", s.screen.Dispatcher.FocusName(), x.want)
		}
	}
}

// TestPanelAnimation checks that the panel is assembled once, at the first start, and that later only the tiles of newly finished games are added.
func TestPanelAnimation(t *testing.T) {
	w, s := open(t, nil)
	c := w.Context()
	if !s.panel.Dropping() {
		t.Fatal("no tile is being set at the first start")
	}
	for range 300 {
		s.Update(c)
	}
	if s.panel.Dropping() || c.Settings.Panel != backdrop.FirstTiles {
		t.Fatalf("after five seconds %d tiles are set", c.Settings.Panel)
	}
	if s.Layout(c); s.panel.Dropping() {
		t.Error("the panel is assembled again")
	}
	c.Settings.Finished = 2
	if s.Layout(c); !s.panel.Dropping() {
		t.Error("finished games set no tile")
	}
	c.Go(route.Setup{})
	if c.Settings.Panel != backdrop.FirstTiles+2 {
		t.Errorf("after leaving, %d tiles are in the settings", c.Settings.Panel)
	}
}

// TestPanelWithoutAnimation checks that with animations off the panel is complete at once.
func TestPanelWithoutAnimation(t *testing.T) {
	w := scenetest.NewRecorder(t, game.Config{Router: router, First: route.Title{}})
	c := w.Context()
	c.Settings.Panel, c.Settings.Speed = 0, settings.Off
	s := w.Last().(*Scene)
	if s.Layout(c); s.panel.Dropping() || c.Settings.Panel != backdrop.FirstTiles {
		t.Errorf("%d tiles are set", c.Settings.Panel)
	}
}

// TestLayoutWhileAssembling checks that a layout during the animation of the panel neither loses nor repeats a tile.
func TestLayoutWhileAssembling(t *testing.T) {
	w, s := open(t, nil)
	c := w.Context()
	for range 20 {
		s.Update(c)
	}
	w.LayoutF(1280, 720)
	for range 300 {
		s.Update(c)
	}
	if s.panel.Dropping() || c.Settings.Panel != backdrop.FirstTiles {
		t.Errorf("%d tiles are set", c.Settings.Panel)
	}
}

// TestLightChanges checks that the panel is redrawn when the light setting changes.
func TestLightChanges(t *testing.T) {
	w, s := open(t, nil)
	c := w.Context()
	c.Settings.Light = settings.Evening
	before := s.panel
	if s.Update(c); s.panel == before || s.light != settings.Evening {
		t.Error("the panel still shows the light of the morning")
	}
}

// TestFocusStays checks that the focus stays on its button when the title screen is laid out again.
func TestFocusStays(t *testing.T) {
	w := scenetest.NewRecorder(t, game.Config{Router: router, First: route.Title{}})
	d := &w.Last().(*Scene).screen.Dispatcher
	d.Focus("title-settings")
	w.Context().ApplySettings()
	if at := d.FocusName(); at != "title-settings" {
		t.Errorf("the focus is on %q", at)
	}
}

// TestEnterOpensSetup checks that without a game in progress the focus is on the button for a new game and that Enter opens the set-up.
func TestEnterOpensSetup(t *testing.T) {
	w := scenetest.NewRecorder(t, game.Config{Router: router, First: route.Title{}})
	s := w.Last().(*Scene)
	if s.screen.Dispatcher.FocusName() != "title-new" {
		t.Fatalf("the focus is on %q", s.screen.Dispatcher.FocusName())
	}
	s.screen.Dispatcher.Update(stage.Pointer{}, stage.Keys{Confirm: true})
	if w.At() != (route.Setup{}) {
		t.Errorf("Enter leads to %#v", w.At())
	}
}

// TestSavedGameRunsNoPrograms checks that a saved game only runs the program that the command line names, that other programs are replaced by a level, and
// that a toast reports it.
func TestSavedGameRunsNoPrograms(t *testing.T) {
	const save = "[Game \"azul\"]\n[Players \"3\"]\n[Start \"1\"]\n[Level2 \"cmd:LEVEL\"]\n[Level3 \"helper\"]\n\ndeal BBYR KKWW BYRK RRRW YYKW BBYR KKWW\n"
	for _, c := range []struct{ level, program, want, toast string }{
		{"touch here", "", "fellow", "One seat was played by a program that is not available: Journeyman plays instead."},
		{"touch here", "touch", "fellow", "One seat was played"},
		{"touch here", "touch  here", "fellow", "One seat was played"},
		{"touch here", "touch here", "cmd:touch here", ""},
	} {
		ctx := scenetest.Context(t, 1280, 720)
		ctx.Store.Save(saves.Autosave, []byte(strings.Replace(save, "LEVEL", c.level, 1)))
		s := New(games.All(), players.NewBackend(catalogue.Games(), players.Command{Text: c.program}).Levels())
		s.findSaved(ctx)
		p := s.saved
		if p == nil || p.Players[0].Level != "" || p.Players[1].Level != c.want || p.Players[2].Level != "helper" {
			t.Fatalf("%q with -bot %q: %+v, %s", c.level, c.program, p, ctx.Toast())
		}
		if !strings.HasPrefix(ctx.Toast(), c.toast) || c.toast == "" && ctx.Toast() != "" {
			t.Errorf("%q with -bot %q: the toast is %q", c.level, c.program, ctx.Toast())
		}
	}
}

// TestLegible checks that the title screen is legible in every window and language, with and without a game in progress, and that no toast covers its
// texts or buttons.
func TestLegible(t *testing.T) {
	t.Parallel()
	saved := []*route.Play{nil}
	for at := range games.All() {
		m, players := scenetest.SampleGame(t, at, 2+at%3, 9)
		saved = append(saved, &route.Play{Match: m, Players: players})
	}
	scenetest.EachViewOf(t, scenetest.BlankRouter, route.Title{}, []int{len(saved)}, func(t *testing.T, c *game.Context, at []int) {
		c.CanQuit = true
		scenetest.ArchiveGames(t, c, 2)
		s := showing(saved[at[0]])
		s.Layout(c)
		scenetest.ExpectLegible(t, c, fmt.Sprint("title with game ", at[0]), s.screen.Root)
		if texts, buttons := scenetest.CoveredByToast(c, s.screen.Root); texts != nil || buttons != nil {
			t.Errorf("with game %d a toast covers %q and %v", at[0], texts, buttons)
		}
	})
}

// TestLargeText checks that larger text makes all text of the title screen larger.
func TestLargeText(t *testing.T) {
	t.Parallel()
	m, players := scenetest.SampleGame(t, 0, 3, 9)
	scenetest.EachWindow(t, scenetest.BlankRouter, route.Title{}, func(t *testing.T, c *game.Context) {
		scenetest.ArchiveGames(t, c, 2)
		c.CanQuit = true
		for i, saved := range []*route.Play{nil, {Match: m, Players: players}} {
			scenetest.ExpectLargerText(t, c, fmt.Sprint("title ", i), func() []*stage.Node {
				s := showing(saved)
				s.Layout(c)
				return []*stage.Node{s.screen.Root}
			})
		}
	})
}

// TestHighContrast checks the contrast of the title screen in high contrast.
func TestHighContrast(t *testing.T) {
	t.Parallel()
	for _, size := range [][2]float64{{1280, 720}, {780, 1688}} {
		c := scenetest.HighContrast(t, size[0], size[1])
		c.CanQuit = true
		s := New(games.All(), nil)
		s.Layout(c)
		scenetest.ExpectContrast(t, c, "title", ui.Sand(), s.screen.Root)
	}
}

// TestScreenReader checks that screen readers get one title.
func TestScreenReader(t *testing.T) {
	s := New(games.All(), nil)
	s.Layout(scenetest.Context(t, 1280, 720))
	scenetest.ExpectOneTitle(t, "title", s.screen.Root)
}

// TestTileLetters checks that with the setting on, every tile of the card shows its letter.
func TestTileLetters(t *testing.T) {
	c := scenetest.Context(t, 1600, 900)
	c.Settings.Letters = true
	for at, g := range games.All() {
		m, players := scenetest.SampleGame(t, at, 2, 45)
		s := showing(&route.Play{Match: m, Players: players})
		s.Layout(c)
		scenetest.ExpectTileLetters(t, g.Edition.ID, s.screen.Root)
	}
}

// TestCardShowsNames checks that the card of the game in progress shows the names of all seats on phones, also next to scores of three digits.
func TestCardShowsNames(t *testing.T) {
	scenetest.EachHandheld(t, router, route.Title{}, func(t *testing.T, c *game.Context) {
		m, players := scenetest.SampleGame(t, 0, 2, 7)
		players[0].Name, players[1].Name = "Margarida", "Duarte"
		s := showing(&route.Play{Match: m, Players: players})
		s.Layout(c)
		for _, p := range players {
			if !slices.Contains(scenetest.Texts(c, s.screen.Root), p.Name) {
				t.Errorf("%s is missing", p.Name)
			}
		}
	})
}
