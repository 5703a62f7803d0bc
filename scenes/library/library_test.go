package library

import (
	"fmt"
	"maps"
	"math"
	"regexp"
	"slices"
	"strings"
	"testing"

	"azulejo/game"
	"azulejo/game/stage"
	"azulejo/scenes/dialog"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/saves"
	"azulejo/scenes/scenetest"
)

// open opens the list with n games.
func open(t *testing.T, n int) (w *scenetest.Recorder, button func(name string) *stage.Node) {
	w = scenetest.NewRecorder(t, game.Config{Router: scenetest.RouterFor(func(route.Saved) game.Scene { return New(games.All(), nil) }), First: route.Title{}})
	scenetest.ArchiveGames(t, w.Context(), n)
	w.Context().Push(route.Saved{})
	list := w.Last().(*dialog.Scene)
	return w, func(name string) *stage.Node { return scenetest.Button(t, list.Screen.Root, name) }
}

// TestRemoveAndResume checks that the second press on the same button removes a game, and that a press on a game resumes it.
func TestRemoveAndResume(t *testing.T) {
	w, button := open(t, 3)
	c := w.Context()
	left := func() int { return len(saves.List(c)) }
	button("remove-1").Touch.Press()
	if left() != 3 {
		t.Fatal("the first press removes a game")
	}
	button("remove-0").Touch.Press() // another game
	if left() != 3 {
		t.Fatal("the first press on another button removes a game")
	}
	button("remove-0").Touch.Press()
	if left() != 2 {
		t.Fatalf("%d games are left, want 2", left())
	}
	kept, _, _ := saves.Open(c, saves.List(c)[1])
	want := kept.Position().Hash()
	button("kept-1").Touch.Press()
	if to, ok := w.At().(route.Play); !ok || to.Match.Position().Hash() != want {
		t.Errorf("the game leads to %T", w.At())
	}
	if left() != 1 {
		t.Errorf("%d games are left, want 1", left())
	}
}

// TestPictureResumes checks that a press on the picture of a game resumes it.
func TestPictureResumes(t *testing.T) {
	w, button := open(t, 2)
	c := w.Context()
	kept, _, _ := saves.Open(c, saves.List(c)[1])
	picture := button("picture-1")
	if picture.Touch == nil {
		t.Fatal("the picture cannot be pressed")
	}
	picture.Touch.Press()
	if to, ok := w.At().(route.Play); !ok || to.Match.Position().Hash() != kept.Position().Hash() {
		t.Errorf("the picture leads to %T", w.At())
	}
}

// TestNames checks that the name of a game is listed with the date, and that the game keeps it when it is resumed and archived again.
func TestNames(t *testing.T) {
	w, button := open(t, 2)
	c := w.Context()
	button("name-1").Touch.Press()
	field := button("called-1").Touch.Text
	field.SetLine(field.Line().Insert("Autumn"))
	button("name-1").Touch.Press()
	if name := button("kept-1").Accessible.Name; !strings.HasPrefix(name, "Autumn (") || !regexp.MustCompile(`, \d{1,2} \p{L}+ \d{4}$`).MatchString(name) {
		t.Errorf("the game is listed as %q", name)
	}
	m, players, _ := saves.MakeCurrent(c, saves.List(c)[1])
	saves.Save(c, m, players)
	saves.Archive(c)
	if name := saves.List(c)[0].Name(); name != "Autumn" {
		t.Errorf("after it was resumed, the game has the name %q", name)
	}
	m, players = scenetest.SampleGame(t, 0, 2, 8)
	saves.Save(c, m, players)
	saves.Archive(c)
	if name := saves.List(c)[0].Name(); name != "" {
		t.Errorf("another game has the name %q", name)
	}
}

// TestFinishedGames checks that finished games are listed in every window with their scores, open the review, and are exported and removed one by
// one.
func TestFinishedGames(t *testing.T) {
	t.Setenv("AZULEJO_HOME", t.TempDir())
	w, button := open(t, 1)
	c := w.Context()
	m, players := scenetest.SampleGame(t, 0, 2, 1000)
	if !m.Position().Over() {
		t.Fatal("the game is not over")
	}
	saves.Save(c, m, players)
	c.ApplySettings()
	if name := button("kept-1").Accessible.Name; !regexp.MustCompile(` \d+ .* \d+`).MatchString(name) {
		t.Errorf("the finished game is listed as %q", name)
	}
	button("export-1").Touch.Press()
	if !strings.Contains(c.Toast(), saves.ExportName) {
		t.Errorf("the toast is %q", c.Toast())
	}
	button("kept-1").Touch.Press()
	if to, ok := w.At().(route.Review); !ok || to.Match.Position().Hash() != m.Position().Hash() {
		t.Errorf("the finished game leads to %T", w.At())
	}
	c.Pop()
	button("remove-1").Touch.Press()
	button("remove-1").Touch.Press()
	if a, b := len(saves.List(c)), len(saves.ListFinished(c)); a != 1 || b != 0 {
		t.Errorf("%d games in progress and %d finished ones are left", a, b)
	}
}

// TestPagesOnTheDesktop checks that in windows of desktops every game is on one page, in one line with its buttons, and that the list is the same whether
// some games are finished or none.
func TestPagesOnTheDesktop(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {2560, 1440}} {
		for _, n := range []struct{ inProgress, finished int }{{0, 1}, {1, 2}, {3, 0}, {8, 4}} {
			t.Setenv("AZULEJO_HOME", t.TempDir())
			w, _ := open(t, n.inProgress)
			c := w.Context()
			c.Resize(size[0], size[1], 1)
			for i := range n.finished {
				m, players := scenetest.SampleGame(t, i%len(games.All()), 2+i%3, 1000)
				saves.Save(c, m, players)
			}
			c.ApplySettings()
			list := w.Last().(*dialog.Scene)
			seen, name := map[string]int{}, fmt.Sprint(size, n)
			for pages := 1; ; pages++ {
				root := list.Screen.Root
				scenetest.ExpectLegible(t, c, name, root)
				for i := range n.inProgress + n.finished {
					resume := root.Find(fmt.Sprint("kept-", i))
					if resume == nil {
						continue
					}
					seen[resume.Name]++
					for _, other := range []string{"picture-", "name-", "remove-"} {
						b := root.Find(fmt.Sprint(other, i))
						if b == nil || math.Abs(b.Bounds().Y-resume.Bounds().Y) > 1 || math.Abs(b.H-resume.H) > 1 {
							t.Errorf("%s: %s%d is not in line with its game", name, other, i)
						}
					}
				}
				next := root.Find("page-on")
				if next == nil || pages > 9 {
					break
				}
				next.Touch.Press()
			}
			if len(seen) != n.inProgress+n.finished || slices.ContainsFunc(slices.Collect(maps.Values(seen)), func(n int) bool { return n != 1 }) {
				t.Errorf("%s: the pages have the games %v", name, seen)
			}
		}
	}
}
