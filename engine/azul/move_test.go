package azul_test

import (
	"testing"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/engine/enginetest"
)

// FuzzMoves checks that exactly the legal moves are accepted.
func FuzzMoves(f *testing.F) { enginetest.AcceptedMoves(f, azul.Coloured(), azul.Grey()) }

// FuzzPacking checks that packed moves unpack to the same values, and that values out of range give NoMove.
func FuzzPacking(f *testing.F) {
	for _, n := range []int32{0, 1, 4, 5, 9, 10, 15, 16, 17, 255, 256, 1 << 16, 1 << 30, -1, -16} {
		f.Add(n, int32(1), int32(0))
		f.Add(int32(0), n, int32(2))
		f.Add(int32(1), int32(0), n)
	}
	f.Fuzz(func(t *testing.T, a, b, c int32) {
		take := azul.Take{Source: int(a), Colour: engine.Tile(b), Line: int(c)}
		if m := take.Move(); m != engine.NoMove {
			if got, ok := azul.Taken(m); !ok || got != take {
				t.Errorf("%+v is packed as %+v", take, got)
			}
		}
		if m := azul.WallMove(int(a), int(b)); m != engine.NoMove {
			if row, col, ok := azul.Wall(m); !ok || row != int(a) || col != int(b) {
				t.Errorf("row %d, column %d is packed as %d, %d", a, b, row, col)
			}
		}
	})
}
