package luck

import (
	"context"
	"fmt"
	"strings"
	"sync"
	"testing"

	"azulejo/engine"
	"azulejo/engine/catalogue"
	"azulejo/engine/players"
	"azulejo/engine/review"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/keys"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/scenetest"

	"github.com/hajimehoshi/ebiten/v2"
)

// reviewed returns the route to a finished game that was reviewed briefly, or was not reviewed yet if done is false.
func reviewed(t *testing.T, at, seats, moves int, done bool) route.Luck {
	t.Helper()
	m, seated := scenetest.SampleGame(t, at, seats, moves, "", "virtuoso", "master", "pupil")
	seated[0].Name = "Ana"
	backend := players.NewLocal(catalogue.Games(), players.Command{})
	s := review.NewService(backend)
	r := route.Luck{Match: m, Players: seated, Review: s.ReviewGame(0, m, review.Budget{Nodes: 10, Deals: 1, Seed: 1})}
	if done {
		if err := s.Wait(context.Background()); err != nil {
			t.Fatal(err)
		}
	} else {
		s.CancelAll()
	}
	backend.Close()
	return r
}

// open returns the screen of a route in a window, with all bars grown.
func open(t *testing.T, r route.Luck, w, h float64) (*Scene, *game.App) {
	t.Helper()
	s := New(games.All(), scenetest.IdleBackend{}, r)
	app := scenetest.Open(t, func(r game.Route) game.Scene { return r.(game.Scene) }, s, w, h)
	s.motion.Finish()
	return s, app
}

// buttons returns the nodes below root whose names begin with a prefix, in the order in which they are read.
func buttons(root *stage.Node, prefix string) (all []*stage.Node) {
	for _, v := range stage.AppendAccessible(nil, root, nil) {
		if strings.HasPrefix(v.Node.Name, prefix) {
			all = append(all, v.Node)
		}
	}
	return all
}

// TestSteps checks that every step names its round, its cause and its points for screen readers, and opens the review at its costliest move, and that the
// last text is the sum.
func TestSteps(t *testing.T) {
	for _, window := range [][2]float64{{1280, 720}, {390, 844}} {
		for seats := 2; seats <= 4; seats++ {
			r := reviewed(t, 0, seats, -1, true)
			opened := -1
			r.Open = func(step int) { opened = step }
			s, _ := open(t, r, window[0], window[1])
			steps := buttons(s.dialog.Screen.Root, "luck-step-")
			a := r.Review.Review().Attribution(seats)
			want := 0
			for _, w := range a.Waterfalls {
				for _, c := range w.Contributions {
					if seats == 2 || max(c.Points, -c.Points) > 20 {
						want++
					}
				}
			}
			if seats == 2 && len(steps) != want || len(steps) < want || want < 4 {
				t.Fatalf("%v, %d seats: %d steps, expected at least %d", window, seats, len(steps), want)
			}
			if seats == 2 {
				c := a.Waterfalls[0].Contributions[0]
				name := fmt.Sprintf("Round 1, the deal: %s %s, 50 to %d.", r.Players[a.Waterfalls[0].Seat].Name, s.chart.Words.Signed(c.Points), 50+c.Points)
				if steps[0].Accessible.Name != name {
					t.Errorf("the first step is called %q, expected %q", steps[0].Accessible.Name, name)
				}
				if steps[0].Touch.Press(); opened != c.Step {
					t.Errorf("the first step opens step %d, expected %d", opened, c.Step)
				}
			}
			var texts []string
			for _, v := range stage.AppendAccessible(nil, s.dialog.Screen.Root, nil) {
				texts = append(texts, v.Name)
			}
			if all := strings.Join(texts, "\n"); !strings.Contains(all, s.chart.Sum(a.Waterfalls[0])) || !strings.Contains(all, s.chart.Sentences()[0]) {
				t.Errorf("%v, %d seats: %s", window, seats, all)
			}
		}
	}
}

// TestKeysAndPad checks that the arrow keys, Home and End move over the steps, that a focused step is named, and that K closes the screen.
func TestKeysAndPad(t *testing.T) {
	r := reviewed(t, 0, 2, -1, true)
	s, app := open(t, r, 1280, 720)
	keyboard, d := scenetest.NewKeyboard(app), &s.dialog.Screen.Dispatcher
	steps := s.chart.StepNames()
	press := func(key ebiten.Key) string {
		keyboard.Press(t, app, "", key)
		return d.FocusName()
	}
	if at := press(ebiten.KeyEnd); at != steps[len(steps)-1] {
		t.Errorf("End leads to %q", at)
	}
	if at := press(ebiten.KeyHome); at != steps[0] {
		t.Errorf("Home leads to %q", at)
	}
	if at := press(ebiten.KeyRight); at != steps[1] {
		t.Errorf("Right leads to %q", at)
	}
	if at := press(ebiten.KeyLeft); at != steps[0] {
		t.Errorf("Left leads to %q", at)
	}
	for key, want := range map[ebiten.Key]string{ebiten.KeyRight: steps[0], ebiten.KeyLeft: steps[len(steps)-1]} {
		d.Focus("close")
		if at := press(key); at != want {
			t.Errorf("from Close, %v leads to %q, want %q", key, at, want)
		}
	}
	if len(s.Actions()) == 0 || s.Actions()[0] != keys.Luck {
		t.Error("K is not listed")
	}
}

