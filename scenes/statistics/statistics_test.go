package statistics

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"azulejo/engine/arena"
	"azulejo/engine/catalogue"
	"azulejo/engine/statistics"
	"azulejo/game"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/scenes/dialog"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/saves"
	"azulejo/scenes/scenetest"
	"azulejo/scenes/seating"
)

// keepGames keeps n finished games of each game, in which a person called Ana plays like a level against other levels and another person.
func keepGames(t testing.TB, c *game.Context, n int) {
	t.Helper()
	for _, g := range catalogue.Games() {
		for i := range n {
			levels := [][]string{{"pupil", "novice"}, {"pupil", "helper"}, {"pupil", "pupil"}, {"pupil", "novice", "pupil"}}[i%4]
			m, err := arena.LevelGame(context.Background(), g, levels, uint64(i+1))
			if err != nil {
				t.Fatal(err)
			}
			players := seating.Players{{Name: "Ana"}, {Name: "Inês", Level: levels[1]}}
			if len(levels) > 2 {
				players = append(players, seating.Player{Name: "Rui"})
			}
			saves.Save(c, m, players)
			saves.Archive(c)
		}
	}
}

// open opens the screen with n finished games of each game.
func open(t *testing.T, n int) (w *scenetest.Recorder, s *Scene) {
	w = scenetest.NewRecorder(t, game.Config{Router: scenetest.RouterFor(func(route.Statistics) game.Scene { return New(games.All()) }), First: route.Title{}})
	keepGames(t, w.Context(), n)
	w.Context().Push(route.Statistics{})
	s = w.Last().(*Scene)
	for i := 0; s.reading() && i < 1000; i++ {
		s.Update(w.Context())
	}
	return w, s
}

// said returns all texts for screen readers in one string.
func said(root *stage.Node) string {
	var all []string
	root.Walk(func(n *stage.Node) {
		if n.Accessible.Name != "" {
			all = append(all, n.Accessible.Name)
		}
	})
	return strings.Join(all, "\n")
}

// TestStatistics checks that the screen says what was won, shows the game chosen and its people, and what to do where there is nothing to count.
func TestStatistics(t *testing.T) {
	w, s := open(t, 4)
	text := said(s.Screen.Root)
	for s.Screen.Root.Find("export") == nil {
		scenetest.Button(t, s.Screen.Root, "page-on").Touch.Press()
		text += said(s.Screen.Root)
	}
	won := 0.0
	for _, g := range s.shown() {
		won += g.Seats[0].Share
	}
	for _, want := range []string{fmt.Sprintf("All, %v of 8", won), "Novice, ", "Helper, ", "Highest score", "Review a game", "Ana – Rui, 0 : 1"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not said:\n%s", want, text)
		}
	}
	t.Setenv("XDG_DOWNLOAD_DIR", t.TempDir())
	scenetest.Button(t, s.Screen.Root, "export").Touch.Press()
	if toast := w.Context().Toast(); !strings.Contains(toast, exportName) || !strings.Contains(toast, "16 games") {
		t.Errorf("exported, the toast is %q", toast)
	}
	for s.Screen.Root.Find("stats-person-Rui") == nil {
		scenetest.Button(t, s.Screen.Root, "page-back").Touch.Press()
	}
	scenetest.Button(t, s.Screen.Root, "stats-person-Rui").Touch.Press()
	if text := said(s.Screen.Root); s.name != "Rui" || !strings.Contains(text, "All, ") || !strings.Contains(text, " of 2") {
		t.Errorf("Rui is %q:\n%s", s.name, text)
	}
	if scenetest.Button(t, s.Screen.Root, "stats-game-Azul").Touch.Press(); s.name != "Rui" || s.title != games.All()[0].Title {
		t.Errorf("with another game %s and %q are shown", s.title, s.name)
	}
	_, s = open(t, 0)
	if text := said(s.Screen.Root); !strings.Contains(text, "finish a game") {
		t.Errorf("without games:\n%s", text)
	}
}

// TestStatisticsAreLegible checks the texts of the screen in all languages and windows.
func TestStatisticsAreLegible(t *testing.T) {
	scenetest.EachView(t, scenetest.RouterFor(func(route.Statistics) game.Scene { return New(games.All()) }), route.Title{}, func(t *testing.T, c *game.Context) {
		if !saves.Any(c) {
			keepGames(t, c, 4)
		}
		s := New(games.All())
		s.Layout(c)
		for s.reading() {
			s.Update(c)
		}
		for _, title := range s.played() {
			s.title = title
			s.choosePerson()
			s.Layout(c)
			scenetest.ExpectLegible(t, c, title, s.Screen.Root)
			scenetest.ExpectAccessible(t, title, s.Screen.Root)
		}
	})
}

// TestLongTallies checks that the results of a thousand games are not cut off on a phone.
func TestLongTallies(t *testing.T) {
	c := scenetest.Context(t, 390, 844)
	for _, language := range locale.Languages() {
		words, err := locale.Open(language)
		if err != nil {
			t.Fatal(err)
		}
		c.Words = words
		row := tallyRow(dialog.NewTouchKit(c), "", statistics.Tally{Victories: 202.5, Games: 1000})
		all := scenetest.Texts(c, row.Build(stage.Rect{W: 358, H: row.Height}))
		if want := words.T("stats.won", "won", words.Decimal(202.5, 1), "games", words.Number(1000)); !slices.Contains(all, want) {
			t.Errorf("%s: %q, want %q", language, all, want)
		}
	}
}

// TestChoicesLeaveNoHole checks that on a phone in landscape, whose sections are side by side, the results are right below the choices.
func TestChoicesLeaveNoHole(t *testing.T) {
	w, s := open(t, 2) // of one person, so there is one choice
	c := w.Context()
	c.Resize(844, 390, 1)
	title := c.Words.T("stats.results")
	bottom, at := 0.0, stage.Rect{}
	s.Screen.Root.Walk(func(n *stage.Node) {
		if l, ok := n.Art.(*stage.Label); ok && l.Text == title {
			at = n.Bounds()
		}
		if strings.HasPrefix(n.Name, "stats-game") || strings.HasPrefix(n.Name, "stats-person") {
			bottom = max(bottom, n.Bounds().Y+n.Bounds().H)
		}
	})
	if bottom == 0 || at.X > 200 || at.Y < bottom || at.Y > bottom+60 {
		t.Errorf("the results begin at %v, the choices end at %.0f", at, bottom)
	}
}
