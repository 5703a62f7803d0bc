package azul

import (
	"math/bits"

	"azulejo/engine"
)

// Forecast is what a board will bring at the end of the round as it stands.
type Forecast struct {
	Wall  int // points of complete lines; on the grey wall with the best space for each line in turn
	Floor int // 0 or less
	Net   int // change of the score, which never falls below 0
	// Row reports whether a row of the wall will be complete, which ends the game.
	Row bool
}

// Forecast looks ahead to the tiling of a board.
func (v View) Forecast(s engine.Seat) Forecast {
	b := v.boards[s]
	before := b.score
	var f Forecast
	for r := range 5 {
		if col := v.bestColumn(&b, r); b.full(r) && col >= 0 {
			f.Wall += b.set(r, col, engine.Tile(b.colour[r]))
		}
	}
	f.Floor = int(floorSum[b.floorLen])
	b.gain(engine.FromFloor, f.Floor)
	f.Net, f.Row = int(b.score-before), fullRows(b.wall) > 0
	return f
}

// bestColumn is the most rewarding space where the tile of a line may go, or -1 where none takes it.
func (v View) bestColumn(b *board, r int) int {
	best, most := -1, 0
	for set := b.fits(v.variant, r, engine.Tile(b.colour[r])); set != 0; set &= set - 1 {
		col := bits.TrailingZeros32(set)
		if n := worth(b.wall|bit(r, col), r, col); n > most {
			best, most = col, n
		}
	}
	return best
}

// LastRound reports whether some wall row is complete or will be at the tiling as the boards stand.
func (v View) LastRound() bool {
	for s := range engine.Seat(v.seats) {
		if v.Forecast(s).Row {
			return true
		}
	}
	return false
}
