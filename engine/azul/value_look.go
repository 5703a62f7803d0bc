package azul

import (
	"math/bits"

	"azulejo/engine"
)

// lookSlots is a power of two.
const lookSlots = 1 << 12

// look is what a board shows at a glance.
type look struct {
	key    uint64
	points int32 // of the complete lines, in hundredths
	// lack is the fewest tiles that a row lacks, freshLack likewise among the rows whose lines are complete.
	lack, freshLack int8
}

// look looks at a board, or remembers. The key is above 0, as slots begin with it.
func (v *Value) look(b *board, w *variant) *look {
	key := b.layout(0) | 1
	l := &v.seen[key>>1%lookSlots]
	if l.key == key {
		return l
	}
	s := &v.side
	s.see(b, w)
	*l = look{key: key, points: s.tiled, lack: 5, freshLack: 5}
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
func (l *look) score(b *board) int32 {
	return max((int32(b.score)+int32(floorSum[b.floorLen]))*100+l.points, 0)
}

// clock is how far a game has come.
type clock struct {
	// time is how long the game still goes on, in eighths of a round: until the fullest row can be complete. A row that gets its
	// tile in this round waits for the next.
	time int8
	moment
}

// clock looks at all boards and tells the time.
func (v *Value) clock(p *Position) clock {
	now := int(p.left) * aRound / (4 * p.Factories())
	time, lack := 5*aRound, int8(5)
	for i := range p.seats {
		l := v.look(&p.boards[i], p.variant)
		v.looks[i] = *l
		time = min(time, int(l.lack)*aRound, int(l.freshLack)*aRound+now)
		lack = min(lack, l.lack, l.freshLack)
	}
	return clock{int8(time), moment{lack, leftParts(p)}}
}

// mixed is a key for a board at a time.
func (c clock) mixed(key uint64) uint64 {
	return engine.Mix(key ^ (uint64(c.time) | uint64(c.moment.index())<<6))
}
