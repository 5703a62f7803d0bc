package library

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"azulejo/game"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/saves"
	"azulejo/scenes/scenetest"
)

// open opens the list with n games in progress. button returns a node of the dialog on top.
func open(t testing.TB, n int) (w *scenetest.Recorder, button func(name string) *stage.Node) {
	w = scenetest.NewRecorder(t, game.Config{First: route.Title{}, Router: func(r game.Route) game.Scene {
		switch r := r.(type) {
		case route.Saved:
			return New(games.All(), scenetest.IdleBackend{}.Levels())
		case route.Sheet:
			return r.New()
		}
		return scenetest.BlankRouter(r)
	}})
	scenetest.ArchiveGames(t, w.Context(), n)
	w.Context().Push(route.Saved{})
	return w, func(name string) *stage.Node {
		if s, ok := w.Last().(sheet); ok && s.Screen.Root.Find(name) != nil {
			return scenetest.Button(t, s.Screen.Root, name)
		}
		return scenetest.Button(t, list(w).dialog.Screen.Root, name)
	}
}

// list returns the list.
func list(w *scenetest.Recorder) *List {
	i := slices.IndexFunc(w.Scenes, func(s game.Scene) bool { _, ok := s.(*List); return ok })
	return w.Scenes[i].(*List)
}

// rows returns the names of the buttons of all games that are built.
func rows(w *scenetest.Recorder) (names []string) {
	list(w).dialog.Screen.Root.Walk(func(n *stage.Node) {
		if strings.HasPrefix(n.Name, "kept-") {
			names = append(names, n.Name)
		}
	})
	return names
}

// TestGames checks what can be done with a game in the list: it is continued by a press on it or its picture, marked, named, reviewed, exported, and
// deleted and restored.
func TestGames(t *testing.T) {
	t.Setenv("AZULEJO_HOME", t.TempDir())
	w, button := open(t, 3)
	c := w.Context()
	more := func(press string) {
		t.Helper()
		button("more-1").Touch.Press()
		button(press).Touch.Press()
	}
	if more("mark"); !saves.All(c)[1].Marked() || !strings.HasSuffix(button("kept-1").Accessible.Name, ", marked") && !strings.Contains(button("kept-1").Accessible.Name, "Marked") {
		t.Errorf("marked, the game is listed as %q", button("kept-1").Accessible.Name)
	}
	more("mark")
	button("more-1").Touch.Press()
	field := button("name").Touch.Text
	field.SetLine(field.Line().Insert("Autumn"))
	button("close").Touch.Press()
	if name := button("kept-1").Accessible.Name; saves.All(c)[1].Marked() || !strings.HasPrefix(name, "Autumn (") || !regexp.MustCompile(`, \d{1,2} \p{L}+ \d{4}$`).MatchString(name) {
		t.Errorf("named, the game is listed as %q", name)
	}
	if more("export"); !strings.Contains(c.Toast(), saves.ExportName) {
		t.Errorf("the toast is %q", c.Toast())
	}
	before := saves.All(c)
	if more("remove"); len(rows(w)) != 2 {
		t.Errorf("after one of three games was deleted, there are %v", rows(w))
	}
	if want := "The game has been deleted. “Undo delete” brings it back."; c.Toast() != want {
		t.Errorf("the toast is %q, want %q", c.Toast(), want)
	}
	if button("restore").Touch.Press(); c.Toast() != "The game is back." {
		t.Errorf("the toast is %q", c.Toast())
	}
	if len(rows(w)) != 3 || saves.All(c)[1].ID() != before[1].ID() || list(w).dialog.Screen.Root.Find("restore") != nil {
		t.Errorf("after it was restored, there are %v", saves.All(c))
	}
	if more("review"); fmt.Sprintf("%T", w.At()) != "route.Review" {
		t.Errorf("the review leads to %T", w.At())
	}
	c.Pop()
	kept, _, _ := saves.Open(c, before[2])
	button("picture-2").Touch.Press()
	if to, ok := w.At().(route.Play); !ok || to.Match.Position().Hash() != kept.Position().Hash() {
		t.Errorf("the picture leads to %T", w.At())
	}
}

