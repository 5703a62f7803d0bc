package play

import (
	"math/rand/v2"
	"testing"

	"azulejo/game/settings"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// TestDealIsAnimated checks that the bag tips over, opens and stands upright again during a deal, and does not move with reduced motion.
func TestDealIsAnimated(t *testing.T) {
	for _, still := range []bool{false, true} {
		b := newTestScene(t, 0, 2, 0, false)
		b.setSpeed(settings.Normal)
		b.s.ctx.Settings.ReducedMotion = still
		b.s.Layout(b.s.ctx)
		dice := rand.New(rand.NewPCG(2, 9))
		most, mouth := 0.0, 0.0
		look := func(n *stage.Node) {
			if n.Name == table.BagName {
				most, mouth = max(most, n.Rotation), max(mouth, n.Children()[0].Alpha)
			}
		}
		for tick := 0; tick < 20000 && (b.s.session.match.Position().Round() < 2 || b.s.phase != personToMove); tick++ {
			if b.s.phase == personToMove {
				all := b.s.session.match.Position().Moves(nil)
				b.s.chooseMove(all[dice.IntN(len(all))])
			}
			b.ticks(1)
			b.s.root.Walk(look)
		}
		if still != (most == 0) || still != (mouth == 0) {
			t.Errorf("reduced motion %v: the bag tilts by %v and opens by %v", still, most, mouth)
		}
		most, mouth = 0, 0
		if b.s.root.Walk(look); most != 0 || mouth != 0 {
			t.Errorf("at the end the bag tilts by %v and is open by %v", most, mouth)
		}
	}
}
