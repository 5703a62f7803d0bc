package azul

import (
	"math/bits"

	"azulejo/engine"
)

// Play implements engine.Position.
func (p *Position) Play(m engine.Move, log *engine.Log) {
	switch m & kindMask {
	case takeKind:
		p.take(m, log)
	case wallKind:
		p.tileLine(p.turn, int(m>>4&15), int(m&15), log)
		p.advanceTiling(log)
	default:
		p.fillFactory(counts(m), log)
	}
}

// fillFactory puts a group of drawn tiles on the next factory.
func (p *Position) fillFactory(group counts, log *engine.Log) {
	if p.next == 0 && log != nil {
		log.Add(engine.Event{Kind: engine.Round, Points: p.round})
		log.Next()
	}
	if group.within(p.bag) {
		p.bag -= group
	} else { // the bag is emptied first, then refilled from the lid
		p.bag, p.lid = p.lid-(group-p.bag), 0
	}
	p.setSource(int(p.next), group)
	p.left += int8(group.total())
	packing.Slide(log, 0, group, engine.Place{Zone: engine.Bag}, engine.Place{Zone: engine.Factory, Row: p.next})
	p.next++
	if int(p.next) == p.Factories() {
		p.dealing, p.next = false, 0
	}
}

// setSource replaces the tiles at a source and updates choices.
func (p *Position) setSource(source int, pile counts) {
	p.source[source] = pile
	at := Colours * source
	p.choices = p.choices&^(31<<at) | pile.colours()<<at
}

// take plays a turn of the factory offer. It ends the offer once the last tile is taken.
func (p *Position) take(m engine.Move, log *engine.Log) {
	source, c, line := int(m>>8&15), engine.Tile(m>>4&15), int(m&15)
	b := &p.boards[p.turn]
	pile := p.source[source]
	n := pile.of(c)
	if p.marker == nobody && source == Centre {
		p.takeMarker(b, log)
	}
	if log != nil {
		emitTake(log, p, Take{source, c, line})
	}
	p.setSource(source, 0)
	p.setSource(Centre, p.source[Centre]+pile-tilesOf(c, n))
	over := n
	if line != FloorLine {
		over = b.addToLine(line, c, n)
	}
	p.lid += tilesOf(c, b.addToFloor(c, over))
	p.left -= int8(n)
	p.turn++
	if p.turn == p.seats {
		p.turn = 0
	}
	if p.left == 0 {
		p.endOffer(log)
	}
}

// takeMarker gives the starting player marker to the seat on turn. If its floor line is full, the marker takes no space
// there.
func (p *Position) takeMarker(b *board, log *engine.Log) {
	log.Slide(engine.Marker, p.turn, engine.Place{Zone: engine.Centre}, p.markerPlace())
	p.markerOffFloor = b.floorLen == FloorSpaces
	p.marker = p.turn
	b.addToFloor(engine.Marker, 1)
}

// endOffer starts wall tiling. On the coloured wall it tiles all boards and ends the round; on the grey wall it stops at
// the first space that a player must choose.
func (p *Position) endOffer(log *engine.Log) {
	p.turn = p.firstToTile()
	if p.variant.choosesSpace {
		p.phase, p.tiledSeats = tiling, 0
		p.advanceTiling(log)
		return
	}
	for i := range p.seats {
		s := (p.turn + i) % p.seats
		b := &p.boards[s]
		for set := b.completeLines(); set != 0; set &= set - 1 {
			r := bits.TrailingZeros8(set)
			p.tileLine(s, r, bits.TrailingZeros8(p.variant.spaces[r][b.colour[r]]), log)
		}
		p.payFloor(s, log)
	}
	p.endRound(log)
}

// firstToTile returns the seat that holds the marker or, if nobody took it, the seat that started the round.
func (p *Position) firstToTile() engine.Seat {
	if p.marker != nobody {
		return p.marker
	}
	return p.start
}

// tileLine moves one tile of a complete line to the wall and scores it. The line's other tiles go to the lid.
func (p *Position) tileLine(s engine.Seat, row, col int, log *engine.Log) {
	b := &p.boards[s]
	c := b.colour[row]
	if log != nil {
		emitTiling(log, s, row, col, c)
	}
	b.line[row] = 0
	n := b.addToWall(row, col, c)
	b.openLine(row)
	p.lid += tilesOf(c, row)
	if log != nil {
		emitRun(log, s, b.wall, row, col, n)
		emitCompleteSets(log, s, b, row, col, c)
	}
}

