package pavilion

import (
	"testing"

	"azulejo/engine"
	"azulejo/engine/enginetest"
)

// TestAttribute checks that the parts of the boards add up to what the evaluators expect.
func TestAttribute(t *testing.T) {
	bonus := func(pos engine.Position, s engine.Seat) int {
		p := pos.(*Position)
		return p.boards[s].finalBonus(p.variant)
	}
	for _, e := range []*engine.Edition{Coloured(), Sepia()} {
		enginetest.Attribution(t, e, NewValue(), bonus)
		enginetest.Attribution(t, e, NewMaster(), bonus)
	}
}
