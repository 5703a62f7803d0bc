package scenes

import (
	"fmt"
	"slices"
	"testing"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/scenetest"
)

// TestResultsTakeFewCalls of the graphics card.
func TestResultsTakeFewCalls(t *testing.T) {
	for at, g := range games.All() {
		m, players := scenetest.SampleGame(t, at, 4, -1)
		app := scenetest.Open(t, Router(games.All(), idle{}), route.Results{Match: m, Players: players}, 1600, 900)
		app.Paint(nil)
		if n := app.Context().Canvas.Calls(); n > 60 {
			t.Errorf("%s: %d calls", g.Edition.ID, n)
		}
	}
}

// TestAnotherBoardIsSwappedIn for the winner's, and the keyboard stays where it was.
func TestAnotherBoardIsSwappedIn(t *testing.T) {
	m, players := scenetest.SampleGame(t, 2, 3, -1)
	app := scenetest.Open(t, Router(games.All(), idle{}), route.Title{}, 1600, 900)
	r := newResults(games.All(), idle{}, route.Results{Match: m, Players: players})
	r.Layout(app.Context())
	other := r.ranking()[len(r.large())]
	r.dispatcher.Focus("board-0")
	r.dispatcher.Focused().Touch.Press()
	if got := r.large(); len(got) != 1 || got[0] != other || r.dispatcher.FocusName() != "board-0" {
		t.Errorf("large are %v, not %d, with the focus at %q", got, other, r.dispatcher.FocusName())
	}
}

// TestTheLightIsSeen behind the winner's board, beside the numbers or over them, until another board is chosen.
func TestTheLightIsSeen(t *testing.T) {
	m, players := scenetest.SampleGame(t, 0, 2, -1)
	for _, size := range [][2]float64{{1600, 900}, {900, 1600}} {
		app := scenetest.Open(t, Router(games.All(), idle{}), route.Title{}, size[0], size[1])
		r := newResults(games.All(), idle{}, route.Results{Match: m, Players: players})
		r.Layout(app.Context())
		if r.parts.aura == nil || !slices.Contains(r.root.Children(), r.parts.aura) {
			t.Errorf("%v: there is no light", size)
		}
		r.chosen = r.ranking()[1:]
		if r.Layout(app.Context()); r.parts.aura != nil {
			t.Errorf("%v: the light falls on another's board", size)
		}
	}
}

// TestSetsAreWhatTheBonusesSay: the sets that are framed bring what their sources brought.
func TestSetsAreWhatTheBonusesSay(t *testing.T) {
	seen := 0
	for at := range games.All() {
		m, players := scenetest.SampleGame(t, at, 3, -1)
		r := newResults(games.All(), idle{}, route.Results{Match: m, Players: players})
		pos := m.Position()
		for s := range engine.Seat(3) {
			sum := map[engine.Source]int{}
			for _, set := range r.sets(s) {
				sum[set.from] += set.points
				seen++
			}
			for _, from := range []engine.Source{engine.FromRows, engine.FromColumns, engine.FromColours, engine.FromStars} {
				if want := pos.Points(s, from); pos.Over() && sum[from] != want {
					t.Errorf("game %d, seat %d: %v bring %d, not %d", at, s, from, sum[from], want)
				}
			}
		}
	}
	if seen == 0 {
		t.Error("nobody completed anything")
	}
}

// TestTheMotionEndsAsTheScreenIsLaidOut: played to its end or ended by a click, it shows what stands there without motion.
func TestTheMotionEndsAsTheScreenIsLaidOut(t *testing.T) {
	for at := range games.All() {
		m, players := scenetest.SampleGame(t, at, 3, -1)
		size := [][2]float64{{1600, 900}, {900, 1600}}[at/2]
		app := scenetest.Open(t, Router(games.All(), idle{}), route.Title{}, size[0], size[1])
		c := app.Context()
		r := newResults(games.All(), idle{}, route.Results{Match: m, Players: players})
		r.Layout(c)
		want := drawn(r.root)
		for tick := range int(unveilTicks) - 1 {
			r.Update(c)
			if !r.Moving() {
				t.Fatalf("game %d rests after %d ticks", at, tick)
			}
			if got := drawn(r.root); tick == 20 && slices.Equal(got, want) {
				t.Errorf("game %d does not move", at)
			}
			if tick == 60 && at%2 == 0 {
				r.motion.Finish()
				break
			}
		}
		r.Update(c)
		if got := drawn(r.root); r.Moving() || !slices.Equal(got, want) {
			t.Errorf("game %d ends otherwise than it was laid out, moving: %v", at, r.Moving())
		}
	}
}

// drawn is everything that is to be seen below a node.
func drawn(root *stage.Node) (all []string) {
	root.Walk(func(n *stage.Node) {
		text := ""
		if l, ok := n.Art.(*stage.Label); ok {
			text = l.Text
		}
		all = append(all, fmt.Sprintf("%s %.3f %.3f %.3f %.3f %.3f %v %s", n.Name, n.X, n.Y, n.W, n.H, n.Alpha, n.Hidden, text))
	})
	return all
}

// TestTiesAreExplained: who shares a victory is told, and by which rule equal scores were told apart.
func TestTiesAreExplained(t *testing.T) {
	m, players := scenetest.SampleGame(t, 0, 3, 0)
	w := scenetest.Open(t, Router(games.All(), idle{}), route.Title{}, 1280, 720).Context().Words
	r := newResults(games.All(), idle{}, route.Results{Match: m, Players: players})
	seed := w.T("results.seed", fmt.Sprint(m.Seed))
	if got, want := r.note(w), w.T("results.shared", "Ana, Inês and Duarte", 0)+" "+seed; got != want {
		t.Errorf("before the first move all share: %q, not %q", got, want)
	}
	for moves := 1; moves < 90; moves++ {
		m, players = scenetest.SampleGame(t, 0, 3, moves)
		r = newResults(games.All(), idle{}, route.Results{Match: m, Players: players})
		scores := m.Position().Scores(nil)
		slices.Sort(scores)
		alone := scores[2] > scores[1]
		if note := r.note(w); alone != (note == seed) {
			t.Errorf("after %d moves, with %v: %q", moves, scores, note)
		}
	}
}
