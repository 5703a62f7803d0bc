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
		p.tile(p.turn, int(m>>4&15), int(m&15), log)
		p.settle(log)
	default:
		p.fill(counts(m), log)
	}
}

// fill puts a group of tiles on the next factory.
func (p *Position) fill(group counts, log *engine.Log) {
	if p.next == 0 && log != nil {
		log.Add(engine.Event{Kind: engine.Round, Points: p.round})
		log.Next()
	}
	if group.within(p.bag) {
		p.bag -= group
	} else { // the bag is emptied first, then refilled from the lid
		p.bag, p.lid = p.lid-(group-p.bag), 0
	}
	p.put(int(p.next), group)
	p.left += int8(group.total())
	packing.Slide(log, 0, group, engine.Place{Zone: engine.Bag}, engine.Place{Zone: engine.Factory, Row: p.next})
	p.next++
	if int(p.next) == p.Factories() {
		p.dealing, p.next = false, 0
	}
}

// put lays a pile at a source in the place of what was there.
func (p *Position) put(source int, pile counts) {
	p.source[source] = pile
	at := Colours * source
	p.choices = p.choices&^(31<<at) | pile.colours()<<at
}

// take plays a turn of the factory offer.
func (p *Position) take(m engine.Move, log *engine.Log) {
	source, c, line := int(m>>8&15), engine.Tile(m>>4&15), int(m&15)
	b := &p.boards[p.turn]
	pile := p.source[source]
	n := pile.of(c)
	if p.marker == nobody && source == Centre {
		p.takeMarker(b, log)
	}
	if log != nil {
		tellTake(log, p, Take{source, c, line})
	}
	p.put(source, 0)
	p.put(Centre, p.source[Centre]+pile-tilesOf(c, n))
	over := n
	if line != FloorLine {
		over = b.lay(line, c, n)
	}
	p.lid += tilesOf(c, b.drop(c, over))
	p.left -= int8(n)
	p.turn++
	if p.turn == p.seats {
		p.turn = 0
	}
	if p.left == 0 {
		p.endOffer(log)
	}
}

// takeMarker gives the marker to the seat on turn; a full floor line has no space for it.
func (p *Position) takeMarker(b *board, log *engine.Log) {
	log.Slide(engine.Marker, p.turn, engine.Place{Zone: engine.Centre}, p.markerPlace())
	p.markerOffFloor = b.floorLen == FloorSpaces
	p.marker = p.turn
	b.drop(engine.Marker, 1)
}

// endOffer begins the wall tiling: at once, or seat by seat where players choose the spaces.
func (p *Position) endOffer(log *engine.Log) {
	p.turn = p.firstToTile()
	if p.variant.chosen {
		p.phase, p.tiled = tiling, 0
		p.settle(log)
		return
	}
	for i := range p.seats {
		s := (p.turn + i) % p.seats
		b := &p.boards[s]
		for set := b.complete(); set != 0; set &= set - 1 {
			r := bits.TrailingZeros8(set)
			p.tile(s, r, bits.TrailingZeros8(p.variant.spaces[r][b.colour[r]]), log)
		}
		p.payFloor(s, log)
	}
	p.endRound(log)
}

// firstToTile is the holder of the marker, or who started the round.
func (p *Position) firstToTile() engine.Seat {
	if p.marker != nobody {
		return p.marker
	}
	return p.start
}

// tile moves the tile of a complete line to the wall and scores it; the others go to the lid.
func (p *Position) tile(s engine.Seat, row, col int, log *engine.Log) {
	b := &p.boards[s]
	c := b.colour[row]
	if log != nil {
		tellTile(log, s, row, col, c)
	}
	b.line[row] = 0
	n := b.set(row, col, c)
	b.free(row)
	p.lid += tilesOf(c, row)
	if log != nil {
		tellRun(log, s, b.wall, row, col, n)
		tellComplete(log, s, b, row, col, c)
	}
}

// payFloor takes the cost of the floor line; its tiles go to the lid.
func (p *Position) payFloor(s engine.Seat, log *engine.Log) {
	b := &p.boards[s]
	if b.floorLen == 0 {
		return
	}
	cost := int(floorSum[b.floorLen])
	if log != nil {
		tellFloor(log, s, b)
	}
	p.lid += b.fallen
	p.markerOffFloor = p.markerOffFloor || p.marker == s
	b.fallen, b.floor, b.floorLen = 0, 0, 0
	lost := b.gain(engine.FromFloor, cost)
	log.Count(engine.FromFloor, s, lost, floorPlace(s, 3))
}

// settle goes on with the grey wall's tiling to the next choice: lines that fit nowhere fall, seats that are done pay.
func (p *Position) settle(log *engine.Log) {
	for p.tiled < p.seats {
		b := &p.boards[p.turn]
		switch r := b.tilingRow(); {
		case r < 0:
			p.payFloor(p.turn, log)
			p.tiled++
			p.turn = (p.turn + 1) % p.seats
		case b.fits(p.variant, r, b.colour[r]) == 0:
			p.fall(r, log)
		default:
			return
		}
	}
	p.endRound(log)
}

// fall drops a complete line that fits nowhere to the floor line.
func (p *Position) fall(r int, log *engine.Log) {
	b := &p.boards[p.turn]
	c := b.colour[r]
	if log != nil {
		tellFall(log, p.turn, b, r)
	}
	b.line[r] = 0
	b.free(r)
	p.lid += tilesOf(c, b.drop(c, r+1))
}

// endRound ends the game or makes ready for the next deal.
func (p *Position) endRound(log *engine.Log) {
	done := p.bag == 0 && p.lid == 0
	for s := range p.seats {
		done = done || fullRows(p.boards[s].wall) > 0
	}
	p.start = p.firstToTile()
	p.turn, p.phase, p.tiled = p.start, offer, 0
	if p.markerOffFloor {
		log.Next()
		log.Slide(engine.Marker, 0, engine.Place{Zone: engine.Keep, Seat: p.marker}, engine.Place{Zone: engine.Centre})
	}
	p.marker, p.markerOffFloor = nobody, false
	if done {
		p.end(log)
		return
	}
	p.dealing, p.next = true, 0
	p.round++
}

// What complete rows, columns and colours score at the end of the game.
const (
	rowPoints    = 2
	columnPoints = 7
	colourPoints = 10
)

// end counts the bonuses.
func (p *Position) end(log *engine.Log) {
	p.phase = over
	for s := range p.seats {
		b := &p.boards[s]
		for i := range 5 {
			b.bonus(engine.FromRows, rowPoints, rowMask(i), s, log)
		}
		for i := range 5 {
			b.bonus(engine.FromColumns, columnPoints, firstColumn<<i, s, log)
		}
		for _, h := range b.hue {
			if bits5(h) == 5 {
				b.bonus(engine.FromColours, colourPoints, h, s, log)
			}
		}
	}
	log.Next()
	log.Add(engine.Event{Kind: engine.End})
}

// bonus counts the points of a set of spaces, if it is complete.
func (b *board) bonus(from engine.Source, points int, spaces uint32, s engine.Seat, log *engine.Log) {
	if covers(b.wall, spaces) {
		b.gain(from, points)
		log.Set(from, s, points, uint64(spaces), spacePlace)
	}
}
