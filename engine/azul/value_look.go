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
	// wants is what the tile of a line would score, as a class above 0, by row and colour; 0 where it may not lie.
	wants [5][Colours]uint8
}

// look looks at a board, or remembers. The key is above 0, as slots begin with it.
func (v *Value) look(b *board, grey bool) *look {
	key := b.layout(0) | 1
	l := &v.seen[key>>1%lookSlots]
	if l.key == key {
		return l
	}
	s := &v.side
	s.see(b, grey)
	*l = look{key: key, points: s.tiled, lack: 5, freshLack: 5}
	for r, row := range s.rows {
		n := int8(5 - bits.OnesCount8(row))
		if s.fresh>>r&1 == 1 {
			l.freshLack = min(l.freshLack, n)
		} else {
			l.lack = min(l.lack, n)
		}
		for c := range Colours {
			l.wants[r][c] = s.want(r, c)
		}
	}
	return l
}

// classes is the number of classes of what a tile would score: one to eight points, more, and with a set or two completed.
const classes = 11

// want is the class, from 1, of what a colour would score in a row with the sets that it completes; 0 if it may not lie there.
func (s *side) want(row, colour int) uint8 {
	if s.line[row] > 0 && int(s.tint[row]) != colour {
		return 0
	}
	col, points := s.best(row, colour)
	if col < 0 || s.rows[row]>>col&1 == 1 {
		return 0
	}
	if s.cols[col]|1<<row == 31 {
		points += columnBonus / 100
	}
	if s.has[colour]|1<<row == 31 {
		points += colourBonus / 100
	}
	switch {
	case points <= 8:
		return uint8(points)
	case points <= 10:
		return classes - 2
	case points <= 14:
		return classes - 1
	}
	return classes
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
		l := v.look(&p.boards[i], p.grey)
		v.looks[i] = *l
		time = min(time, int(l.lack)*aRound, int(l.freshLack)*aRound+now)
		lack = min(lack, l.lack, l.freshLack)
	}
	return clock{int8(time), moment{lack, p.leftParts()}}
}

// mixed is a key for a board at a time.
func (c clock) mixed(key uint64) uint64 {
	return engine.Mix(key ^ (uint64(c.time) | uint64(c.moment.index())<<6))
}
