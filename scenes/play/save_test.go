package play

import (
	"math/rand/v2"
	"testing"

	"azulejo/game/settings"
	"azulejo/game/store"
)

// countingStore is a store that counts writes.
type countingStore struct {
	store.Store
	saves int
}

func (c *countingStore) Save(name string, data []byte) error {
	c.saves++
	return c.Store.Save(name, data)
}

// TestLookingBackSavesOnce checks that looking back saves the game only if moves have been undone since it was saved.
func TestLookingBackSavesOnce(t *testing.T) {
	b := newTestScene(t, 0, 2, 0, false)
	b.setSpeed(settings.Off)
	b.playRandomMoves(rand.New(rand.NewPCG(3, 3)), 12)
	counting := &countingStore{Store: b.s.ctx.Store}
	b.s.ctx.Store = counting
	b.s.ctx.Slot, _ = store.EnterSlot(counting)
	b.s.goToMove(len(b.s.session.match.Line())) // the draws after the last move
	counting.saves = 0
	for _, to := range []int{3, 8, 2, len(b.s.session.match.Line())} {
		b.s.goToMove(to)
	}
	if counting.saves != 0 {
		t.Errorf("looking back writes the game %d times", counting.saves)
	}
	b.s.undo()
	counting.saves = 0
	for _, to := range []int{2, 3, 4} {
		b.s.goToMove(to)
	}
	if counting.saves != 1 {
		t.Errorf("after undo, looking back writes the game %d times, expected once", counting.saves)
	}
}
