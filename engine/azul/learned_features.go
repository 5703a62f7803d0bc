package azul

import (
	"math/bits"

	"azulejo/engine"
)

// gamePhase is the progress of a game: lack is the lowest number of tiles missing in any row, since a complete row ends
// the game; left is the part of the round's offer that is left, see offerQuarters.
type gamePhase struct{ lack, left int8 }

const (
	lackLevels = 6 // 0 to 5
	leftLevels = 6 // no tiles, one to four started quarters, next deal pending
	// Phases is the number of values of gamePhase.index.
	Phases = lackLevels * leftLevels
)

func (g gamePhase) index() int { return int(g.lack)*leftLevels + int(g.left) }

// offerQuarters returns the part of the round's offer that is left, in quarters, rounded up. Before a deal it is
// leftLevels - 1.
func offerQuarters(p *Position) int8 {
	if p.dealing {
		return leftLevels - 1
	}
	return min((p.left+int8(p.Factories())-1)/int8(p.Factories()), leftLevels-2) // factories of four tiles
}

// The weights are stored in groups, each beginning at the index of its constant. Groups before supplyGroup are features
// of a board alone; the others combine it with the offer or the next deal. The comments list the indices of each group.
// The groups from rowGroup to colourGroup have lack as their last index.
const (
	lineStates  = 7 * 7 // (tiles on the line, or tiledState) × (points that its tile would score, 0 to 6)
	lineGroup   = 0     // row, line state, phase
	rowGroup    = lineGroup + 5*lineStates*Phases
	pairGroup   = rowGroup + 5*32*lackLevels                // upper row of a pair, covered spaces of both rows
	columnGroup = pairGroup + 4*1024*lackLevels             // columnClass, covered rows, rows whose line leads to the column
	colourGroup = columnGroup + 3*1024*lackLevels           // rows that contain the colour, rows whose line has the colour
	supplyGroup = colourGroup + 1024*lackLevels             // row, missing tiles, tiles of the colour on offer, left
	floorGroup  = supplyGroup + 5*5*supplyLevels*leftLevels // tiles on the floor line, free spaces of the lines, tiles on offer for each seat
	excessGroup = floorGroup + 8*roomLevels*offerLevels     // tiles on offer that do not fit on the lines, tiles on offer for each seat
	turnGroup   = excessGroup + roomLevels*offerLevels      // turns until the seat moves, whether the marker is in the centre, left
	firstGroup  = turnGroup + engine.MaxSeats*2*leftLevels  // phase; for the seat that starts the next round
	dealGroup   = firstGroup + Phases                       // before a deal: row and missing tiles, scoreClass of a colour, tiles of the colour in the average deal, stage
	weights     = dealGroup + 15*scoreClasses*supplyLevels*stages
	// Numbers of features: of a board alone, of the offer, and before a deal.
	boardFeatures = 5 + 5 + 4 + 5 + 5
	offerFeatures = 5 + 1 + 1 + 1 + 1
	dealFeatures  = 5 * Colours

	supplyLevels = 8  // 0 to 7 or more
	roomLevels   = 16 // 0 to 15 free spaces of the lines
	offerLevels  = 12 // 0 to 11 tiles on offer for each seat
	stages       = 4  // 0 if this row lacks one tile, otherwise the tiles missing in the fullest row of any board, 1 to 3 or more
)

// tiledState is the state of a line that was complete and has been tiled.
const tiledState = 6

// columnClass maps mirror-image columns to the same class.
var columnClass = [5]int{0, 1, 2, 1, 0}

// boardFeatures writes the features of the board alone.
func (e *evalBoard) boardFeatures(phase gamePhase, dst *[boardFeatures]int32) {
	var columnRows, colourRows [5]int // rows whose line leads to a column, or to a colour
	n := 0
	add := func(w int) {
		dst[n] = int32(w)
		n++
	}
	for r := range 5 {
		state, points := int(e.line[r]), 0
		if e.justTiled>>r&1 == 1 {
			state = tiledState
		} else if goal := e.goal[r]; state > 0 && goal >= 0 {
			points = int(min(e.points(r, int(goal)), 6))
			columnRows[goal] |= 1 << r
			colourRows[e.lineColour[r]] |= 1 << r
		}
		add(lineGroup + ((r*lineStates+state*7+points)*Phases + phase.index()))
		add(rowGroup + (r*32+int(e.rows[r]))*lackLevels + int(phase.lack))
	}
	for r := range 4 {
		add(pairGroup + (r*1024+int(e.rows[r])*32+int(e.rows[r+1]))*lackLevels + int(phase.lack))
	}
	for c := range 5 {
		add(columnGroup + (columnClass[c]*1024+int(e.cols[c])*32+columnRows[c])*lackLevels + int(phase.lack))
		add(colourGroup + (int(e.colourRows[c])*32+colourRows[c])*lackLevels + int(phase.lack))
	}
}

