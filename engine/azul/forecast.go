package azul

import "azulejo/engine"

// Forecast returns what a seat scores if the round is scored now. On the grey wall each tile goes where it scores most.
// Bonuses are part of it if the game ends with the round.
func (v View) Forecast(s engine.Seat) (f engine.RoundScore) {
	var log engine.Log
	v.scoreRound(&log)
	for _, e := range log.Events {
		if e.Seat == s {
			f.Count(e)
		}
	}
	return f
}

// LastRound reports whether a row of any wall is complete, or is if the round is scored now.
func (v View) LastRound() bool {
	_, _, last := v.EndingRow()
	return last
}

// EndingRow returns the first row of any wall that is complete, or is if the round is scored now. ok is false if there is
// none.
func (v View) EndingRow() (s engine.Seat, row int, ok bool) {
	then := v.scoreRound(nil)
	for s := range then.seats {
		for row := range 5 {
			if covers(then.boards[s].wall, rowMask(row)) {
				return s, row, true
			}
		}
	}
	return 0, 0, false
}

// scoreRound returns the position after scoring the round with the boards as they are now. It logs the scoring to log,
// which may be nil.
func (v View) scoreRound(log *engine.Log) *Position {
	p := *v.Position
	if p.dealing || p.phase == over {
		return &p
	}
	if p.phase == offer {
		for i := range p.source { // move the offer to the lid: with bag and lid empty the game would end
			p.lid += p.source[i]
			p.setSource(i, 0)
		}
		p.left = 0
		p.endOffer(log)
	}
	for p.phase == tiling {
		row := p.boards[p.turn].tilingRow()
		p.Play(WallMove(row, p.bestColumn(row)), log)
	}
	return &p
}

// bestColumn returns the column in which the tile of a row scores most for the seat on turn; the first one of equals.
func (p *Position) bestColumn(row int) (best int) {
	b, most := &p.boards[p.turn], int32(0)
	for set := uint64(b.fits(p.variant, row, b.colour[row])); set != 0; set &= set - 1 {
		col := lowestBit(set)
		if n := score(runs(b.wall, row, col)); n > most {
			best, most = col, n
		}
	}
	return best
}