// TestStates checks what the screen says about a game that is too short, one that has not ended, and one whose review goes on.
func TestStates(t *testing.T) {
	for _, c := range []struct {
		moves int
		done  bool
		text  string
	}{
		{2, true, "luck.short"},
		{12, true, "luck.stops"},
		{-1, false, "luck.waiting"},
	} {
		for _, seats := range []int{2, 4} {
			r := reviewed(t, 0, seats, c.moves, c.done)
			s, app := open(t, r, 1280, 720)
			want := app.Context().Words.T(c.text, "move", s.chart.Known+1, "moves", s.chart.Moves)
			found := false
			for _, v := range stage.AppendAccessible(nil, s.dialog.Screen.Root, nil) {
				found = found || v.Name == want
			}
			if !found {
				t.Errorf("%d seats: %q is not said", seats, want)
			}
		}
	}
}

// TestVerdictWaitsForTheReview checks that who played best is said only once the review is done, and that the figures are called provisional before.
func TestVerdictWaitsForTheReview(t *testing.T) {
	for _, seats := range []int{2, 4} {
		m, seated := scenetest.SampleGame(t, 0, seats, -1, "", "virtuoso", "master", "pupil")
		backend := players.NewLocal(catalogue.Games(), players.Command{})
		service := review.NewService(backend)
		g := service.ReviewGame(0, m, review.Budget{Quick: 10, Nodes: 20, Most: 80, Deals: 1, Seed: 1})
		for g.Review().Known() < len(g.Review().Steps) {
			g.Poll()
		}
		if g.Done() {
			t.Fatal("the first pass ends the review")
		}
		for _, window := range [][2]float64{{1280, 720}, {390, 844}} {
			s, app := open(t, route.Luck{Match: m, Players: seated, Review: g}, window[0], window[1])
			said := strings.Join(scenetest.Texts(app.Context(), s.dialog.Screen.Root), " ")
			if strings.Contains(said, s.chart.Sentences()[0]) || !strings.Contains(said, app.Context().Words.T("luck.provisional")) {
				t.Errorf("%v, %d seats: before the end of the review the screen says %s", window, seats, said)
			}
		}
		if err := service.Wait(t.Context()); err != nil {
			t.Fatal(err)
		}
		s, app := open(t, route.Luck{Match: m, Players: seated, Review: g}, 1280, 720)
		if said := strings.Join(scenetest.Texts(app.Context(), s.dialog.Screen.Root), " "); !strings.Contains(said, s.chart.Sentences()[0]) {
			t.Errorf("%d seats: at the end of the review the screen says %s", seats, said)
		}
		backend.Close()
	}
}

// TestLegible checks that the screen is legible and accessible in all windows and languages, with two to four players.
func TestLegible(t *testing.T) {
	type key struct{ at, seats int }
	var mutex sync.Mutex
	all := map[key]route.Luck{}
	sizes := []int{2, 3}
	router := func(r game.Route) game.Scene { return r.(game.Scene) }
	scenetest.EachExtremeViewOf(t, router, blank{}, sizes, func(t *testing.T, c *game.Context, at []int) {
		k := key{2 * at[0], 2 + at[1]}
		mutex.Lock()
		r, ok := all[k]
		if !ok {
			r = reviewed(t, k.at, k.seats, -1, true)
			all[k] = r
		}
		mutex.Unlock()
		s := New(games.All(), scenetest.IdleBackend{}, r)
		s.unfolded = engine.Seat(at[1])
		c.Go(s)
		s.motion.Finish()
		name := fmt.Sprintf("game %d, %d seats", k.at, k.seats)
		scenetest.ExpectLegible(t, c, name, s.dialog.Screen.Root)
		scenetest.ExpectAccessible(t, name, s.dialog.Screen.Root)
	})
}

// blank is a scene that does nothing.
type blank struct{}

func (blank) Layout(*game.Context) {}
func (blank) Update(*game.Context) {}
func (blank) Draw(*game.Context)   {}

// TestResultIsAtTheTop checks that the figure of a result of 100 is far above the number of the line at 50, as which it would read in the middle of its bar.
func TestResultIsAtTheTop(t *testing.T) {
	found := 0
	for at := range games.All() {
		s, _ := open(t, reviewed(t, at, 2, -1, true), 1280, 720)
		var line float64
		var results []float64
		s.dialog.Screen.Root.Walk(func(n *stage.Node) {
			if label, ok := n.Art.(*stage.Label); ok && label.Text == "50" && label.Face == gfx.Sans {
				line = n.Y - 2*label.Size
			}
			if parts := n.Children(); len(parts) == 2 && parts[1].Art != nil {
				if label, ok := parts[0].Art.(*stage.Label); ok && label.Text == "100" {
					results = append(results, n.Y+parts[0].Y)
				}
			}
		})
		for _, y := range results {
			if found++; y > line {
				t.Errorf("game %d: the result is at %.0f, the line at 50 below %.0f", at, y, line)
			}
		}
	}
	if found == 0 {
		t.Error("no result is 100")
	}
}

// TestFiguresFitTheirBars checks that the figures of four seats are on bars that are wider than they are.
func TestFiguresFitTheirBars(t *testing.T) {
	for at := range games.All() {
		s, app := open(t, reviewed(t, at, 4, -1, true), 1280, 720)
		var bars []stage.Rect
		figures := 0
		s.dialog.Screen.Root.Walk(func(n *stage.Node) {
			if n.Art != nil && strings.HasSuffix(fmt.Sprintf("%T", n.Art), "luckBar") {
				bars = append(bars, n.Bounds())
			}
			label, ok := n.Art.(*stage.Label)
			if !ok || label.Face != gfx.SansBold {
				return
			}
			figures++
			width, _ := app.Context().Pages.Fonts().Measure(label.Text, label.Face, label.Size)
			for _, r := range bars {
				if r.Contains(n.X, n.Y) && width+4 > r.W {
					t.Errorf("game %d: %q is %.0f wide on a bar of %.0f", at, label.Text, width, r.W)
				}
			}
		})
		if figures < 8 {
			t.Errorf("game %d: only %d figures", at, figures)
		}
	}
}
