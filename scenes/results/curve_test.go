package results

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/players"
	"azulejo/game"
	"azulejo/game/stage"
	"azulejo/scenes/analysis"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/saves"
	"azulejo/scenes/scenetest"
)

// oracle is a backend that answers at once with a win probability that depends on the hash of the position.
type oracle struct{ scenetest.IdleBackend }

// answer is an answer that is available at once.
type answer struct{ win []float64 }

func (a answer) Answer() (players.Choice, error, bool) {
	return players.Choice{Lines: []players.Line{{Win: a.win}}}, nil, true
}
func (answer) Progress() players.Progress { return players.Progress{} }
func (answer) Cancel()                    {}

func (oracle) Send(r players.Request) players.Handle {
	win := make([]float64, r.Position.Seats())
	win[0] = float64(r.Position.Hash()%99991) / 99991
	for i := range win[1:] {
		win[i+1] = (1 - win[0]) / float64(len(win)-1)
	}
	return answer{win}
}

// TestCurveIsSavedWithTheGame checks that the results of a saved game show the same curve at once when they are opened again.
func TestCurveIsSavedWithTheGame(t *testing.T) {
	m, seated := scenetest.SampleGame(t, 0, 2, -1)
	results := func(b players.Backend) *Scene {
		return New(games.All(), b, route.Results{Match: m, Players: seated, WinHistoryCache: map[uint64][]float64{}})
	}
	first, again := results(oracle{}), results(scenetest.IdleBackend{})
	c := scenetest.Open(t, func(game.Route) game.Scene { return first }, nil, 1600, 900).Context()
	saves.Save(c, m, seated)
	for range 1000 {
		first.Update(c)
	}
	again.Layout(c)
	if all := len(first.winHistory.Samples); first.winHistory.Known() != all || again.winHistory.Known() != all {
		t.Fatalf("of %d positions %d are known at first, and %d when opened again", all, first.winHistory.Known(), again.winHistory.Known())
	}
	for i := range first.winHistory.Samples {
		if a, b := first.winHistory.At(i, 0), again.winHistory.At(i, 0); a != b {
			t.Fatalf("sample %d is %v at first, and %v when opened again", i, a, b)
		}
	}
}

// TestCurve checks that the curve becomes known for the whole match and is not computed again, and that its two turning points lead to their positions at
// the table.
func TestCurve(t *testing.T) {
	for at, g := range games.All() {
		m, seated := scenetest.SampleGame(t, at, 2, -1)
		seen, recalled := map[uint64][]float64{}, -1
		r := New(games.All(), oracle{}, route.Results{Match: m, Players: seated, WinHistoryCache: seen, Recall: func(to int) { recalled = to }})
		app := scenetest.Open(t, func(game.Route) game.Scene { return r }, nil, 1600, 900)
		c := app.Context()
		for range 1000 {
			r.Update(c)
		}
		if r.curve == nil || r.winHistory.Known() != len(r.winHistory.Samples) || len(seen) < 20 {
			t.Fatalf("%s: %d of %d positions are known, %d seen", g.Edition.ID, r.winHistory.Known(), len(r.winHistory.Samples), len(seen))
		}
		scenetest.ExpectLegible(t, c, g.Edition.ID, r.dialog.Screen.Root)
		turns := r.winHistory.TurningPoints(r.curve.Seat)
		if len(turns) != 2 {
			t.Fatalf("%s: turns %v", g.Edition.ID, turns)
		}
		scenetest.Button(t, r.dialog.Screen.Root, "turn-1").Touch.Press()
		if recalled != r.winHistory.Samples[min(turns[0], turns[1])] {
			t.Errorf("%s: recalled %d", g.Edition.ID, recalled)
		}
		line, seat := scenetest.Button(t, r.dialog.Screen.Root, "course-line"), r.curve.Seat
		slices.Sort(turns)
		for i, turn := range turns {
			sentence := scenetest.Button(t, r.dialog.Screen.Root, fmt.Sprint("turn-", i+1)).Accessible.Name
			shown := func(sample int) (percent int) {
				for line.Touch.Arrow(sample-r.curve.Cursor, 0) && r.curve.Cursor != sample {
				}
				_, after, _ := strings.Cut(line.Accessible.Name, seated[seat].Name+" ")
				fmt.Sscanf(after, "%d%%", &percent)
				return percent
			}
			if before, after := shown(turn), shown(turn+1); !strings.HasSuffix(sentence, fmt.Sprintf(", %d → %d%%", before, after)) {
				t.Errorf("%s: %q, but the curve shows %d and %d", g.Edition.ID, sentence, before, after)
			}
		}
		if got := r.winHistory.At(r.winHistory.Known()-1, engine.Seat(0)); got != 0 && got != 1 && got != 0.5 {
			t.Errorf("%s: the final win probability is %v", g.Edition.ID, got)
		}
		again := analysis.NewWinHistory(scenetest.IdleBackend{}, m, seen)
		for range 300 {
			again.Tick()
		}
		if again.Known() != len(again.Samples) {
			t.Errorf("%s: known positions are computed again", g.Edition.ID)
		}
	}
}

// noProbabilities is a backend whose answers contain no win probability.
type noProbabilities struct{ scenetest.IdleBackend }

func (noProbabilities) Send(players.Request) players.Handle { return answer{} }

