package azul

import (
	"math/bits"

	"azulejo/engine"
)

// summarySlots is the number of cached summaries, a power of two.
const summarySlots = 1 << 12

// summary holds the parts of the evaluation that depend only on the wall and the pattern lines of a board.
type summary struct {
	key    uint64
	points int32 // of the complete lines, in hundredths
	// lack is the lowest number of tiles missing in a row whose pattern line is not complete, tiledLack that in a row
	// whose line is complete and has been tiled. Both are 5 if there is no such row.
	lack, tiledLack int8
}

// summarise returns the summary of a board, from the cache if possible. The key depends on the kind of wall and is never
// 0, the key of an empty slot.
func (v *Value) summarise(b *board, w *variant) *summary {
	key := b.layoutHash(w.hashBits) | 1
	l := &v.cache[key>>1%summarySlots]
	if l.key == key {
		return l
	}
	s := &v.board
	s.load(b, w)
	*l = summary{key: key, points: s.tiledPoints, lack: 5, tiledLack: 5}
	for r, row := range s.rows {
		n := int8(5 - bits.OnesCount8(row))
		if s.justTiled>>r&1 == 1 {
			l.tiledLack = min(l.tiledLack, n)
		} else {
			l.lack = min(l.lack, n)
		}
	}
	return l
}

// score returns the score of a board after tiling its complete lines and subtracting its floor line, in hundredths of a
// point.
func (s *summary) score(b *board) int32 {
	return max((int32(b.score)+int32(floorSum[b.floorLen]))*100+s.points, 0)
}

// gameClock is the progress of a game.
type gameClock struct {
	// time is the estimated time until the fullest row can be complete, in eighths of a round. A row that is tiled at the
	// end of this round can get its next tile only in the following round.
	time int8
	gamePhase
}

// clock returns the progress of a game and updates v.summaries.
func (v *Value) clock(p *Position) gameClock {
	now := int(p.left) * ticksPerRound / (4 * p.Factories())
	time, lack := 5*ticksPerRound, int8(5)
	for i := range p.seats {
		l := v.summarise(&p.boards[i], p.variant)
		v.summaries[i] = *l
		time = min(time, int(l.lack)*ticksPerRound, int(l.tiledLack)*ticksPerRound+now)
		lack = min(lack, l.lack, l.tiledLack)
	}
	return gameClock{int8(time), gamePhase{lack, offerQuarters(p)}}
}

// cacheKey combines the key of a board with the progress of the game.
func (g gameClock) cacheKey(key uint64) uint64 {
	return engine.Mix(key ^ (uint64(g.time) | uint64(g.gamePhase.index())<<6))
}
