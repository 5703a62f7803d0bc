package setup

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"azulejo/engine/bounded"
	"azulejo/engine/players"
	"azulejo/game"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/game/textedit"
	"azulejo/game/ui"
	"azulejo/scenes/dialog"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/scenetest"
	"azulejo/scenes/seating"
)

// TestLevelText checks that every level has a name and a text that is a sentence, and that an unknown level has no text.
func TestLevelText(t *testing.T) {
	w, err := locale.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	for _, id := range []string{"", "random", "greedy", "searcher", "novice", "helper", "pupil", "fellow", "artisan", "expert", "virtuoso", "master", "cmd:./mine -x"} {
		if s := levelText(w, id); !strings.HasSuffix(s, ".") {
			t.Errorf("the sentence about %q is %q", id, s)
		}
		if s := seating.LevelName(w, id); id != "" && (s == "" || strings.HasPrefix(s, "level.")) {
			t.Errorf("the name of %q is %q", id, s)
		}
	}
	if s := levelText(w, "unknown"); s != "" {
		t.Errorf("the sentence about an unknown level is %q", s)
	}
}

// TestLevelsOffered checks that a seat is offered the levels of the backend and the level that it has, and which level is the default.
func TestLevelsOffered(t *testing.T) {
	levels := []string{"novice", "companion", "master"}
	for _, c := range []struct {
		has  string
		want []string
	}{
		{"", levels},
		{"master", levels},
		{"greedy", []string{"novice", "companion", "master", "greedy"}},
	} {
		if got := offered(levels, c.has); !slices.Equal(got, c.want) {
			t.Errorf("a seat of level %q is offered %v", c.has, got)
		}
	}
	for _, c := range []struct {
		levels []string
		want   string
	}{{levels, "companion"}, {append(slices.Clone(levels), "cmd:x"), "companion"}, {[]string{"master"}, "master"}, {nil, players.Fallback}} {
		if got := seating.DefaultLevel(c.levels); got != c.want {
			t.Errorf("of %v %q is proposed", c.levels, got)
		}
	}
}

// TestRestoreLevels checks that seats with levels that are not available get the default level, and that the defaults of a new set-up are the lowest
// level.
func TestRestoreLevels(t *testing.T) {
	levels := []string{"novice", "companion", "master"}
	blob := `{"Game":"azul","Players":[{"Level":""},{"Level":"grandmaster"},{"Level":"greedy"},{"Level":"cmd:gone"}]}`
	s := restore(parseSetup(t, blob), make([]string, 4), games.All(), levels)
	for i, want := range []string{"", "companion", "greedy", "companion"} {
		if s.Players[i].Level != want {
			t.Errorf("seat %d is restored as %q, expected %q", i+1, s.Players[i].Level, want)
		}
	}
	for _, p := range restore(seating.Setup{}, make([]string, 4), games.All(), levels).Players[1:] {
		if p.Level != "novice" {
			t.Errorf("by default %q is proposed", p.Level)
		}
	}
}

// parseSetup returns a set-up from its saved form.
func parseSetup(t *testing.T, blob string) (s seating.Setup) {
	t.Helper()
	if err := bounded.JSON(json.RawMessage(blob), &s); err != nil {
		t.Fatal(err)
	}
	return s
}

// TestLevelTextFollowsPointer checks that the text shown is that of the level under the pointer, or else of the chosen level.
func TestLevelTextFollowsPointer(t *testing.T) {
	app := scenetest.Open(t, scenetest.BlankRouter, route.Title{}, 1280, 720)
	c := app.Context()
	s := New(games.All(), scenetest.IdleBackend{})
	s.Layout(c)
	shown := func() string {
		var lines []string
		form := s.screen.Root.Children()[2]
		form.Children()[characterAt(form, 1)].Walk(func(n *stage.Node) {
			if l, ok := n.Art.(*stage.Label); ok {
				lines = append(lines, l.Text)
			}
		})
		return strings.Join(lines, " ")
	}
	expect := func(when, id string) {
		t.Helper()
		if got, want := shown(), levelText(c.Words, id); got != want {
			t.Errorf("%s: %q, expected %q", when, got, want)
		}
	}
	expect("at first", "novice")
	var master *stage.Node
	s.screen.Root.Walk(func(n *stage.Node) {
		if n.Name == "level-1-"+c.Words.T("level.master") {
			master = n
		}
	})
	master.Touch.Hover(true)
	expect("under the pointer", "master")
	master.Touch.Hover(false)
	expect("after the pointer left", "novice")
	master.Touch.Press()
	expect("chosen", "master")
	if s.choices.Seating.Players[1].Level != "master" {
		t.Errorf("the level is %q", s.choices.Seating.Players[1].Level)
	}
}

// TestLevelTextsAreShort checks that the text of each level has at most 42 characters in every language.
func TestLevelTextsAreShort(t *testing.T) {
	for _, language := range locale.Languages() {
		w, err := locale.Open(language)
		if err != nil {
			t.Fatal(err)
		}
		for _, id := range players.PlayableLevels() {
			if text := levelText(w, id); len([]rune(text)) > 42 || text == "" {
				t.Errorf("%s: %q has %d letters", language, text, len([]rune(text)))
			}
		}
	}
}