// payFloor subtracts the cost of a seat's floor line from its score and moves the floor line's tiles to the lid.
func (p *Position) payFloor(s engine.Seat, log *engine.Log) {
	b := &p.boards[s]
	if b.floorLen == 0 {
		return
	}
	cost := int(floorSum[b.floorLen])
	if log != nil {
		emitFloor(log, s, b)
	}
	p.lid += b.floorCounts
	p.markerOffFloor = p.markerOffFloor || p.marker == s
	b.floorCounts, b.floorTiles, b.floorLen = 0, 0, 0
	lost := b.addPoints(engine.FromFloor, cost)
	log.Count(engine.FromFloor, s, lost, floorPlace(s, 3))
}

// advanceTiling continues tiling on the grey wall up to the next choice. It drops lines whose tile has no legal space,
// subtracts the floor line of each seat that is done, and ends the round after the last seat.
func (p *Position) advanceTiling(log *engine.Log) {
	for p.tiledSeats < p.seats {
		b := &p.boards[p.turn]
		switch r := b.tilingRow(); {
		case r < 0:
			p.payFloor(p.turn, log)
			p.tiledSeats++
			p.turn = (p.turn + 1) % p.seats
		case b.fits(p.variant, r, b.colour[r]) == 0:
			p.dropLine(r, log)
		default:
			return
		}
	}
	p.endRound(log)
}

// dropLine moves all tiles of a complete line to the floor line. It is used when the tile has no legal space on the wall.
func (p *Position) dropLine(r int, log *engine.Log) {
	b := &p.boards[p.turn]
	c := b.colour[r]
	if log != nil {
		emitDropLine(log, p.turn, b, r)
	}
	b.line[r] = 0
	b.openLine(r)
	p.lid += tilesOf(c, b.addToFloor(c, r+1))
}

// endRound ends the game if a row is complete or no tiles are left; otherwise it prepares the next deal.
func (p *Position) endRound(log *engine.Log) {
	done := p.bag == 0 && p.lid == 0
	for s := range p.seats {
		done = done || fullRows(p.boards[s].wall) > 0
	}
	p.start = p.firstToTile()
	p.turn, p.phase, p.tiledSeats = p.start, offer, 0
	if p.markerOffFloor {
		log.Next()
		log.Slide(engine.Marker, 0, engine.Place{Zone: engine.Keep, Seat: p.marker}, engine.Place{Zone: engine.Centre})
	}
	p.marker, p.markerOffFloor = nobody, false
	if done {
		p.endGame(log)
		return
	}
	p.dealing, p.next = true, 0
	p.round++
}

// Points for each complete row, column and colour at the end of the game.
const (
	rowPoints    = 2
	columnPoints = 7
	colourPoints = 10
)

// endGame ends the game and scores the final bonuses.
func (p *Position) endGame(log *engine.Log) {
	p.phase = over
	for s := range p.seats {
		p.boards[s].scoreBonuses(s, log)
	}
	log.Next()
	log.Add(engine.Event{Kind: engine.End})
}

// scoreBonuses scores the complete rows, columns and colours of seat s.
func (b *board) scoreBonuses(s engine.Seat, log *engine.Log) {
	for i := range 5 {
		b.addBonus(engine.FromRows, rowPoints, rowMask(i), s, log)
	}
	for i := range 5 {
		b.addBonus(engine.FromColumns, columnPoints, firstColumn<<i, s, log)
	}
	for _, h := range b.byColour {
		if bits5(h) == 5 {
			b.addBonus(engine.FromColours, colourPoints, h, s, log)
		}
	}
}

// addBonus adds the points for a set of spaces if all of them are covered.
func (b *board) addBonus(from engine.Source, points int, spaces uint32, s engine.Seat, log *engine.Log) {
	if covers(b.wall, spaces) {
		b.addPoints(from, points)
		log.Set(from, s, points, uint64(spaces), spacePlace)
	}
}