// TestFinishedGames checks that a finished game is listed with its scores, opens its review, and offers statistics.
func TestFinishedGames(t *testing.T) {
	w, button := open(t, 1)
	c := w.Context()
	m, players := scenetest.SampleGame(t, 0, 2, -1)
	saves.Save(c, m, players)
	c.ApplySettings()
	if name := button("kept-0").Accessible.Name; !regexp.MustCompile(`\x{a0}\d+ .*\x{a0}\d+`).MatchString(name) {
		t.Errorf("the finished game is listed as %q", name)
	}
	button("kept-0").Touch.Press()
	if to, ok := w.At().(route.Review); !ok || to.Match.Position().Hash() != m.Position().Hash() {
		t.Errorf("the finished game leads to %T", w.At())
	}
	button("statistics").Touch.Press()
	if to, ok := w.At().(route.Statistics); !ok {
		t.Errorf("statistics lead to %T", to)
	}
}

// TestTitlesNameTheEdition checks that the title of a game names its edition unless that is the usual one.
func TestTitlesNameTheEdition(t *testing.T) {
	w, _ := open(t, 0)
	c := w.Context()
	for i, want := range []string{"Azul", "Azul, grey wall", "Summer Pavilion", "Summer Pavilion, sepia stars"} {
		m, players := scenetest.SampleGame(t, i, 2, -1)
		saves.Save(c, m, players)
		if got := list(w).title(c.Words, saves.All(c)[0]); got != want {
			t.Errorf("the title of a game of %s is %q, want %q", m.Edition.ID, got, want)
		}
	}
}

// TestFilters checks the games that each option of each filter shows, and the note where there are none.
func TestFilters(t *testing.T) {
	w, _ := open(t, 0)
	c := w.Context()
	for i, levels := range [][]string{{"", "novice"}, {"", "", "master"}, {"", ""}} {
		m, players := scenetest.SampleGame(t, i, len(levels), -1, levels...)
		saves.Save(c, m, players)
	}
	scenetest.ArchiveGames(t, c, 1)
	all := saves.All(c)
	if len(all) != 4 {
		t.Fatalf("%d games are listed", len(all))
	}
	saves.Mark(c, all[1], true)
	got := map[string]int{}
	for _, f := range filters(c.Words, games.All(), time.Now()) {
		for _, o := range f.options {
			n := len(slices.DeleteFunc(saves.All(c), func(g saves.Game) bool { return o.shows != nil && !o.shows(g) }))
			got[f.name+" "+o.label] = n
		}
	}
	won, lost := got["result Won"], got["result Lost"]
	for option, want := range map[string]int{"game All": 4, "game Azul (Coloured wall)": 2, "players 2": 3, "players 3": 1, "players 4": 0, "level Novice": 1, "level Master": 1,
		"level People only": 2, "result In progress": 1, "date Last 7 days": 4, "mark Marked": 1} {
		if got[option] != want {
			t.Errorf("%s shows %d games, want %d", option, got[option], want)
		}
	}
	if won+lost != 3 || won == 0 {
		t.Errorf("%d games are won and %d lost, of 3", won, lost)
	}
	l := list(w)
	l.chosen["players"] = 3
	c.ApplySettings()
	if len(rows(w)) != 0 {
		t.Errorf("there are %v without a game", rows(w))
	}
}

// manyGames saves n games, copies of one.
func manyGames(t testing.TB, c *game.Context, n int) {
	t.Helper()
	scenetest.ArchiveGames(t, c, 1)
	text, err := c.Store.Load("game-1.azl")
	for i := 2; i <= n && err == nil; i++ {
		err = c.Store.Save(fmt.Sprintf("game-%d.azl", i), text)
	}
	if err != nil {
		t.Fatal(err)
	}
}

