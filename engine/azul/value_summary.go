package azul

import (
	"math/bits"

	"azulejo/engine"
)

// summarySlots is a power of two.
const summarySlots = 1 << 12

// summary is what a board shows at a glance.
type summary struct {
	key    uint64
	points int32 // of the complete lines, in hundredths
	// lack is the fewest tiles that a row lacks, freshLack likewise among the rows whose lines are complete.
	lack, freshLack int8
}

// summarise looks at a board, or remembers. The key differs between walls, and is above 0, as slots begin with it.
func (v *Value) summarise(b *board, w *variant) *summary {
	key := b.layout(w.mark) | 1
	l := &v.cache[key>>1%summarySlots]
	if l.key == key {
		return l
	}
	s := &v.board
	s.see(b, w)
	*l = summary{key: key, points: s.tiled, lack: 5, freshLack: 5}
	for r, row := range s.rows {
		n := int8(5 - bits.OnesCount8(row))
		if s.fresh>>r&1 == 1 {
			l.freshLack = min(l.freshLack, n)
		} else {
			l.lack = min(l.lack, n)
		}
	}
	return l
}

// score is what a board has for sure, in hundredths.
func (l *summary) score(b *board) int32 {
	return max((int32(b.score)+int32(floorSum[b.floorLen]))*100+l.points, 0)
}

// gameClock is how far a game has come.
type gameClock struct {
	// time is how long the game still goes on, in eighths of a round: until the fullest row can be complete. A row that gets its
	// tile in this round waits for the next.
	time int8
	gamePhase
}

// clock looks at all boards and tells the time.
func (v *Value) clock(p *Position) gameClock {
	now := int(p.left) * aRound / (4 * p.Factories())
	time, lack := 5*aRound, int8(5)
	for i := range p.seats {
		l := v.summarise(&p.boards[i], p.variant)
		v.summaries[i] = *l
		time = min(time, int(l.lack)*aRound, int(l.freshLack)*aRound+now)
		lack = min(lack, l.lack, l.freshLack)
	}
	return gameClock{int8(time), gamePhase{lack, leftParts(p)}}
}

// mixed is a key for a board at a time.
func (c gameClock) mixed(key uint64) uint64 {
	return engine.Mix(key ^ (uint64(c.time) | uint64(c.gamePhase.index())<<6))
}
