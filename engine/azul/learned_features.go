package azul

import "math/bits"

// moment is how far a game has come: the fewest tiles that a row lacks, which ends the game, and how much of the round's offer
// is left.
type moment struct{ lack, left int }

const (
	lacks = 6 // none to five
	lefts = 6 // none, up to a quarter … all; and the next deal to come
	// Moments is the number of moments told apart.
	Moments = lacks * lefts
)

func (m moment) index() int { return m.lack*lefts + m.left }

func momentOf(p *Position, sides []side) moment {
	m := moment{lack: lacks - 1}
	for i := range sides {
		for _, row := range sides[i].rows {
			m.lack = min(m.lack, 5-bits.OnesCount8(row))
		}
	}
	if p.dealing {
		m.left = lefts - 1
	} else {
		m.left = (int(p.left) + p.Factories() - 1) / p.Factories() // of four tiles each
		m.left = min(m.left, lefts-2)
	}
	return m
}

// The weights lie one group after the other.
const (
	lineStates = 7 * 7 // tiles on the line or tiled just now; points that its tile would score
	lineGroup  = 0     // by row, state, moment
	rowGroup   = lineGroup + 5*lineStates*Moments
	pairGroup  = rowGroup + 5*32*lacks    // by two rows one above the other
	colGroup   = pairGroup + 4*1024*lacks // by edge or middle, spaces covered, spaces that lines lead to
	hueGroup   = colGroup + 3*1024*lacks  // by rows that have a colour, rows whose lines lead to it
	firstGroup = hueGroup + 1024*lacks    // for who starts the next round
	weights    = firstGroup + Moments
	// Features is how many weights tell of one board.
	Features = 5 + 5 + 4 + 5 + 5 + 1
)

// fresh is the state of a line that was tiled just now.
const fresh = 6

// columnClass tells columns at the edge from those further in.
var columnClass = [5]int{0, 1, 2, 1, 0}

// features lists the weights that tell of a board.
func (s *side) features(m moment, first bool, dst *[Features]int32) {
	var leads, tints [5]int // by column, by colour: rows whose lines lead there
	n := 0
	add := func(w int) {
		dst[n] = int32(w)
		n++
	}
	for r := range 5 {
		state, points := int(s.line[r]), 0
		if s.fresh>>r&1 == 1 {
			state = fresh
		} else if goal := s.goal[r]; state > 0 && goal >= 0 {
			points = int(min(s.points(r, int(goal)), 6))
			leads[goal] |= 1 << r
			tints[s.tint[r]] |= 1 << r
		}
		add(lineGroup + ((r*lineStates+state*7+points)*Moments + m.index()))
		add(rowGroup + (r*32+int(s.rows[r]))*lacks + m.lack)
	}
	for r := range 4 {
		add(pairGroup + (r*1024+int(s.rows[r])*32+int(s.rows[r+1]))*lacks + m.lack)
	}
	for c := range 5 {
		add(colGroup + (columnClass[c]*1024+int(s.cols[c])*32+leads[c])*lacks + m.lack)
		add(hueGroup + (int(s.has[c])*32+tints[c])*lacks + m.lack)
	}
	w := firstGroup + m.index()
	if !first {
		w = -1
	}
	add(w)
}
