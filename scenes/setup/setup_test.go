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
	"azulejo/scenes/saves"
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
		if s := (&Scene{}).levelText(w, id); !strings.HasSuffix(s, ".") {
			t.Errorf("the sentence about %q is %q", id, s)
		}
		if s := seating.LevelName(w, id); id != "" && (s == "" || strings.HasPrefix(s, "level.")) {
			t.Errorf("the name of %q is %q", id, s)
		}
	}
	if s := (&Scene{}).levelText(w, "unknown"); s != "" {
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

// TestSeatSaysWhatIsSet checks that a seat says which level it has while the pointer is on another one, whose name is then with the sentence about it.
func TestSeatSaysWhatIsSet(t *testing.T) {
	app := scenetest.Open(t, scenetest.BlankRouter, route.Title{}, 1280, 720)
	c := app.Context()
	s := New(games.All(), scenetest.IdleBackend{})
	s.Layout(c)
	_, names := s.levels(c.Words, 1)
	expect := func(when string, at int, sentence string) {
		t.Helper()
		if got, want := textsOf(s.screen.Root, "who", 1), strength(c.Words, names, at); got != want {
			t.Errorf("%s: the seat is %q, expected %q", when, got, want)
		}
		if got := textsOf(s.screen.Root, "character", 1); got != sentence {
			t.Errorf("%s: %q, expected %q", when, got, sentence)
		}
	}
	expect("at first", 1, s.levelText(c.Words, "novice"))
	fellow := scenetest.Button(t, s.screen.Root, "level-1-"+c.Words.T("level.fellow"))
	fellow.Touch.Hover(true)
	expect("under the pointer", 1, c.Words.T("level.fellow")+": "+s.levelText(c.Words, "fellow"))
	if s.choices.Seating.Players[1].Level != "novice" {
		t.Errorf("the level is %q", s.choices.Seating.Players[1].Level)
	}
	fellow.Touch.Hover(false)
	expect("after the pointer left", 1, s.levelText(c.Words, "novice"))
	fellow.Touch.Press()
	expect("chosen", 4, s.levelText(c.Words, "fellow"))
	if s.choices.Seating.Players[1].Level != "fellow" {
		t.Errorf("the level is %q", s.choices.Seating.Players[1].Level)
	}
}

// textsOf returns the text below the n-th node with a name.
func textsOf(root *stage.Node, name string, n int) string {
	var lines []string
	root.Walk(func(g *stage.Node) {
		if g.Name != name {
			return
		}
		if n--; n == -1 {
			g.Walk(func(below *stage.Node) {
				if l, ok := below.Art.(*stage.Label); ok {
					lines = append(lines, l.Text)
				}
			})
		}
	})
	return strings.Join(lines, " ")
}

// TestNameFollowsLevel checks that a seat called "You" gets another name when a computer takes it, that this becomes "You" again for a person, and
// that a name that was chosen stays.
func TestNameFollowsLevel(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {820, 1180}} {
		app := scenetest.Open(t, scenetest.BlankRouter, route.Title{}, size[0], size[1])
		c := app.Context()
		s := New(games.All(), scenetest.IdleBackend{})
		s.Layout(c)
		press := func(level string) {
			t.Helper()
			scenetest.Button(t, s.screen.Root, "level-0-"+level).Touch.Press()
		}
		expect := func(want string) {
			t.Helper()
			if got := s.choices.Seating.Players[0].Name; got != want {
				t.Errorf("%v: the name is %q, expected %q", size, got, want)
			}
			if got := scenetest.Button(t, s.screen.Root, "name-0").Accessible.Value; got != want {
				t.Errorf("%v: the field shows %q, expected %q", size, got, want)
			}
		}
		expect("You")
		press(c.Words.T("level.expert"))
		expect("Rui")
		press(c.Words.T("level.master"))
		expect("Rui")
		press(c.Words.T("setup.person"))
		expect("You")
		s.screen.Dispatcher.Focus("name-0")
		s.screen.Dispatcher.TextField().SetLine(textedit.New("Ana", 16))
		press(c.Words.T("level.expert"))
		expect("Ana")
	}
}