// offerFeatures writes the features of a seat's board and position in the turn order combined with the offer, or with the
// average next deal. Unused elements are -1.
func (p *Position) offerFeatures(s engine.Seat, phase gamePhase, onOffer counts, dst *[offerFeatures]int32) {
	*dst = [offerFeatures]int32{-1, -1, -1, -1, -1, -1, -1, -1, -1}
	if nextStarter(p) == s {
		dst[8] = int32(firstGroup + phase.index())
	}
	b := &p.boards[s]
	left, room := int(phase.left), 0
	for r, n := range b.line {
		missing := r + 1 - int(n)
		room += missing
		if n > 0 && missing > 0 {
			stock := min(onOffer.of(b.colour[r]), supplyLevels-1)
			dst[r] = int32(supplyGroup + ((r*5+missing)*supplyLevels+stock)*leftLevels + left)
		}
	}
	if p.dealing || p.left == 0 {
		return
	}
	offer := min(int(p.left)/int(p.seats), offerLevels-1)
	dst[5] = int32(floorGroup + (int(b.floorLen)*roomLevels+room)*offerLevels + offer)
	dst[6] = int32(excessGroup + min(b.excess(onOffer), roomLevels-1)*offerLevels + offer)
	turns, marker := int(s-p.turn+p.seats)%int(p.seats), 0
	if p.marker == nobody {
		marker = 1
	}
	dst[7] = int32(turnGroup + (turns*2+marker)*leftLevels + left)
}

// dealFeatures writes the features of the next deal: for each line and colour, how much the line's tile scores and how
// many tiles of the colour the average deal has. Unused elements are -1.
func (e *evalBoard) dealFeatures(phase gamePhase, onOffer counts, dst *[dealFeatures]int32) {
	for r, n := range e.line {
		stage := min(int(phase.lack), stages-1)
		if bits.OnesCount8(e.rows[r]) == 4 {
			stage = 0
		}
		missing := r*(r+1)/2 + r - int(n) // row and missing tiles
		for c := range Colours {
			at := &dst[Colours*r+c]
			*at = -1
			if class := e.scoreClass(r, c); class > 0 {
				stock := min(onOffer.of(engine.Tile(c)), supplyLevels-1)
				*at = int32(dealGroup + ((missing*scoreClasses+class-1)*supplyLevels+stock)*stages + stage)
			}
		}
	}
}

// scoreClasses is the number of score classes of a tile: 1 to 8 points, 9 or 10, 11 to 14, and more. Points include the
// bonuses of the column and the colour that it completes.
const scoreClasses = 11

// scoreClass returns the score class, from 1, of a tile of a colour in a row, or 0 if the row does not accept it.
func (e *evalBoard) scoreClass(row, colour int) int {
	if e.line[row] > 0 && int(e.lineColour[row]) != colour {
		return 0
	}
	col, points := e.bestSpace(row, colour)
	if col < 0 || e.rows[row]>>col&1 == 1 {
		return 0
	}
	if e.cols[col]|1<<row == 31 {
		points += columnBonus / 100
	}
	if e.colourRows[colour]|1<<row == 31 {
		points += colourBonus / 100
	}
	switch {
	case points <= 8:
		return int(points)
	case points <= 10:
		return scoreClasses - 2
	case points <= 14:
		return scoreClasses - 1
	}
	return scoreClasses
}

// excess returns the number of tiles on offer that do not fit on the lines. Each colour is counted as if it had all open
// lines to itself.
func (b *board) excess(onOffer counts) (n int) {
	for c, lines := range b.open {
		room := 0
		for ; lines != 0; lines &= lines - 1 {
			r := bits.TrailingZeros8(lines)
			room += r + 1 - int(b.line[r])
		}
		n += max(0, onOffer.of(engine.Tile(c))-room)
	}
	return n
}

// offered returns the tiles on the factories and in the centre.
func offered(p *Position) (all counts) {
	for _, pile := range p.source {
		all += pile
	}
	return all
}

// nextDeal returns the average tiles of the next deal, rounded by colour: drawn from the bag, and from the lid once the
// bag is empty.
func nextDeal(p *Position) (all counts) {
	size, bag, lid := 4*p.Factories(), p.bag.total(), p.lid.total()
	fromBag := min(size, bag)
	fromLid := min(size-fromBag, lid)
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
