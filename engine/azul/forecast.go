package azul

import (
	"math/bits"

	"azulejo/engine"
)

// Forecast returns what a seat scores if the round is scored now and each seat tiles its complete lines where they score most. Bonuses are part of it
// if the game ends with the round.
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

// LastRound reports whether the game ends if the round is scored now, however the seats tile their complete lines.
func (v View) LastRound() bool {
	e, _ := v.Ending()
	return e.Certain
}

// Ending is how a complete row can end the game if the round is scored now.
type Ending struct {
	Seat engine.Seat
	Row  int
	// RowCertain reports whether the row is complete however the seat tiles its complete lines.
	RowCertain bool
	// Certain reports whether the game ends however the seats tile. It may be certain although each row is a choice.
	Certain bool
}

// Ending returns the row that ends the game if the round is scored now, or can end it. ok is false if no row can be complete.
func (v View) Ending() (e Ending, ok bool) {
	for s := range v.seats {
		rows := v.boards[s].completions(v.variant)
		e.Certain = e.Certain || rows.certain
		switch {
		case rows.all != 0 && !e.RowCertain:
			e.Seat, e.Row, e.RowCertain, ok = s, bits.TrailingZeros32(rows.all)/5, true, true
		case rows.some != 0 && !ok:
			e.Seat, e.Row, ok = s, bits.TrailingZeros32(rows.some)/5, true
		}
	}
	return e, ok
}

// completions are the rows that are complete after tiling the complete lines of a board. The sets of rows have bit 5·row.
type completions struct {
	all, some uint32 // after every tiling, and after at least one
	certain   bool   // every tiling completes a row
}

// completions returns the rows that are complete after tiling the complete lines of a board.
func (b *board) completions(w *variant) (rows completions) {
	rows.all = completeRows(b.wall)
	rows.some, rows.certain = rows.all, rows.all != 0
	near := false
	for set := b.completeLines(); set != 0; set &= set - 1 {
		near = near || bits5(b.wall&rowMask(bits.TrailingZeros8(set))) == 4
	}
	if !near {
		return rows
	}
	rows = completions{all: ^uint32(0), certain: true}
	b.forEachTiling(w, tileColumns{}, func(after *board, _ tileColumns) {
		complete := completeRows(after.wall)
		rows.all &= complete
		rows.some |= complete
		rows.certain = rows.certain && complete != 0
	})
	return rows
}

// tileColumns holds the column of the tile of each complete line, by row.
type tileColumns [5]int8

// forEachTiling calls visit for each way to tile the complete lines of a board, with the board before its floor line is scored. columns are those of
// the lines already tiled.
func (b *board) forEachTiling(w *variant, columns tileColumns, visit func(after *board, columns tileColumns)) {
	row := b.tilingRow()
	if row < 0 {
		visit(b, columns)
		return
	}
	next, c := *b, b.colour[row]
	next.line[row] = 0
	set := b.fits(w, row, c)
	if set == 0 {
		next.addToFloor(c, row+1)
		next.forEachTiling(w, columns, visit)
	}
	for ; set != 0; set &= set - 1 {
		after := next
		after.addToWall(row, lowestBit(uint64(set)), c)
		columns[row] = int8(lowestBit(uint64(set)))
		after.forEachTiling(w, columns, visit)
	}
}

// bestColumns returns the columns with the highest score after the round; of equals those with more points from the wall, and then the first. ends says
// that the game ends whatever the board does; otherwise it ends if the tiling completes a row.
func (b *board) bestColumns(w *variant, ends bool) (best tileColumns, completesRow bool) {
	most, fromWall := int32(-1), int16(0)
	b.forEachTiling(w, best, func(after *board, columns tileColumns) {
		ended := ends || fullRows(after.wall) > 0
		n, wall := after.afterRound(ended), after.points[0]
		if n > most || n == most && wall > fromWall {
			best, completesRow, most, fromWall = columns, fullRows(after.wall) > 0, n, wall
		}
	})
	return best, completesRow
}

// bestColumns returns columns for each seat such that no seat alone can score more. A seat whose own tiling ends the game counts its bonuses, and so do
// the others then.
func (p *Position) bestColumns() (columns [engine.MaxSeats]tileColumns) {
	ending, possible := View{p}.Ending()
	certain := ending.Certain
	var ended [engine.MaxSeats]tileColumns // if the game ends whatever a seat does
	for s := range p.seats {
		completes := false
		ended[s], completes = p.boards[s].bestColumns(p.variant, possible)
		certain = certain || completes
	}
	if certain || !possible {
		return ended
	}
	for i := range p.seats {
		s, completes := (p.firstToTile()+i)%p.seats, false
		if columns[s], completes = p.boards[s].bestColumns(p.variant, false); completes {
			ended[s] = columns[s]
			return ended
		}
	}
	return columns
}

// scoreRound returns the position after scoring the round with the boards as they are now. It logs the scoring to log,
// which may be nil.
func (v View) scoreRound(log *engine.Log) *Position {
	p := *v.Position
	if p.dealing || p.phase == over {
		return &p
	}
	var columns [engine.MaxSeats]tileColumns
	if p.variant.choosesSpace {
		columns = p.bestColumns()
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
		p.Play(WallMove(row, int(columns[p.turn][row])), log)
	}
	return &p
}
