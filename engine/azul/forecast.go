package azul

import (
	"slices"

	"azulejo/engine"
)

// Forecast is what a board will bring at the end of the round as it stands.
type Forecast struct {
	Wall int // points of complete lines; on the grey wall with the best space for each line in turn
	Net  int // change of the score, which never falls below 0
	// Row reports whether a row of the wall will be complete, which ends the game.
	Row bool
}

// Forecast looks ahead to the tiling of a board.
func (v View) Forecast(s engine.Seat) Forecast {
	b := &v.boards[s]
	var after evalBoard
	after.see(b, v.variant)
	f := Forecast{Wall: int(after.tiled / 100), Row: slices.Contains(after.rows[:], 31)}
	f.Net = max(f.Wall+int(floorSum[b.floorLen]), -int(b.score))
	return f
}

// LastRound reports whether some wall row is complete or will be at the tiling as the boards stand.
func (v View) LastRound() bool {
	for s := range v.seats {
		if v.Forecast(s).Row {
			return true
		}
	}
	return false
}
