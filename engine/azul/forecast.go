package azul

import "azulejo/engine"

// Forecast is what the end of the round will add to a seat's score if nothing more is taken.
type Forecast struct {
	Wall  int // points of the complete lines; on the grey wall each tile goes where it scores most
	Floor int // cost of the floor line, 0 or less, as the score never falls below 0
	Bonus int // points for complete rows, columns and colours, if the game ends with the round
	Net   int // sum of all three
}

// Forecast returns what the rules will score for a seat when this round is scored.
func (v View) Forecast(s engine.Seat) Forecast {
	now, then := &v.boards[s], v.scoreRound(nil)
	gained := func(from engine.Source) int {
		return int(then.boards[s].points[from-engine.FromWall] - now.points[from-engine.FromWall])
	}
	return Forecast{
		Wall:  gained(engine.FromWall),
		Floor: gained(engine.FromFloor),
		Bonus: gained(engine.FromRows) + gained(engine.FromColumns) + gained(engine.FromColours),
		Net:   int(then.boards[s].score - now.score),
	}
}

// LastRound reports whether a row of some wall is complete, or will be when this round is scored.
func (v View) LastRound() bool {
	_, _, last := v.EndingRow()
	return last
}

// EndingRow returns the first row of a wall that is complete, or will be when this round is scored.
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

// scoreRound returns the position after the round is scored as the boards are now, and logs that.
func (v View) scoreRound(log *engine.Log) *Position {
	p := *v.Position
	if p.dealing || p.phase == over {
		return &p
	}
	if p.phase == offer {
		for i := range p.source { // the lid keeps what is left, as without any tiles in bag and lid the game would end
			p.lid += p.source[i]
			p.put(i, 0)
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

// bestColumn is the column in which the seat on turn scores most with the tile of a row, the first of several.
func (p *Position) bestColumn(row int) (best int) {
	b, most := &p.boards[p.turn], int32(0)
	for set := uint64(b.fits(p.variant, row, b.colour[row])); set != 0; set &= set - 1 {
		col := lowest(set)
		if n := score(runs(b.wall, row, col)); n > most {
			best, most = col, n
		}
	}
	return best
}