// TestRemoveAnySeat checks that each of three seats can be removed, that the others keep names, levels and emblems, that the start follows its seat,
// and that the player comes back with the seat.
func TestRemoveAnySeat(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {820, 1180}, {390, 844}} {
		for seat := range 3 {
			app := scenetest.Open(t, scenetest.BlankRouter, route.Title{}, size[0], size[1])
			c := app.Context()
			s := withGame(c, games.All()[0], 3)
			s.choices.Seating.Start = 2
			s.Layout(c)
			before, emblems := slices.Clone(s.choices.Seating.Players), s.choices.Seating.Players.Emblems()
			order := slices.Delete([]int{0, 1, 2}, seat, seat+1)
			scenetest.Button(t, s.screen.Root, fmt.Sprint("leave-seat-", seat)).Touch.Press()
			for i, was := range append(order, seat, 3) {
				if got := s.choices.Seating.Players[i]; got.Name != before[was].Name || got.Level != before[was].Level || got.Emblem != emblems[was] {
					t.Errorf("%v without seat %d: seat %d is %+v, expected that of %+v", size, seat, i, got, before[was])
				}
			}
			if want := map[bool]int{true: -1, false: 1}[seat == 2]; s.choices.Seats != 2 || s.choices.Seating.Start != want {
				t.Errorf("%v without seat %d: %d seats, seat %d starts", size, seat, s.choices.Seats, s.choices.Seating.Start)
			}
			if s.screen.Root.Find("leave-seat-0") != nil {
				t.Errorf("%v: one of two seats can be removed", size)
			}
			scenetest.Button(t, s.screen.Root, "add-seat").Touch.Press()
			if got := s.choices.Seating.Players[2].Name; got != before[seat].Name {
				t.Errorf("%v: the seat that is added is that of %q", size, got)
			}
		}
	}
}

// TestLeavingKeepsChoices checks that Back and Escape keep what was chosen, and that the set-up of the last game can still be repeated.
func TestLeavingKeepsChoices(t *testing.T) {
	router := scenetest.RouterFor(func(route.Setup) game.Scene { return New(games.All(), scenetest.IdleBackend{}) })
	for _, back := range []string{"Escape", "back"} {
		w := scenetest.NewRecorder(t, game.Config{Router: router, First: route.Setup{}})
		w.Last().(*Scene).start(w.Context())
		w.Context().Go(route.Setup{})
		s := w.Last().(*Scene)
		s.choices.Seating.Players[1].Level, s.choices.Seating.Seed = "expert", "42"
		s.setSeats(w.Context(), 4)
		if s.screen.Root.Find("as-last") == nil {
			t.Error("the last game cannot be repeated")
		}
		if back == "back" {
			scenetest.Button(t, s.screen.Root, "back").Touch.Press()
		} else {
			s.leave(w.Context())
		}
		if w.At() != (route.Title{}) {
			t.Errorf("%s leads to %v", back, w.At())
		}
		w.Context().Go(route.Setup{})
		s = w.Last().(*Scene)
		if p := s.choices; p.Seats != 4 || p.Seating.Players[1].Level != "expert" || p.Seating.Seed != "42" {
			t.Errorf("%s: the next set-up is %+v", back, p)
		}
		if s.screen.Root.Find("as-last") == nil || s.last.Seats != 2 {
			t.Errorf("%s: the last game cannot be repeated", back)
		}
	}
}

