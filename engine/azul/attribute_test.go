package azul

import (
	"testing"

	"azulejo/engine"
	"azulejo/engine/enginetest"
)

// TestAttribute checks that the parts of the boards add up to what the evaluators expect.
func TestAttribute(t *testing.T) {
	bonus := func(pos engine.Position, s engine.Seat) int {
		b := &pos.(*Position).boards[s]
		n := rowPoints * fullRows(b.wall)
		for i := range 5 {
			if covers(b.wall, firstColumn<<i) {
				n += columnPoints
			}
			if bits5(b.byColour[i]) == 5 {
				n += colourPoints
			}
		}
		return n
	}
	for _, e := range []*engine.Edition{Coloured(), Grey()} {
		enginetest.Attribution(t, e, NewValue(), bonus)
		enginetest.Attribution(t, e, NewMaster(), bonus)
	}
}