// TestUnknownProbabilities checks that without win probabilities the history still ends, and caches none.
func TestUnknownProbabilities(t *testing.T) {
	m, _ := scenetest.SampleGame(t, 0, 2, -1)
	seen := map[uint64][]float64{}
	history := analysis.NewWinHistory(noProbabilities{}, m, seen)
	for range 1000 {
		history.Tick()
	}
	if history.Known() != len(history.Samples) || len(seen) != 0 {
		t.Errorf("%d of %d positions are known, %d are kept", history.Known(), len(history.Samples), len(seen))
	}
}

// TestCurveByKey checks that arrow keys move along the curve, that Enter leads to the position at the table, and that a portrait window has no curve.
func TestCurveByKey(t *testing.T) {
	m, seated := scenetest.SampleGame(t, 0, 2, -1)
	recalled := -1
	r := New(games.All(), oracle{}, route.Results{Match: m, Players: seated, WinHistoryCache: map[uint64][]float64{}, Recall: func(to int) { recalled = to }})
	app := scenetest.Open(t, func(game.Route) game.Scene { return r }, nil, 1600, 900)
	c := app.Context()
	for range 1000 {
		r.Update(c)
	}
	line := scenetest.Button(t, r.dialog.Screen.Root, "course-line")
	for range 3 {
		line.Touch.Arrow(1, 0)
	}
	if line.Touch.Arrow(0, 1) || r.curve.Cursor != 2 || !strings.HasPrefix(line.Accessible.Name, "Round 1: ") {
		t.Errorf("the cursor is at %d, %q", r.curve.Cursor, line.Accessible.Name)
	}
	if line.Touch.Press(); recalled != r.winHistory.Samples[2] {
		t.Errorf("recalled %d, expected %d", recalled, r.winHistory.Samples[2])
	}
	app.LayoutF(900, 1600)
	if r.curve != nil {
		t.Error("a portrait window shows the curve of a landscape one")
	}
	r.Update(c)
}

// TestCurveOnPhones checks that on phones, with normal and large text, the curve is complete, legible and large enough to touch, and that its turning
// points lead to the table.
func TestCurveOnPhones(t *testing.T) {
	for i, size := range [][2]float64{{360, 640}, {390, 844}, {844, 390}, {740, 360}} {
		for _, text := range []float64{1, 2} {
			m, seated := scenetest.SampleGame(t, i, 2+i%3, -1)
			recalled := -1
			r := New(games.All(), oracle{}, route.Results{Match: m, Players: seated, WinHistoryCache: map[uint64][]float64{}, Recall: func(to int) { recalled = to }})
			app := scenetest.Open(t, func(game.Route) game.Scene { return r }, nil, size[0], size[1])
			c := app.Context()
			c.Settings.TextScale = text
			app.LayoutF(size[0], size[1])
			r.Layout(c)
			for range 1500 {
				r.Update(c)
			}
			name := fmt.Sprint(size, " with text of ", text)
			if r.curve == nil || r.winHistory.Known() != len(r.winHistory.Samples) {
				t.Fatal(name, "has no curve, or an incomplete one")
			}
			scenetest.ExpectLegible(t, c, name, r.dialog.Screen.Root)
			target, least := scenetest.TouchSizes(c)
			scenetest.ExpectTouchable(t, c, name, r.dialog.Screen.Root, target, least)
			turns := r.winHistory.TurningPoints(r.curve.Seat)
			if scenetest.Button(t, r.dialog.Screen.Root, "turn-1").Touch.Press(); recalled != r.winHistory.Samples[slices.Min(turns)] {
				t.Errorf("%s: recalled %d", name, recalled)
			}
			line := scenetest.Button(t, r.dialog.Screen.Root, "course-line")
			at := line.Bounds()
			if line.Touch.Click(at.X+at.W/2, at.Y); r.curve.Cursor != len(r.winHistory.Samples)/2 {
				t.Errorf("%s: the middle is stop %d of %d", name, r.curve.Cursor, len(r.winHistory.Samples))
			}
		}
	}
}

// TestRoundsAreLabelledAlike checks that the rounds below the curve are labelled all by their names or all by their numbers, in windows of all kinds and
// with large text.
func TestRoundsAreLabelledAlike(t *testing.T) {
	byName, byNumber := 0, 0
	for at := range games.All() {
		for _, size := range [][2]float64{{1600, 900}, {1280, 720}, {1024, 640}, {820, 1180}} {
			m, seated := scenetest.SampleGame(t, at, 3, -1)
			r := New(games.All(), oracle{}, route.Results{Match: m, Players: seated, WinHistoryCache: map[uint64][]float64{}, Recall: func(int) {}})
			c := scenetest.Open(t, func(game.Route) game.Scene { return r }, nil, size[0], size[1]).Context()
			for _, scale := range []float64{1, 1.25, 1.5, 2} {
				c.Settings.TextScale = scale
				c.ApplySettings()
				for range 1000 {
					r.Update(c)
				}
				named, rounds := map[string]bool{}, m.Position().Round()
				r.dialog.Screen.Root.Walk(func(n *stage.Node) {
					l, ok := n.Art.(*stage.Label)
					for round := 1; ok && round <= rounds; round++ {
						if l.Text == c.Words.T("play.round", "round", round) {
							named[l.Text] = true
						}
					}
				})
				switch len(named) {
				case 0:
					byNumber++
				case rounds:
					byName++
				default:
					t.Errorf("game %d at %v, text at %v: of %d rounds only %v have their names", at, size, scale, rounds, named)
				}
			}
		}
	}
	if byName == 0 || byNumber == 0 {
		t.Errorf("%d times by name, %d times by number", byName, byNumber)
	}
}
