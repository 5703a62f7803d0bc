package play

import (
	"testing"

	"azulejo/engine"
	"azulejo/game/stage"
)

// TestPlacedTilesExplainTheirScore clicks every tile on walls and stars late in a game, and checks the explanation of its score.
func TestPlacedTilesExplainTheirScore(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		b := newTestScene(t, at, 2, 30, false)
		told := 0
		for _, p := range b.s.table.Pieces(b.s.board.Shown()) {
			if p.Place.Zone != engine.Wall && p.Place.Zone != engine.Star {
				continue
			}
			spot := b.s.table.Anchor(p.Place, 0, 1)
			b.s.explainTile(stage.Pointer{X: spot.X, Y: spot.Y, Over: true, Pressed: true, Released: true})
			if b.explanationCount() == 2 {
				told++
			}
			b.s.explainTile(stage.Pointer{Pressed: true})
			if b.explanationCount() != 0 {
				t.Error("a sum stays")
			}
		}
		if told < 2 {
			t.Errorf("%d tiles tell their sum", told)
		}
	})
}
