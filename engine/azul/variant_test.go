package azul

import (
	"testing"

	"azulejo/engine"
	"azulejo/engine/soak"
)

// TestSpacesByColour checks the spaces for each colour on the coloured and the grey wall.
func TestSpacesByColour(t *testing.T) {
	for row, colours := range []string{"BYRKW", "WBYRK", "KWBYR", "RKWBY", "YRKWB"} {
		for col := range 5 {
			c := packing.Colour(colours[col])
			if coloured.printed[row][col] != c || coloured.spaces[row][c] != 1<<col {
				t.Errorf("row %d, column %d is %d and accepts the columns %05b, expected only %c", row+1, col+1, coloured.printed[row][col], coloured.spaces[row][c], colours[col])
			}
			if grey.printed[row][col] != blank || grey.spaces[row][col] != 31 {
				t.Errorf("grey: row %d accepts the columns %05b for colour %d", row+1, grey.spaces[row][col], col)
			}
		}
	}
	if coloured.choosesSpace || !grey.choosesSpace {
		t.Error("players choose spaces on the grey wall only")
	}
}

// TestCustomWall checks random games on a wall with colours printed on the diagonal only.
func TestCustomWall(t *testing.T) {
	v := newVariant("azul-diagonal", 1<<51, func(row, col int) engine.Tile {
		if row == col {
			return 0
		}
		return blank
	})
	for players := 2; players <= engine.MaxSeats; players++ {
		r := soak.Run(t.Context(), edition(v), players, 40, 1)
		if r.Moves == 0 || r.Games-r.Endless == 0 {
			t.Errorf("%d players: %d moves in %d games, %d of them endless", players, r.Moves, r.Games, r.Endless)
		}
		for _, fault := range r.Faults {
			t.Error(fault)
		}
	}
}
