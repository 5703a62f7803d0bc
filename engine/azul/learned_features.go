package azul

import (
	"math/bits"

	"azulejo/engine"
)

// gamePhase is how far a game has come: the fewest tiles that a row lacks, which ends the game, and how much of the round's offer
// is left.
type gamePhase struct{ lack, left int8 }

const (
	lacks = 6 // none to five
	lefts = 6 // none, up to a quarter … all; and the next deal to come
	// Phases is the number of phases told apart.
	Phases = lacks * lefts
)

func (m gamePhase) index() int { return int(m.lack)*lefts + int(m.left) }

// leftParts is how much of the round's offer is left, in quarters; a deal to come counts as more than all.
func leftParts(p *Position) int8 {
	if p.dealing {
		return lefts - 1
	}
	return min((p.left+int8(p.Factories())-1)/int8(p.Factories()), lefts-2) // of four tiles each
}

// The weights lie one group after the other. Those from supplyGroup on tell of the offer and a board's place in it, the
// others of a board alone.
const (
	lineStates  = 7 * 7 // tiles on the line or tiled just now; points that its tile would score
	lineGroup   = 0     // by row, state, phase
	rowGroup    = lineGroup + 5*lineStates*Phases
	pairGroup   = rowGroup + 5*32*lacks               // by two rows one above the other
	colGroup    = pairGroup + 4*1024*lacks            // by edge or middle, spaces covered, spaces that lines lead to
	hueGroup    = colGroup + 3*1024*lacks             // by rows that have a colour, rows whose lines lead to it
	supplyGroup = hueGroup + 1024*lacks               // by row, tiles missing, tiles of the colour on offer, part of the offer left
	floorGroup  = supplyGroup + 5*5*supplies*lefts    // by tiles on the floor line, free spaces of the lines, tiles on offer
	excessGroup = floorGroup + 8*rooms*offers         // by tiles on offer for which the lines have no room, tiles on offer
	turnGroup   = excessGroup + rooms*offers          // by turns until the seat's own, where the marker is, part of the offer left
	firstGroup  = turnGroup + engine.MaxSeats*2*lefts // for who starts the next round
	dealGroup   = firstGroup + Phases                 // before a deal, by row, tiles missing, what the tile would score, tiles of the colour to come, stage
	weights     = dealGroup + 15*classes*supplies*stages
	// These many weights tell of a board, and of the offer for its seat.
	boardFeatures = 5 + 5 + 4 + 5 + 5
	offerFeatures = 5 + 1 + 1 + 1 + 1
	dealFeatures  = 5 * Colours

	supplies = 8  // none to seven and more
	rooms    = 16 // free spaces of the lines, up to fifteen
	offers   = 12 // tiles on offer for each seat, up to eleven
	stages   = 4  // whether the row itself, or another, may end the game in the next round, or in the one after it
)

// fresh is the state of a line that was tiled just now.
const fresh = 6

// columnClass tells columns at the edge from those further in.
var columnClass = [5]int{0, 1, 2, 1, 0}

// features lists the weights that tell of a board alone.
func (s *evalBoard) features(m gamePhase, dst *[boardFeatures]int32) {
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
		add(lineGroup + ((r*lineStates+state*7+points)*Phases + m.index()))
		add(rowGroup + (r*32+int(s.rows[r]))*lacks + int(m.lack))
	}
	for r := range 4 {
		add(pairGroup + (r*1024+int(s.rows[r])*32+int(s.rows[r+1]))*lacks + int(m.lack))
	}
	for c := range 5 {
		add(colGroup + (columnClass[c]*1024+int(s.cols[c])*32+leads[c])*lacks + int(m.lack))
		add(hueGroup + (int(s.has[c])*32+tints[c])*lacks + int(m.lack))
	}
}

// standing lists the weights that tell of the offer, or of the next one to expect, and a seat's place in it; -1 stands for none.
func (p *Position) standing(s engine.Seat, m gamePhase, on counts, dst *[offerFeatures]int32) {
	*dst = [offerFeatures]int32{-1, -1, -1, -1, -1, -1, -1, -1, -1}
	if firstNext(p) == s {
		dst[8] = int32(firstGroup + m.index())
	}
	b := &p.boards[s]
	left, room := int(m.left), 0
	for r, n := range b.line {
		missing := r + 1 - int(n)
		room += missing
		if n > 0 && missing > 0 {
			stock := min(on.of(b.colour[r]), supplies-1)
			dst[r] = int32(supplyGroup + ((r*5+missing)*supplies+stock)*lefts + left)
		}
	}
	if p.dealing || p.left == 0 {
		return
	}
	offer := min(int(p.left)/int(p.seats), offers-1)
	dst[5] = int32(floorGroup + (int(b.floorLen)*rooms+room)*offers + offer)
	dst[6] = int32(excessGroup + min(b.excess(on), rooms-1)*offers + offer)
	turns, marker := int(s-p.turn+p.seats)%int(p.seats), 0
	if p.marker == nobody {
		marker = 1
	}
	dst[7] = int32(turnGroup + (turns*2+marker)*lefts + left)
}

// dealFeatures lists the weights that tell what the next deal holds for each tile that the lines may bring to the wall.
func (s *evalBoard) dealFeatures(m gamePhase, on counts, dst *[dealFeatures]int32) {
	for r, n := range s.line {
		stage := min(int(m.lack), stages-1)
		if bits.OnesCount8(s.rows[r]) == 4 {
			stage = 0
		}
		lacks := r*(r+1)/2 + r - int(n)
		for c := range Colours {
			at := &dst[Colours*r+c]
			*at = -1
			if want := s.want(r, c); want > 0 {
				stock := min(on.of(engine.Tile(c)), supplies-1)
				*at = int32(dealGroup + ((lacks*classes+want-1)*supplies+stock)*stages + stage)
			}
		}
	}
}

// classes is the number of classes of what a tile would score: one to eight points, more, and with a set or two completed.
const classes = 11

// want is the class, from 1, of what a colour would score in a row with the sets that it completes; 0 if it may not lie there.
func (s *evalBoard) want(row, colour int) int {
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
		return int(points)
	case points <= 10:
		return classes - 2
	case points <= 14:
		return classes - 1
	}
	return classes
}

// excess is how many tiles of an offer would find no room on the lines, each colour on its own.
func (b *board) excess(on counts) (n int) {
	for c, lines := range b.open {
		room := 0
		for ; lines != 0; lines &= lines - 1 {
			r := bits.TrailingZeros8(lines)
			room += r + 1 - int(b.line[r])
		}
		n += max(0, on.of(engine.Tile(c))-room)
	}
	return n
}

// offered is what lies on the factories and in the centre.
func offered(p *Position) (all counts) {
	for _, pile := range p.source {
		all += pile
	}
	return all
}

// nextDeal is the mean of the next deal: the bag's share of each colour, and the lid's where the bag does not suffice.
func nextDeal(p *Position) (all counts) {
	want, bag, lid := 4*p.Factories(), p.bag.total(), p.lid.total()
	fromBag := min(want, bag)
	fromLid := min(want-fromBag, lid)
	for c := range engine.Tile(Colours) {
		n := 0
		if bag > 0 {
			n += 2 * p.bag.of(c) * fromBag / bag
		}
		if fromLid > 0 {
			n += 2 * p.lid.of(c) * fromLid / lid
		}
		all += tilesOf(c, (n+1)/2)
	}
	return all
}