// TestDragDial checks that a drag of the dial chooses the level under the pointer, and beyond the ends the first or last level.
func TestDragDial(t *testing.T) {
	app := scenetest.Open(t, scenetest.BlankRouter, route.Title{}, 1280, 720)
	c := app.Context()
	s := New(games.All(), scenetest.IdleBackend{})
	s.Layout(c)
	ids := append([]string{""}, s.computers.Levels()...)
	var steps []*stage.Node
	s.screen.Root.Walk(func(n *stage.Node) {
		if strings.HasPrefix(n.Name, "level-1-") {
			steps = append(steps, n)
		}
	})
	if len(steps) != len(ids) || !steps[0].Touch.DragStart(0, 0) {
		t.Fatalf("%d steps", len(steps))
	}
	for i, x := range []float64{steps[1].X, steps[len(steps)-1].X + 500, steps[0].X - 500} {
		steps[3].Touch.Drag(x, 0)
		if want := ids[[]int{1, len(ids) - 1, 0}[i]]; s.choices.Seating.Players[1].Level != want {
			t.Errorf("dragged to %v: the level is %q, expected %q", x, s.choices.Seating.Players[1].Level, want)
		}
	}
}

// TestDragJoker checks the order of the jokers after a joker is dragged to another place, also beyond the ends.
func TestDragJoker(t *testing.T) {
	for _, x := range []struct {
		from, to int
		want     string
	}{{0, 2, "GOPYBR"}, {5, 0, "RPGOYB"}, {2, 2, "PGOYBR"}, {1, 99, "POYBRG"}, {4, -3, "BPGOYR"}} {
		app := scenetest.Open(t, scenetest.BlankRouter, route.Title{}, 1280, 720)
		s := New(games.All(), scenetest.IdleBackend{})
		s.Layout(app.Context())
		if s.moveJoker(app.Context(), "PGOYBR", x.from, x.to); s.choices.Seating.Jokers != x.want {
			t.Errorf("%d to %d: %s, expected %s", x.from, x.to, s.choices.Seating.Jokers, x.want)
		}
	}
}

// characterAt returns the index of the sentence for a seat among the nodes of the set-up.
func characterAt(root *stage.Node, seat int) int {
	for i, n := range root.Children() {
		if n.Name == "character" {
			if seat--; seat < 0 {
				return i
			}
		}
	}
	return -1
}

// TestSeedIsUsedOnce checks that a game has the seed that was entered, and that the next set-up has no seed but keeps everything else.
func TestSeedIsUsedOnce(t *testing.T) {
	w := scenetest.NewRecorder(t, game.Config{Router: scenetest.RouterFor(func(route.Setup) game.Scene { return New(games.All(), scenetest.IdleBackend{}) }), First: route.Setup{}})
	s := w.Last().(*Scene)
	s.choices.Seating.Seed, s.choices.Seating.Start, s.choices.Seats = "42", 1, 3
	s.start(w.Context())
	if p := w.At().(route.Play); p.Match.Seed != 42 {
		t.Errorf("the seed of the game is %d", p.Match.Seed)
	}
	w.Context().Go(route.Setup{})
	if next := w.Last().(*Scene); next.choices.Seating.Seed != "" || next.choices.Seating.Start != 1 || next.choices.Seats != 3 {
		t.Errorf("the next set-up is %+v for %d", next.choices.Seating, next.choices.Seats)
	}
}

// longNames are names of the maximum length.
func longNames() []string {
	return []string{"Maximiliane-Ruth", "Bartholomäus Ott", "Friedrich Müller", "Ana-Luísa Sequei"}
}

// TestStartOptionsFollowNames checks that the options of the starting player are the names, also while they are being typed, and that a missing or
// repeated name is replaced by a number.
func TestStartOptionsFollowNames(t *testing.T) {
	c := scenetest.Open(t, scenetest.BlankRouter, route.Title{}, 1280, 720).Context()
	s := withGame(c, games.All()[0], 3)
	s.more = true
	s.Layout(c)
	options := func() (all []string) {
		for _, n := range s.screen.Root.Find("start").Children() {
			all = append(all, n.Accessible.Name)
		}
		return all
	}
	if got := options(); !slices.Equal(got[1:], []string{s.choices.Seating.Players[0].Name, "Inês", "Duarte"}) {
		t.Errorf("the options are %q", got)
	}
	d := &s.screen.Dispatcher
	d.Focus("name-1")
	d.TextField().SetLine(textedit.New("Ana", 16).MoveTo(1))
	if got := options(); got[2] != "Ana" || d.FocusName() != "name-1" || d.TextField().Line().Caret != 1 {
		t.Errorf("the options are %q, the focus is on %s with the caret at %d", got, d.FocusName(), d.TextField().Line().Caret)
	}
	for _, name := range []string{"", "Duarte"} { // none, or that of another seat
		d.TextField().SetLine(textedit.New(name, 16))
		if got := options(); got[2] != "Player 2" {
			t.Errorf("the options are %q", got)
		}
	}
}