// TestLevelTextsAreShort checks that the text of each level has at most 42 characters in every language.
func TestLevelTextsAreShort(t *testing.T) {
	for _, language := range locale.Languages() {
		w, err := locale.Open(language)
		if err != nil {
			t.Fatal(err)
		}
		s := &Scene{fitting: "fitting"}
		for _, id := range append(players.PlayableLevels(), s.fitting) {
			if text := s.levelText(w, id); len([]rune(text)) > 42 || text == "" {
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

// TestLastLevel checks that other screens find the level of the last game in the saved set-up, also after another one was chosen and not played.
func TestLastLevel(t *testing.T) {
	w := scenetest.NewRecorder(t, game.Config{Router: scenetest.RouterFor(func(route.Setup) game.Scene { return New(games.All(), scenetest.IdleBackend{}) }), First: route.Setup{}})
	c, levels := w.Context(), scenetest.IdleBackend{}.Levels()
	if got := seating.LastLevel(c.Settings.LastSetup, levels); got != seating.DefaultLevel(levels) {
		t.Errorf("before the first game, the level is %q", got)
	}
	s := w.Last().(*Scene)
	s.choices.Seating.Players[1].Level, s.choices.Seats = "fellow", 2
	s.start(c)
	c.Go(route.Setup{})
	s = w.Last().(*Scene)
	s.choices.Seating.Players[1].Level = "expert"
	s.leave(c)
	if got := seating.LastLevel(c.Settings.LastSetup, levels); got != "fellow" {
		t.Errorf("the level of the last game is %q", got)
	}
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

// variant returns the set-up of a game: as it opens, with more options, or also with names of the maximum length.
func variant(c *game.Context, at, seats, shows int) (name string, s *Scene) {
	g := games.All()[at]
	s = withGame(c, g, seats)
	s.choices.Seating.Players[1].Level = "cmd:./mine"
	s.Layout(c)
	if shows > 0 {
		s.more = true
		s.Layout(c)
	}
	if shows > 1 {
		for i, n := range longNames() {
			s.choices.Seating.Players[i].Name = n
		}
		s.Layout(c)
	}
	return fmt.Sprint(g.Edition.ID, " for ", seats, ", more: ", s.more), s
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
	sizes := []int{len(games.All()), 3, 3}
	scenetest.EachViewOf(t, scenetest.BlankRouter, route.Title{}, sizes, func(t *testing.T, c *game.Context, at []int) {
		name, s := variant(c, at[0], 2+at[1], at[2])
		scenetest.ExpectLegible(t, c, name, s.screen.Root)
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
			for _, show := range []func(){func() {}, func() { s.more = true }, func() { s.levelsOf = 1 }} {
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

// TestFittingLevel checks that the level that fits the first person follows from the finished games that are kept, and is said and marked.
func TestFittingLevel(t *testing.T) {
	app := scenetest.Open(t, scenetest.BlankRouter, route.Title{}, 1280, 720)
	c := app.Context()
	s := New(games.All(), scenetest.IdleBackend{})
	if s.Layout(c); s.fitting != "" {
		t.Errorf("without games %s fits", s.fitting)
	}
	m, seated := scenetest.SampleGame(t, 0, 2, -1, "", "pupil")
	seated[0].Name = c.Words.T("setup.you")
	saves.Save(c, m, seated)
	saves.Archive(c)
	s = New(games.All(), scenetest.IdleBackend{})
	s.Layout(c)
	want := "helper"
	if scores := m.Position().Scores(nil); scores[0] > scores[1] {
		want = "pupil"
	}
	if s.fitting != want {
		t.Errorf("%s fits after %v against Apprentice, expected %s", s.fitting, m.Position().Scores(nil), want)
	}
	scenetest.Button(t, s.screen.Root, "level-1-"+c.Words.T("level."+want)).Touch.Press()
	if got := textsOf(s.screen.Root, "character", 1); got != c.Words.T("setup.fits") {
		t.Errorf("of the level that fits is said %q", got)
	}
	marked := 0
	s.screen.Root.Walk(func(n *stage.Node) {
		if a, ok := n.Art.(*stage.Sprite); ok && a.Name == "step" && a.Tint == ui.Highlight.Colour() {
			marked++
		}
	})
	if marked != 1 {
		t.Errorf("%d levels are marked", marked)
	}
}
