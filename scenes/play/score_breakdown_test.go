package play

import (
	"testing"

	"azulejo/engine"
	"azulejo/game/stage"
)

// TestPlacedTilesExplainTheirScore checks that clicking tiles on walls and stars explains their scores, and that the next press closes the explanation.
func TestPlacedTilesExplainTheirScore(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		b := newTestScene(t, at, 2, 30, false)
		explained := 0
		for _, p := range b.s.table.Pieces(b.s.board.Shown()) {
			if p.Place.Zone != engine.Wall && p.Place.Zone != engine.Star {
				continue
			}
			spot := b.s.table.Anchor(p.Place, 0, 1)
			b.s.explainTile(stage.Pointer{X: spot.X, Y: spot.Y, Over: true, Pressed: true, Released: true})
			if b.explanationCount() == 2 {
				explained++
			}
			b.s.explainTile(stage.Pointer{Pressed: true})
			if b.explanationCount() != 0 {
				t.Error("a score stays")
			}
		}
		if explained < 2 {
			t.Errorf("%d tiles show their score", explained)
		}
	})
}
