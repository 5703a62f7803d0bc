package pavilion_test

import (
	"testing"

	"azulejo/engine"
	"azulejo/engine/enginetest"
	"azulejo/engine/pavilion"
)

// FuzzMoves checks that exactly the legal moves are accepted.
func FuzzMoves(f *testing.F) { enginetest.AcceptedMoves(f, pavilion.Coloured(), pavilion.Sepia()) }

// FuzzPacking checks that packed moves unpack to the same values, and that values out of range give NoMove.
func FuzzPacking(f *testing.F) {
	for _, n := range []int32{0, 1, 4, 22, 23, 127, 128, 255, 256, 257, 1 << 16, 1 << 30, -1, -256} {
		f.Add(n, int32(1), int32(0))
		f.Add(int32(0), n, int32(2))
		f.Add(int32(1), int32(0), n)
	}
	f.Fuzz(func(t *testing.T, a, b, c int32) {
		pile := pavilion.Pile{1: int(a), 2: int(b), 5: int(c)}
		if got, want := pile.Total(), int(a)+int(b)+int(c); got != want {
			t.Errorf("%v holds %d tiles, expected %d", pile, got, want)
		}
		if m := pavilion.PassMove(pile); m != engine.NoMove {
			if got, ok := pavilion.Passed(m); !ok || got != pile {
				t.Errorf("a pass with %v is packed as one with %v", pile, got)
			}
		}
		if m := pavilion.BonusMove(pile); m != engine.NoMove {
			if got, ok := pavilion.Bonus(m); !ok || got != pile {
				t.Errorf("the bonus tiles %v are packed as %v", pile, got)
			}
		}
		take := pavilion.Take{Source: int(a), Colour: engine.Tile(b)}
		if m := take.Move(); m != engine.NoMove {
			if got, ok := pavilion.Taken(m); !ok || got != take {
				t.Errorf("%+v is packed as %+v", take, got)
			}
		}
		place := pavilion.Place{Colour: engine.Tile(a), Space: int(b), Jokers: int(c)}
		if m := place.Move(); m != engine.NoMove {
			if got, ok := pavilion.Placed(m); !ok || got != place {
				t.Errorf("%+v is packed as %+v", place, got)
			}
		}
	})
}
