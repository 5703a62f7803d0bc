package scenes

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"azulejo/engine/catalogue"
	"azulejo/engine/intake"
	"azulejo/engine/players"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/saves"
	"azulejo/scenes/scenetest"
	"azulejo/scenes/seating"
)

func TestLevelsHaveWords(t *testing.T) {
	w, err := locale.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	for _, id := range []string{"", "random", "greedy", "searcher", "novice", "helper", "pupil", "fellow", "artisan", "expert", "virtuoso", "master", "cmd:./mine -x"} {
		if s := characterOf(w, id); !strings.HasSuffix(s, ".") {
			t.Errorf("the character of %q is %q", id, s)
		}
		if s := seating.LevelWord(w, id); id != "" && (s == "" || strings.HasPrefix(s, "level.")) {
			t.Errorf("%q is called %q", id, s)
		}
	}
	if s := characterOf(w, "unheard-of"); s != "" {
		t.Errorf("of an unknown level is told %q", s)
	}
}

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
			t.Errorf("a seat of %q is offered %v", c.has, got)
		}
	}
	for _, c := range []struct {
		levels []string
		want   string
	}{{levels, "companion"}, {append(slices.Clone(levels), "cmd:x"), "companion"}, {[]string{"master"}, "master"}, {nil, players.StandIn}} {
		if got := seating.Usual(c.levels); got != c.want {
			t.Errorf("of %v %q is proposed", c.levels, got)
		}
	}
}

func TestRecalledLevels(t *testing.T) {
	levels := []string{"novice", "companion", "master"}
	blob := `{"Game":"azul","Players":[{"Level":""},{"Level":"grandmaster"},{"Level":"greedy"},{"Level":"cmd:gone"}]}`
	s := recall(remembered(t, blob), make([]string, 4), games.All(), levels)
	for i, want := range []string{"", "companion", "greedy", "companion"} {
		if s.Players[i].Level != want {
			t.Errorf("seat %d is given to %q, expected %q", i+1, s.Players[i].Level, want)
		}
	}
	for _, p := range recall(seating.Seating{}, make([]string, 4), games.All(), levels).Players[1:] {
		if p.Level != "companion" {
			t.Errorf("at first %q is proposed", p.Level)
		}
	}
}

// remembered is a seating as it was kept.
func remembered(t *testing.T, blob string) (s seating.Seating) {
	t.Helper()
	if err := intake.JSON(json.RawMessage(blob), &s); err != nil {
		t.Fatal(err)
	}
	return s
}

// TestCharacterFollowsTheFocus: the sentence is that of the level looked at, and else of the one chosen.
func TestCharacterFollowsTheFocus(t *testing.T) {
	app := scenetest.Open(t, Router(games.All(), idle{}), route.Title{}, 1280, 720)
	c := app.Context()
	s := newSetup(games.All(), idle{})
	s.Layout(c)
	told := func() string {
		var lines []string
		form := s.root.Children()[2]
		form.Children()[characterAt(form, 1)].Walk(func(n *stage.Node) {
			if l, ok := n.Art.(*stage.Label); ok {
				lines = append(lines, l.Text)
			}
		})
		return strings.Join(lines, " ")
	}
	expect := func(when, id string) {
		t.Helper()
		if got, want := told(), characterOf(c.Words, id); got != want {
			t.Errorf("%s: %q, expected %q", when, got, want)
		}
	}
	expect("at first", "fellow")
	var master *stage.Node
	s.root.Walk(func(n *stage.Node) {
		if n.Name == "level-1-"+c.Words.T("level.master") {
			master = n
		}
	})
	master.Touch.Hover(true)
	expect("looked at", "master")
	master.Touch.Hover(false)
	expect("looked away", "fellow")
	master.Touch.Press()
	expect("chosen", "master")
	if s.Seating.Players[1].Level != "master" {
		t.Errorf("seated is %q", s.Seating.Players[1].Level)
	}
}

// TestCharactersAreALine: that of each level of the dial has at most 42 letters in every language.
func TestCharactersAreALine(t *testing.T) {
	for _, language := range locale.Languages() {
		w, err := locale.Open(language)
		if err != nil {
			t.Fatal(err)
		}
		for _, id := range players.Seatable() {
			if told := characterOf(w, id); len([]rune(told)) > 42 || told == "" {
				t.Errorf("%s: %q has %d letters", language, told, len([]rune(told)))
			}
		}
	}
}

// TestDialIsDrawn: the thumb goes with the pointer from step to step, and stays at the ends.
func TestDialIsDrawn(t *testing.T) {
	app := scenetest.Open(t, Router(games.All(), idle{}), route.Title{}, 1280, 720)
	c := app.Context()
	s := newSetup(games.All(), idle{})
	s.Layout(c)
	ids := append([]string{""}, s.carrier.Levels()...)
	var steps []*stage.Node
	s.root.Walk(func(n *stage.Node) {
		if strings.HasPrefix(n.Name, "level-1-") {
			steps = append(steps, n)
		}
	})
	if len(steps) != len(ids) || !steps[0].Touch.Grab(0, 0) {
		t.Fatalf("%d steps", len(steps))
	}
	for i, x := range []float64{steps[1].X, steps[len(steps)-1].X + 500, steps[0].X - 500} {
		steps[3].Touch.Drag(x, 0)
		if want := ids[[]int{1, len(ids) - 1, 0}[i]]; s.Seating.Players[1].Level != want {
			t.Errorf("drawn to %v: %q plays, expected %q", x, s.Seating.Players[1].Level, want)
		}
	}
}