// TestManyGames checks that of 1,000 games only those in sight are built, that others are built when the list is scrolled to them, by keys too, and that
// everything can be read in windows of desktops and phones.
func TestManyGames(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {2560, 1440}, {390, 844}, {844, 390}} {
		w, button := open(t, 0)
		c := w.Context()
		manyGames(t, c, 1000)
		c.Resize(size[0], size[1], 1)
		l := list(w)
		if n := len(rows(w)); n == 0 || n > 60 {
			t.Errorf("%v: %d games are built", size, n)
		}
		scenetest.ExpectLegible(t, c, fmt.Sprint(size), l.dialog.Screen.Root)
		l.dialog.Scrolled = 10_000
		if err := w.Update(); err != nil {
			t.Fatal(err)
		}
		middle := rows(w)
		if len(middle) == 0 || len(middle) > 90 || slices.Contains(middle, "kept-0") {
			t.Errorf("%v: scrolled, the games are %v", size, middle)
		}
		l.dialog.Screen.Dispatcher.Focus(middle[len(middle)/2])
		for range 40 {
			l.dialog.Screen.Dispatcher.Update(stage.Pointer{}, stage.Keys{Down: true})
			l.lazy.Update()
		}
		if name := l.dialog.Screen.Dispatcher.FocusName(); slices.Contains(middle, name) {
			t.Errorf("%v: after forty presses of Down the focus is on %s", size, name)
		}
		button("filter").Touch.Press()
		scenetest.ExpectLegible(t, c, fmt.Sprint("filters ", size), w.Last().(sheet).Screen.Root)
	}
}

// TestGameWithoutADay checks that the players of a game whose day is not known are right below its title, and that it can be marked.
func TestGameWithoutADay(t *testing.T) {
	w, _ := open(t, 0)
	c := w.Context()
	text := "[Game \"azul\"]\n[Players \"2\"]\n[Start \"1\"]\n[Name1 \"Ana\"]\n[Name2 \"Bo\"]\n\ndeal BBYR KKWW RRRK YYKW BBKR\n"
	if err := c.Store.Save("game-1.azl", []byte(text)); err != nil {
		t.Fatal(err)
	}
	labels := func() (texts []string, y []float64) {
		list(w).Layout(c)
		list(w).dialog.Screen.Root.Walk(func(n *stage.Node) {
			if l, ok := n.Art.(*stage.Label); ok && strings.Contains(l.Text, "Azul") || ok && strings.Contains(l.Text, "Ana") || ok && strings.Contains(l.Text, c.Words.T("kept.marked")) {
				texts, y = append(texts, l.Text), append(y, n.Bounds().Y+n.Bounds().H/2)
			}
		})
		return texts, y
	}
	texts, y := labels()
	if len(y) != 2 || y[1]-y[0] > 1.5*lineHeight*gameTitle*c.Unit {
		t.Errorf("%q are at %v", texts, y)
	}
	saves.Mark(c, saves.All(c)[0], true)
	if texts, _ := labels(); !slices.Contains(texts, c.Words.T("kept.marked")) {
		t.Errorf("marked, the game has %q", texts)
	}
}

// TestEmptyList checks that a list without games says so where the games would be.
func TestEmptyList(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {390, 844}} {
		w, _ := open(t, 0)
		c := w.Context()
		c.Resize(size[0], size[1], 1)
		at := -1.0
		list(w).dialog.Screen.Root.Walk(func(n *stage.Node) {
			if l, ok := n.Art.(*stage.Label); ok && strings.HasPrefix(c.Words.T("kept.none"), l.Text) {
				at = max(at, n.Bounds().Y)
			}
		})
		if at < 0 || at > 0.25*size[1] {
			t.Errorf("in %v, the sentence is at %.0f", size, at)
		}
	}
}

// BenchmarkOpen measures opening the list of 1,000 games.
func BenchmarkOpen(b *testing.B) {
	w, _ := open(b, 0)
	manyGames(b, w.Context(), 1000)
	saves.All(w.Context())
	for b.Loop() {
		list(w).Layout(w.Context())
	}
}

// BenchmarkScroll measures frames in which the list of 1,000 games scrolls by a quarter of a row: a tick, and its drawing up to what the graphics card does.
// The longest are those in which rows are built.
func BenchmarkScroll(b *testing.B) {
	w, _ := open(b, 0)
	manyGames(b, w.Context(), 1000)
	l := list(w)
	l.Layout(w.Context())
	b.ReportAllocs()
	longest, calls := time.Duration(0), 0
	for b.Loop() {
		if l.dialog.Scrolled += 20; l.dialog.Scrolled > 30_000 {
			l.dialog.Scrolled = 0
		}
		begun := time.Now()
		if err := w.Update(); err != nil {
			b.Fatal(err)
		}
		w.Paint(nil)
		longest, calls = max(longest, time.Since(begun)), max(calls, w.Context().Canvas.DrawCalls())
	}
	b.ReportMetric(float64(longest.Microseconds())/1000, "ms/longest")
	b.ReportMetric(float64(calls), "calls/most")
}
