package board

import (
	"slices"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/table"
)

// roundTexts returns the texts of the round score on the board of a seat: numbers with a sign and the caption, without those at the floor line.
func (b *testBoard) roundTexts(seat engine.Seat) (texts []string) {
	board := b.layers.scenery.Find(table.BoardName(seat)).Bounds()
	floor := b.look.Anchor(engine.Place{Zone: engine.Floor, Seat: seat}, 0, 1)
	b.layers.scenery.Walk(func(n *stage.Node) {
		l, ok := n.Art.(*stage.Label)
		if x, y := n.Centre(); ok && board.Contains(x, y) && (y < floor.Y-1 || y > floor.Y+1) && (strings.ContainsAny(l.Text, "+−=") || strings.Contains(l.Text, "floor")) {
			texts = append(texts, l.Text)
		}
	})
	return texts
}

// TestPreviewShowsRunsAndRound checks what the board of Azul shows while tiles are held over a target: the round score after the drop and, if the drop
// completes a line, the tile on the wall with an outline around its runs. All of it disappears when the tiles are put back.
func TestPreviewShowsRunsAndRound(t *testing.T) {
	for game := range coloured {
		sums, crossings := 0, 0
		for round := 2; round < 5; round++ {
			v := newTestView(t, &games.All()[game], 2)
			for p := v.match.Position(); p.ToMove() == engine.Nature || p.Round() < round || azul.See(p).Tiling() || azul.See(p).Forecast(p.ToMove()).Wall == 0; p = v.match.Position() {
				v.playToScore()
				v.Settle()
			}
			b := newTestBoardOf(t, v, always)
			b.player.ShowSums = true
			p := azul.See(b.player.Shown())
			seat := p.ToMove()
			before := b.roundTexts(seat)
			for i, n := range b.find("pickable-") {
				if i%2 == 1 {
					continue
				}
				n.Touch.Press()
				for i, to := range b.player.targets.list {
					if len(to.options) == 0 {
						continue
					}
					b.player.hover(i, true)
					scored, ok := p.Scored(to.options[0].Move)
					runs := b.layers.preview.Find("runs")
					if ok != (runs != nil) || ok && len(b.layers.preview.Children()) != 2 {
						t.Fatalf("a tile scores: %v; the preview has %d nodes", ok, len(b.layers.preview.Children()))
					}
					after := p.Clone()
					after.Play(to.options[0].Move, nil)
					now, next := p.Forecast(seat), azul.See(after).Forecast(seat)
					texts := b.roundTexts(seat)
					was, will := now.Wall+now.Bonus, next.Wall+next.Bonus
					want := []string{b.frame.Words.Signed(will), "this round, floor " + b.frame.Words.Signed(next.Floor)}
					switch {
					case will == 0 && next.Floor == 0:
						want = nil
					case will == 0:
						want = []string{b.frame.Words.Signed(next.Floor)}
					case was != 0 && will != was:
						want = []string{b.frame.Words.Signed(was), b.frame.Words.Signed(will - was), "=", want[0], want[1]}
						sums++
					}
					slices.Sort(want)
					if slices.Sort(texts); !slices.Equal(texts, want) {
						t.Fatalf("the board shows %q, expected %q", texts, want)
					}
					if ok {
						if runs.Art.(*table.Outline).Ink.A == 0 {
							t.Fatal("the outline is transparent")
						}
						for _, at := range append(scored.Across, scored.Down...) {
							if a := b.look.Anchor(at, 0, 1); !runs.Bounds().Contains(a.X, a.Y) {
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
				b.player.Escape()
				if texts := b.roundTexts(seat); !slices.Equal(texts, before) || len(b.layers.preview.Children()) != 0 {
					t.Fatalf("afterwards the board shows %q, before it showed %q; the preview has %d nodes", texts, before, len(b.layers.preview.Children()))
				}
			}
		}
		if sums == 0 || crossings == 0 {
			t.Errorf("game %d: %d sums and %d crossings were checked", game, sums, crossings)
		}
	}
}
