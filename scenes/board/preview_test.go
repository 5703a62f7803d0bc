package board

import (
	"cmp"
	"math"
	"slices"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/table"
)

// roundTexts returns the texts of the round score on the board of a seat: its numbers from left to right, and the caption with its parts.
func (t *testBoard) roundTexts(seat engine.Seat) (texts []string) {
	board := t.layers.scenery.Find(table.BoardName(seat)).Bounds()
	floor := t.table.Anchor(engine.Place{Zone: engine.Floor, Seat: seat}, 0, 6)
	caption := ""
	var numbers []*stage.Node
	t.layers.scenery.Walk(func(n *stage.Node) {
		x, y := n.Centre()
		l, ok := n.Art.(*stage.Label)
		switch {
		case n.Name == table.RoundPartsName && board.Contains(x, y):
			caption = strings.TrimSpace(caption + " " + strings.ReplaceAll(l.Text, "\u00a0", " "))
		case ok && n.Name != table.RoundPartsName && board.Contains(x, y) && strings.ContainsAny(l.Text, "+−=0") && x > floor.X && y > floor.Y-floor.Size && math.Abs(y-floor.Y) > 1:
			numbers = append(numbers, n)
		}
	})
	slices.SortFunc(numbers, func(a, b *stage.Node) int { return cmp.Compare(a.X, b.X) })
	for _, n := range numbers {
		texts = append(texts, n.Art.(*stage.Label).Text)
	}
	if caption != "" {
		texts = append(texts, strings.TrimPrefix(caption, "this round: ")) // which it has if there is room
	}
	return texts
}

// TestPreviewShowsRunsAndRound checks what the board of Azul shows while tiles are held over a target: the round score after the drop and, if the drop
// completes a line, the tile on the wall with an outline around its runs. All of it disappears when the tiles are put back.
func TestPreviewShowsRunsAndRound(t *testing.T) {
	for game := range coloured {
		sums, crossings, stopped, floors := 0, 0, 0, 0
		for round := 1; round < 5; round++ {
			v := newRandomGame(t, &games.All()[game], 2)
			for p := v.match.Position(); p.ToMove() == engine.Nature || p.Round() < round || azul.See(p).Tiling() || azul.See(p).Forecast(p.ToMove()).Parts[engine.FromWall] == 0; p = v.match.Position() {
				v.playToScore()
				v.Settle()
			}
			b := newTestBoardOf(t, v, always)
			b.ShowSums = true
			p := azul.See(b.Shown())
			seat := p.ToMove()
			before := b.roundTexts(seat)
			for i, n := range b.find("pickable-") {
				if i%2 == 1 {
					continue
				}
				n.Touch.Press()
				for i, to := range b.targets {
					if len(to.options) == 0 {
						continue
					}
					b.hover(i, true)
					scored, ok := p.Scored(to.options[0].Move)
					runs := b.layers.shapes[belowCounts].Find("runs")
					if ok != (runs != nil) || ok && len(b.layers.shapes[belowCounts].Children()) != 2 {
						t.Fatalf("a tile scores: %v; the preview has %d nodes", ok, len(b.layers.shapes[belowCounts].Children()))
					}
					after := p.Clone()
					after.Play(to.options[0].Move, nil)
					now, next := p.Forecast(seat), azul.See(after).Forecast(seat)
					texts := b.roundTexts(seat)
					var want []string
					for _, part := range []struct {
						name string
						from engine.Source
					}{{"wall", engine.FromWall}, {"floor", engine.FromFloor}, {"rows", engine.FromRows}, {"columns", engine.FromColumns}, {"colours", engine.FromColours}} {
						if n := next.Parts[part.from]; n != 0 {
							want = append(want, part.name+" "+b.frame.Words.Signed(n))
						}
					}
					if next.Parts[engine.FromFloor] < 0 {
						floors++
					}
					if next.StopsAtZero() {
						want = append(want, "never below 0")
						stopped++
					}
					if len(want) > 0 {
						want = []string{b.frame.Words.Signed(next.Net), strings.Join(want, ", ")}
						if now.Net != 0 && next.Net != now.Net {
							want = append([]string{b.frame.Words.Signed(now.Net), b.frame.Words.Signed(next.Net - now.Net), "="}, want...)
							sums++
						}
					}
					if !slices.Equal(texts, want) {
						t.Fatalf("the board shows %q, expected %q", texts, want)
					}
					if ok {
						if runs.Art.(*table.Outline).Ink.A == 0 {
							t.Fatal("the outline is transparent")
						}
						for _, at := range append(scored.Across, scored.Down...) {
							if a := b.table.Anchor(at, 0, 1); !runs.Bounds().Contains(a.X, a.Y) {
								t.Fatalf("%+v is outside the outline", at)
							}
						}
						if corners := len(runs.Art.(*table.Outline).Corners); len(scored.Across) > 1 && len(scored.Down) > 1 {
							crossings++
							if corners < 6 {
								t.Errorf("the outline of runs of %d and %d tiles has %d corners", len(scored.Across), len(scored.Down), corners)
							}
						}
					}
				}
				b.Escape()
				if texts := b.roundTexts(seat); !slices.Equal(texts, before) || len(b.layers.shapes[belowCounts].Children()) != 0 {
					t.Fatalf("afterwards the board shows %q, before it showed %q; the preview has %d nodes", texts, before, len(b.layers.shapes[belowCounts].Children()))
				}
			}
		}
		if sums == 0 || crossings == 0 || floors == 0 || stopped == 0 {
			t.Errorf("game %d: %d sums, %d crossings, %d floor lines and %d scores that stop at 0 were checked", game, sums, crossings, floors, stopped)
		}
	}
}
