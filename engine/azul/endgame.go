package azul

import "azulejo/engine"

// Solvable implements search.EndgameSolver: the wall tiling of the last round is solvable, because each seat then plays for its own board alone. It is
// a choice only on the grey wall.
func (v *Value) Solvable(pos engine.Position) bool {
	p := pos.(*Position)
	return p.phase == tiling && p.endsGame()
}

// endsGame reports whether this is certainly the last round, because a row is complete or the tile of a complete line will complete it. On the grey
// wall this is certain only in the wall tiling, as a line above may still take a tile that blocks that space.
func (p *Position) endsGame() bool {
	if p.variant.choosesSpace && p.phase != tiling {
		return false
	}
	for s := range p.seats {
		b := &p.boards[s]
		if fullRows(b.wall) > 0 {
			return true
		}
		var above [Colours]bool // the colours of the complete lines above
		for set := uint64(b.completeLines()); set != 0; set &= set - 1 {
			r := lowestBit(set)
			c := b.colour[r]
			if bits5(b.wall&rowMask(r)) == 4 && !above[c] && b.fits(p.variant, r, c) != 0 {
				return true
			}
			above[c] = true
		}
	}
	return false
}

// tieBreak is added to the final score for each complete row, in hundredths of a point: the seat with more rows wins a tie.
const tieBreak = 4

// Solve implements search.EndgameSolver. The final scores are certain.
func (v *Value) Solve(pos engine.Position, final *[engine.MaxSeats]int32) (spread int32) {
	p := pos.(*Position)
	for s := range p.seats {
		final[s] = v.bestEnd(&p.boards[s], p.variant)
	}
	return 1
}

// bestEnd returns the highest final score that a board can get by tiling its complete lines, in hundredths of a point. It is cached.
func (v *Value) bestEnd(b *board, w *variant) int32 {
	key := engine.Mix(b.layoutHash(w.hashBits) ^ (uint64(uint16(b.score)) | uint64(b.floorLen)<<16 | 1<<32))
	if most, ok := v.boards.Probe(key); ok {
		return most
	}
	most := int32(0)
	if r := b.tilingRow(); r < 0 {
		most = b.end()
	} else {
		most = v.bestTiling(*b, w, r)
	}
	v.boards.Store(key, most)
	return most
}

// bestTiling returns the highest final score after the line of a row is tiled in any column, or dropped if it fits none.
func (v *Value) bestTiling(b board, w *variant, row int) (most int32) {
	c := b.colour[row]
	b.line[row] = 0
	set := uint64(b.fits(w, row, c))
	if set == 0 {
		b.addToFloor(c, row+1)
		return v.bestEnd(&b, w)
	}
	for ; set != 0; set &= set - 1 {
		after := b
		after.addToWall(row, lowestBit(set), c)
		most = max(most, v.bestEnd(&after, w))
	}
	return most
}

// end returns the final score of a board with no complete line left to tile, in hundredths of a point.
func (b board) end() int32 {
	return b.afterRound(true)*100 + int32(fullRows(b.wall))*tieBreak
}

// afterRound returns the score of a board with no complete line left to tile after the round, which may end the game.
func (b board) afterRound(ends bool) int32 {
	b.addPoints(engine.FromFloor, int(floorSum[b.floorLen]))
	if ends {
		b.scoreBonuses(0, nil)
	}
	return int32(b.score)
}
