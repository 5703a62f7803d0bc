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

// signed lists what the board of a seat says that has a sign and is not at the floor line: figures of the round, and their caption.
func (d *testBoard) signed(seat engine.Seat) (texts []string) {
	board := d.layers.scenery.Find(table.BoardName(seat)).Bounds()
	floor := d.look.Anchor(engine.Place{Zone: engine.Floor, Seat: seat}, 0, 1)
	d.layers.scenery.Walk(func(n *stage.Node) {
		l, ok := n.Art.(*stage.Label)
		if x, y := n.Centre(); ok && board.Contains(x, y) && (y < floor.Y-1 || y > floor.Y+1) && (strings.ContainsAny(l.Text, "+−=") || strings.Contains(l.Text, "floor")) {
			texts = append(texts, l.Text)
		}
	})
	return texts
}

// TestPreviewShowsRunsAndRound: while tiles are held over a line that they complete, the wall shows the tile with its runs in an outline,
// and the board what the round will bring then. All that ends with the tiles.
func TestPreviewShowsRunsAndRound(t *testing.T) {
	for game := range coloured {
		sums, crossings := 0, 0
		for round := 2; round < 5; round++ {
			s := newTestView(t, &games.All()[game], 2)
			for p := s.match.Position(); p.ToMove() == engine.Nature || p.Round() < round || azul.See(p).Tiling() || azul.See(p).Forecast(p.ToMove()).Wall == 0; p = s.match.Position() {
				s.play(completes)
				s.Settle()
			}
			d := newTestBoardOf(t, s, always)
			d.player.ShowSums = true
			p := azul.See(d.player.Shown())
			seat := p.ToMove()
			before := d.signed(seat)
			for i, n := range d.find("pickable-") {
				if i%2 == 1 {
					continue
				}
				n.Touch.Press()
				for i, to := range d.player.targets.list {
					if len(to.options) == 0 {
						continue
					}
					d.player.hover(i, true)
					scored, ok := p.Scored(to.options[0].Move)
					runs := d.layers.preview.Find("runs")
					if ok != (runs != nil) || ok && len(d.layers.preview.Children()) != 2 {
						t.Fatalf("the tile scores: %v, the wall shows %d nodes", ok, len(d.layers.preview.Children()))
					}
					after := p.Clone()
					after.Play(to.options[0].Move, nil)
					now, next := p.Forecast(seat), azul.See(after).Forecast(seat)
					texts := d.signed(seat)
					was, will := now.Wall+now.Bonus, next.Wall+next.Bonus
					want := []string{d.frame.Words.Signed(will), "this round, floor " + d.frame.Words.Signed(next.Floor)}
					switch {
					case will == 0 && next.Floor == 0:
						want = nil
					case will == 0:
						want = []string{d.frame.Words.Signed(next.Floor)}
					case was != 0 && will != was:
						want = []string{d.frame.Words.Signed(was), d.frame.Words.Signed(will - was), "=", want[0], want[1]}
						sums++
					}
					slices.Sort(want)
					if slices.Sort(texts); !slices.Equal(texts, want) {
						t.Fatalf("the board says %q, expected %q", texts, want)
					}
					if ok {
						if runs.Art.(*table.Outline).Ink.A == 0 {
							t.Fatal("the outline cannot be seen")
						}
						for _, at := range append(scored.Across, scored.Down...) {
							if a := d.look.Anchor(at, 0, 1); !runs.Bounds().Contains(a.X, a.Y) {
								t.Fatalf("%+v lies outside of the outline", at)
							}
						}
						if corners := len(runs.Art.(*table.Outline).Corners); len(scored.Across) > 1 && len(scored.Down) > 1 {
							crossings++
							if corners < 6 {
								t.Errorf("runs of %d and %d have an outline of %d corners", len(scored.Across), len(scored.Down), corners)
							}
						}
					}
				}
				d.player.Escape()
				if texts := d.signed(seat); !slices.Equal(texts, before) || len(d.layers.preview.Children()) != 0 {
					t.Fatalf("afterwards the board says %q, before %q, and the wall shows %d nodes", texts, before, len(d.layers.preview.Children()))
				}
			}
		}
		if sums == 0 || crossings == 0 {
			t.Errorf("game %d: only %d sums and %d crossings were seen", game, sums, crossings)
		}
	}
}
