package analysis

import (
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/scenetest"
	"azulejo/scenes/seating"
)

// longMatch returns a match on the grey wall that is in round 51. Most tiles went to floor lines, but every ninth round a tile came to the wall.
func longMatch(t *testing.T) *engine.Match {
	t.Helper()
	at := slices.IndexFunc(games.All(), func(g games.Game) bool { return g.Edition.ID == "azul-grey" })
	m, err := engine.NewMatch(games.All()[at].Edition, engine.Options{Players: 2}, 1)
	for err == nil && m.Position().Round() < 51 {
		pos := m.Position()
		if pos.ToMove() == engine.Nature {
			err = m.Draw(nil)
			continue
		}
		all := pos.Moves(nil)
		index := func(line int) int {
			return slices.IndexFunc(all, func(m engine.Move) bool { take, ok := azul.Taken(m); return ok && take.Line == line })
		}
		best := max(0, index(azul.FloorLine))
		if pos.Round()%9 == 8 {
			if line := index(pos.Round() / 40); line >= 0 { // its row is never complete
				best = line
			}
		}
		err = m.Play(all[best], nil)
	}
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// TestTurningPointsStandAtTheirChances checks that the line has at a turning point the chances before and after it that its sentence gives, although the
// line is smoothed elsewhere, and that its mark is there.
func TestTurningPointsStandAtTheirChances(t *testing.T) {
	g, c := sample(t, 0, 2, 12)
	h := NewWinHistory(g.Cursor.Match)
	h.Complete = true
	for i := range h.Samples {
		win := 0.95 + 0.01*float64(i%2)
		if i > 6 {
			win = 0
		}
		h.shares = append(h.shares, []float64{win, 1 - win})
	}
	v := Curve{WinHistory: h, Kit: c.Kit(), Words: g.Words, Players: g.Players, Wording: g.Table, Cursor: -1}
	v.Build(stage.Group(""), stage.Rect{W: 800, H: 300})
	if got := v.describe(6); !strings.HasSuffix(got, "95 → 0%") {
		t.Fatalf("the turning point is described as %q", got)
	}
	for s := range engine.Seat(2) {
		for sample := 6; sample <= 7; sample++ {
			_, y := v.lineAt(sample, s)
			if _, want := v.point(sample, h.At(sample, s)); y != want {
				t.Errorf("seat %d: the line is at %.1f before sample %d, want %.1f", s+1, y, sample, want)
			}
		}
	}
	x, y := v.point(7, 0)
	marked := false
	v.content.Walk(func(n *stage.Node) {
		if sprite, ok := n.Art.(*stage.Sprite); ok && sprite.Name == "pillar-done" {
			marked = marked || n.X == x && n.Y == y
		}
	})
	if !marked {
		t.Errorf("no mark is at %.1f, %.1f", x, y)
	}
	if _, y := v.lineAt(3, 0); y == v.plot.Y+v.plot.H*(1-h.At(3, 0)) {
		t.Error("the line is not smoothed elsewhere")
	}
}

// TestLabelledRoundsAreEvenlySpaced checks that of the rounds below a curve either all are labelled or all multiples of a number, and that labels are apart.
func TestLabelledRoundsAreEvenlySpaced(t *testing.T) {
	m := longMatch(t)
	steps := map[int]bool{}
	for _, rounds := range []int{2, 5, 9, 14, 25, 50} {
		history := NewWinHistory(m)
		history.Samples = slices.DeleteFunc(history.Samples, func(n int) bool { return m.At(n).Round() > rounds })
		for _, width := range []float64{300, 500, 800, 1200} {
			for _, scale := range []float64{1, 1.5, 2} {
				c := scenetest.Context(t, 1280, 720)
				c.Settings.TextScale = scale
				v := Curve{WinHistory: history, Kit: c.Kit(), Words: c.Words, Players: seating.Players{{Name: "Ana"}, {Name: "Inês"}}, Cursor: -1}
				v.Build(stage.Group(""), stage.Rect{W: width, H: 240})
				var labelled []int
				right := math.Inf(-1)
				v.content.Walk(func(n *stage.Node) {
					l, ok := n.Art.(*stage.Label)
					if !ok || n.Y <= v.plot.Y+v.plot.H {
						return
					}
					words := strings.Fields(l.Text)
					round, err := strconv.Atoi(words[len(words)-1])
					w, _ := v.Kit.Fonts.Measure(l.Text, l.Face, l.Size)
					if err != nil || n.X-w/2 < right+5*v.Kit.Unit {
						t.Errorf("%d rounds in %.0f pixels, text at %v: %q is too close to another label", rounds, width, scale, l.Text)
					}
					labelled, right = append(labelled, round), n.X+w/2
				})
				step := 1
				if len(labelled) > 0 {
					step = labelled[0]
				}
				steps[step] = true
				var want []int
				for round := step; round <= rounds; round += step {
					want = append(want, round)
				}
				if !slices.Equal(labelled, want) {
					t.Errorf("%d rounds in %.0f pixels, text at %v: %v are labelled", rounds, width, scale, labelled)
				}
			}
		}
	}
	if len(steps) < 3 {
		t.Errorf("the labels are in steps of %v only", steps)
	}
}
