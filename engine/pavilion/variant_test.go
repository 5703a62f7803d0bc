package pavilion

import (
	"testing"

	"azulejo/engine"
	"azulejo/engine/soak"
)

// TestFinalBonusOfNumbers checks that all spaces of a number from 1 to 4 are worth four times that number at the end.
func TestFinalBonusOfNumbers(t *testing.T) {
	for _, e := range []*engine.Edition{Coloured(), Sepia()} {
		m, err := engine.NewMatch(e, engine.Options{Players: 2}, 1)
		if err != nil {
			t.Fatal(err)
		}
		v := See(m.Position()).variant
		for n := 1; n <= 4; n++ {
			covered, stars := v.numbered[n], 0
			b := board{covered: covered}
			for star := range Stars {
				b.starColours[star] = 1
				stars += b.starBonus(star)
			}
			if got := b.finalBonus(v) - stars; got != 4*n {
				t.Errorf("%s: all spaces of %d are worth %d", e.ID, n, got)
			}
			if b.covered &^= covered & -covered; b.finalBonus(v) > 0 {
				t.Errorf("%s: all spaces of %d but one are worth %d", e.ID, n, b.finalBonus(v))
			}
		}
	}
}

// TestCustomSide checks random games on a side with two stars of a fixed colour, two of different colours, and other costs.
func TestCustomSide(t *testing.T) {
	v := newVariant(variant{id: "pavilion-mixed", side: 2, ownColour: [Stars]uint8{1: 1 << 3, 4: 1 << 5}, multicoloured: 1<<2 | 1<<5}, [Ring]int8{6, 5, 4, 3, 2, 1}, [Ring]int8{2, 2, 2, 4, 4, 4})
	if v.payable[2] != 48|7*(1<<6|1<<12|1<<18|1<<24|1<<30|1<<36) || v.numbered[3] != 1<<3 {
		t.Errorf("up to 2 cost the spaces %042b, and 3 cost %042b", v.payable[2], v.numbered[3])
	}
	for players := 2; players <= engine.MaxSeats; players++ {
		r := soak.Run(t.Context(), edition(v), players, 20, 1)
		for _, fault := range r.Faults {
			t.Error(fault)
		}
		if r.Games != 20 || r.Moves == 0 {
			t.Errorf("%d players: %d moves in %d games", players, r.Moves, r.Games)
		}
	}
}