// TestJokersAreDrawn along their row to another place.
func TestJokersAreDrawn(t *testing.T) {
	for _, x := range []struct {
		from, to int
		want     string
	}{{0, 2, "GOPYBR"}, {5, 0, "RPGOYB"}, {2, 2, "PGOYBR"}, {1, 99, "POYBRG"}, {4, -3, "BPGOYR"}} {
		app := scenetest.Open(t, Router(games.All(), idle{}), route.Title{}, 1280, 720)
		s := newSetup(games.All(), idle{})
		s.Layout(app.Context())
		if s.move(app.Context(), "PGOYBR", x.from, x.to); s.Seating.Jokers != x.want {
			t.Errorf("%d to %d: %s, expected %s", x.from, x.to, s.Seating.Jokers, x.want)
		}
	}
}

// characterAt is the place of a seat's character among the nodes of the set-up.
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

// idle are computer players that never answer.
type idle struct{}

func (idle) Send(players.Request) players.Ticket   { return idle{} }
func (idle) Answer() (players.Choice, error, bool) { return players.Choice{}, nil, false }
func (idle) Progress() players.Progress            { return players.Progress{} }
func (idle) Cancel()                               {}
func (idle) Renew()                                {}
func (idle) Close()                                {}
func (idle) Levels() []string {
	return []string{"novice", "helper", "pupil", "fellow", "artisan", "expert", "virtuoso", "master"}
}

// TestASeedIsForOneGame: what was typed is played, and the set-up after it proposes a fresh one, with all else as it was.
func TestASeedIsForOneGame(t *testing.T) {
	w := newTour(t, route.Setup{})
	s := w.last().(*setup)
	s.Seating.Seed, s.Seating.Start, s.Seats = "42", 1, 3
	s.start(w.Context())
	if p := w.been[len(w.been)-1].(route.Play); p.Match.Seed != 42 {
		t.Errorf("the seed of the game is %d", p.Match.Seed)
	}
	w.Context().Go(route.Setup{})
	if next := w.last().(*setup); next.Seating.Seed != "" || next.Seating.Start != 1 || next.Seats != 3 {
		t.Errorf("the next set-up is %+v for %d", next.Seating, next.Seats)
	}
}

// TestANewGameLosesNone: a game is kept from its beginning on, and the one that was in progress is kept beside it. One without a move
// leaves nothing behind when the next one begins.
func TestANewGameLosesNone(t *testing.T) {
	w := newTour(t, route.Title{})
	c := w.Context()
	m, players := scenetest.SampleGame(t, 0, 2, 6)
	saves.Save(c, m, players)
	for range 2 {
		c.Go(route.Setup{})
		w.last().(*setup).start(c)
		begun := w.been[len(w.been)-1].(route.Play)
		c.Go(route.Title{})
		if p := w.last().(*title).saved; p == nil || p.Match.Seed != begun.Match.Seed {
			t.Errorf("the title offers %+v", p)
		}
		kept := saves.Kept(c)
		if len(kept) != 1 {
			t.Fatalf("kept are %+v", kept)
		}
		if old, _, ok := saves.Open(c, kept[0]); !ok || !slices.Equal(old.Moves(), m.Moves()) {
			t.Errorf("kept is %+v", old)
		}
	}
}

// TestASaveRunsNoPrograms: a seat that a file gives to a program which was not named on the command line is a level's, and that is said.
func TestASaveRunsNoPrograms(t *testing.T) {
	const save = "[Game \"azul\"]\n[Players \"3\"]\n[Start \"1\"]\n[Level2 \"cmd:LEVEL\"]\n[Level3 \"helper\"]\n\ndeal BBYR KKWW BYRK RRRW YYKW BBYR KKWW\n"
	for _, c := range []struct{ level, program, want, said string }{
		{"touch here", "", "fellow", "A seat was played by a program that is not here: Fellow plays instead."},
		{"touch here", "touch", "fellow", "A seat was played"},
		{"touch here", "touch  here", "fellow", "A seat was played"},
		{"touch here", "touch here", "cmd:touch here", ""},
	} {
		ctx := scenetest.Open(t, Router(games.All(), idle{}), route.Setup{}, 1280, 720).Context()
		ctx.Store.Save(saves.Autosave, []byte(strings.Replace(save, "LEVEL", c.level, 1)))
		first := &title{games: games.All(), levels: players.NewCarrier(catalogue.Games(), c.program).Levels()}
		first.look(ctx)
		p := first.saved
		if p == nil || p.Players[0].Level != "" || p.Players[1].Level != c.want || p.Players[2].Level != "helper" {
			t.Fatalf("%q with -bot %q: %+v, %s", c.level, c.program, p, ctx.Toast())
		}
		if !strings.HasPrefix(ctx.Toast(), c.said) || c.said == "" && ctx.Toast() != "" {
			t.Errorf("%q with -bot %q: said %q", c.level, c.program, ctx.Toast())
		}
	}
}