// variants calls visit with the set-up of every game for two to four seats: as it opens, with the emblems of the last seat open, with more options, and
// with names of the maximum length.
func variants(t *testing.T, c *game.Context, visit func(name string, s *Scene)) {
	t.Helper()
	for seats := 2; seats <= 4; seats++ {
		for _, g := range games.All() {
			s := withGame(c, g, seats)
			s.choices.Seating.Players[1].Level = "cmd:./mine"
			name := func() {
				for i, n := range longNames() {
					s.choices.Seating.Players[i].Name = n
				}
			}
			for _, show := range []func(){func() {}, func() { s.emblemsOf = seats - 1 }, func() { s.more, s.emblemsOf = true, -1 }, name} {
				show()
				s.Layout(c)
				visit(fmt.Sprint(g.Edition.ID, " for ", seats, ", more: ", s.more), s)
			}
		}
	}
}

// withGame returns the set-up of a game for some seats, with a custom order of jokers.
func withGame(c *game.Context, g games.Game, seats int) *Scene {
	s := New(games.All(), scenetest.IdleBackend{})
	s.recall(c)
	s.choices.Seating.Game, s.choices.Seats, s.byHand = g.Edition.ID, seats, true
	if orders := g.Edition.JokerOrders; orders != nil {
		s.choices.Seating.Jokers = orders[0]
	}
	return s
}

// TestLegible checks that the set-up is legible in every window and language.
func TestLegible(t *testing.T) {
	scenetest.EachView(t, scenetest.BlankRouter, route.Title{}, func(t *testing.T, c *game.Context) {
		variants(t, c, func(name string, s *Scene) { scenetest.ExpectLegible(t, c, name, s.screen.Root) })
	})
}

// TestLargeText checks that larger text makes all text of the set-up larger.
func TestLargeText(t *testing.T) {
	scenetest.EachWindow(t, scenetest.BlankRouter, route.Title{}, func(t *testing.T, c *game.Context) {
		for at, g := range games.All() {
			scenetest.ExpectLargerText(t, c, g.Edition.ID, func() []*stage.Node {
				s := withGame(c, g, 2+at%3)
				s.choices.Seating.Jokers = ""
				s.Layout(c)
				return []*stage.Node{s.screen.Root}
			})
		}
	})
}

// TestTouch checks that in handheld windows the set-up has targets and text large enough for touch. Each window shows other numbers of seats.
func TestTouch(t *testing.T) {
	windows := 0
	scenetest.EachHandheld(t, scenetest.BlankRouter, route.Title{}, func(t *testing.T, c *game.Context) {
		windows++
		target, text := scenetest.TouchSizes(c)
		for at, g := range games.All() {
			seats := 2 + (windows+at)%3
			s := withGame(c, g, seats)
			s.choices.Seating.Jokers = ""
			s.choices.Seating.Players[1].Level = "cmd:./mine"
			for _, show := range []func(){func() {}, func() { s.emblemsOf = seats - 1 }, func() { s.emblemsOf, s.more = -1, true }, func() { s.levelsOf = 1 }} {
				show()
				s.Layout(c)
				if !dialog.NewKit(c).Compact() {
					scenetest.ExpectTouchable(t, c, g.Edition.ID, s.screen.Dispatcher.Scope, 0, text)
					break
				}
				name := fmt.Sprintf("%s for %d, more: %v, levels of %d", g.Edition.ID, seats, s.more, s.levelsOf)
				scenetest.ExpectTouchable(t, c, name, s.screen.Dispatcher.Scope, target, text)
				scenetest.ExpectLegible(t, c, name, s.screen.Dispatcher.Scope)
			}
		}
	})
}

// TestHighContrast checks the contrast of the set-up in high contrast.
func TestHighContrast(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {780, 1688}} {
		c := scenetest.HighContrast(t, size[0], size[1])
		s := New(games.All(), scenetest.IdleBackend{})
		s.Layout(c)
		scenetest.ExpectContrast(t, c, "set-up", ui.Sand(), s.screen.Root)
	}
}

// TestScreenReader checks that screen readers get one title.
func TestScreenReader(t *testing.T) {
	c := scenetest.Context(t, 1280, 720)
	for _, g := range games.All() {
		s := withGame(c, g, 4)
		s.Layout(c)
		scenetest.ExpectOneTitle(t, g.Edition.ID, s.screen.Root)
	}
}

// TestTileLetters checks that with the setting on, every tile shows its letter, on the pictures of the games and among the jokers.
func TestTileLetters(t *testing.T) {
	c := scenetest.Context(t, 1600, 900)
	c.Settings.Letters = true
	for _, g := range games.All() {
		s := New(games.All(), scenetest.IdleBackend{})
		s.recall(c)
		s.choices.Seating.Game = g.Edition.ID
		s.Layout(c)
		scenetest.ExpectTileLetters(t, g.Edition.ID, s.screen.Root)
	}
}
