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
		p.placeOnWall(int(m>>4&15), int(m&15), log)
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
	p.slideAll(log, group, engine.Place{Zone: engine.Bag}, engine.Place{Zone: engine.Factory, Row: p.next})
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

// slideAll reports the way of every tile of a pile.
func (p *Position) slideAll(log *engine.Log, pile counts, from, to engine.Place) {
	if log == nil {
		return
	}
	for c := range engine.Tile(Colours) {
		for range pile.of(c) {
			log.Add(engine.Event{Kind: engine.Slide, Tile: c, From: from, To: to})
		}
	}
}

func sourcePlace(source int) engine.Place {
	if source == Centre {
		return engine.Place{Zone: engine.Centre}
	}
	return engine.Place{Zone: engine.Factory, Row: int8(source)}
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
		p.logTake(log, b, source, c, n, line)
	}
	p.put(source, 0)
	p.put(Centre, p.source[Centre]+pile-tiles(c, n))
	over := n
	if line != FloorLine {
		over = b.lay(line, c, n)
	}
	p.lid += tiles(c, b.drop(c, over))
	p.left -= int8(n)
	p.turn++
	if p.turn == engine.Seat(p.seats) {
		p.turn = 0
	}
	if p.left == 0 {
		p.endOffer(log)
	}
}

// takeMarker gives the marker to the seat on turn; a full floor line has no space for it.
func (p *Position) takeMarker(b *board, log *engine.Log) {
	to := engine.Place{Zone: engine.Floor, Seat: p.turn, Col: int8(b.floorLen)}
	p.loose = b.floorLen == floorSize
	if p.loose {
		to = engine.Place{Zone: engine.Score, Seat: p.turn}
	}
	log.Add(engine.Event{Kind: engine.Slide, Tile: engine.Marker, Seat: p.turn, From: engine.Place{Zone: engine.Centre}, To: to})
	p.marker = p.turn
	b.drop(engine.Marker, 1)
}

// logTake reports where each tile of the source goes, before any does.
func (p *Position) logTake(log *engine.Log, b *board, source int, c engine.Tile, n, line int) {
	at := int8(0)
	room := 0
	if line != FloorLine {
		at, room = int8(b.line[line]), line+1-int(b.line[line])
	}
	floor := int(b.floorLen)
	for i := range n {
		to := engine.Place{Zone: engine.Discard}
		switch {
		case i < room:
			to = engine.Place{Zone: engine.Line, Seat: p.turn, Row: int8(line), Col: at + int8(i)}
		case floor < floorSize:
			to = engine.Place{Zone: engine.Floor, Seat: p.turn, Col: int8(floor)}
			floor++
		}
		log.Add(engine.Event{Kind: engine.Slide, Tile: c, Seat: p.turn, From: sourcePlace(source), To: to})
	}
	if source != Centre {
		p.slideAll(log, p.source[source]-tiles(c, n), sourcePlace(source), engine.Place{Zone: engine.Centre})
	}
}

// endOffer begins the wall tiling: at once for the coloured wall, seat by seat for the grey one.
func (p *Position) endOffer(log *engine.Log) {
	if p.grey {
		p.phase, p.tiled = tiling, 0
		p.turn = p.firstToTile()
		p.settle(log)
		return
	}
	first := p.firstToTile()
	for i := range engine.Seat(p.seats) {
		s := (first + i) % engine.Seat(p.seats)
		b := &p.boards[s]
		for set := b.complete(); set != 0; set &= set - 1 {
			r := bits.TrailingZeros8(set)
			p.tile(s, r, column(r, engine.Tile(b.colour[r])), log)
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
	c := engine.Tile(b.colour[row])
	if log != nil {
		p.logTile(log, s, row, col, c)
	}
	b.line[row] = 0
	n := b.set(row, col, c)
	b.free(row)
	p.lid += tiles(c, row)
	if log != nil {
		logRun(log, s, b.wall, row, col)
		log.Add(engine.Event{Kind: engine.Count, Source: engine.FromWall, Seat: s, Points: int16(n), From: wallPlace(s, row, col)})
	}
}

func wallPlace(s engine.Seat, row, col int) engine.Place {
	return engine.Place{Zone: engine.Wall, Seat: s, Row: int8(row), Col: int8(col)}
}

func (p *Position) logTile(log *engine.Log, s engine.Seat, row, col int, c engine.Tile) {
	log.Next()
	for i := range row + 1 {
		to := engine.Place{Zone: engine.Discard}
		if i == 0 {
			to = wallPlace(s, row, col)
		}
		log.Add(engine.Event{Kind: engine.Slide, Tile: c, Seat: s, From: engine.Place{Zone: engine.Line, Seat: s, Row: int8(row), Col: int8(i)}, To: to})
	}
	log.Next()
}

// logRun lights the tiles that score with a space.
func logRun(log *engine.Log, s engine.Seat, wall uint32, row, col int) {
	light := func(r, c int) {
		log.Add(engine.Event{Kind: engine.Glow, Seat: s, To: wallPlace(s, r, c)})
	}
	light(row, col)
	for _, d := range [4][2]int{{0, -1}, {0, 1}, {-1, 0}, {1, 0}} {
		for r, c := row+d[0], col+d[1]; r >= 0 && r < 5 && c >= 0 && c < 5 && wall&bit(r, c) != 0; r, c = r+d[0], c+d[1] {
			light(r, c)
		}
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
		p.logFloor(log, s)
	}
	p.lid += b.fallen
	p.loose = p.loose || p.marker == s
	b.fallen, b.floor, b.floorLen = 0, 0, 0
	lost := b.gain(engine.FromFloor, cost)
	if log != nil {
		log.Add(engine.Event{Kind: engine.Count, Source: engine.FromFloor, Seat: s, Points: int16(lost), From: engine.Place{Zone: engine.Floor, Seat: s, Col: 3}})
	}
}

func (p *Position) logFloor(log *engine.Log, s engine.Seat) {
	log.Next()
	b := &p.boards[s]
	costs := FloorCosts()
	for i := range int(b.floorLen) {
		from := engine.Place{Zone: engine.Floor, Seat: s, Col: int8(i)}
		t := b.floor.at(int(i))
		if t == engine.Marker {
			log.Add(engine.Event{Kind: engine.Slide, Tile: t, Seat: s, Points: int16(costs[i]), From: from, To: engine.Place{Zone: engine.Score, Seat: s}})
			continue
		}
		log.Add(engine.Event{Kind: engine.Crack, Tile: t, Seat: s, Points: int16(costs[i]), From: from, To: engine.Place{Zone: engine.Discard}})
	}
}

// placeOnWall plays a move of the grey wall's tiling.
func (p *Position) placeOnWall(row, col int, log *engine.Log) {
	p.tile(p.turn, row, col, log)
	p.settle(log)
}

// settle goes on with the grey wall's tiling to the next choice: lines that fit nowhere fall, seats that are done pay.
func (p *Position) settle(log *engine.Log) {
	for int(p.tiled) < int(p.seats) {
		b := &p.boards[p.turn]
		r := b.tilingRow()
		if r >= 0 && b.fits(r, engine.Tile(b.colour[r])) != 0 {
			return
		}
		if r >= 0 {
			p.fall(r, log)
			continue
		}
		p.payFloor(p.turn, log)
		p.tiled++
		p.turn = (p.turn + 1) % engine.Seat(p.seats)
	}
	p.endRound(log)
}

// fall drops a complete line that fits nowhere to the floor line.
func (p *Position) fall(r int, log *engine.Log) {
	b := &p.boards[p.turn]
	c := engine.Tile(b.colour[r])
	if log != nil {
		log.Next()
		for i := range r + 1 {
			to := engine.Place{Zone: engine.Discard}
			if at := int(b.floorLen) + i; at < floorSize {
				to = engine.Place{Zone: engine.Floor, Seat: p.turn, Col: int8(at)}
			}
			log.Add(engine.Event{Kind: engine.Slide, Tile: c, Seat: p.turn, From: engine.Place{Zone: engine.Line, Seat: p.turn, Row: int8(r), Col: int8(i)}, To: to})
		}
	}
	b.line[r] = 0
	b.free(r)
	p.lid += tiles(c, b.drop(c, r+1))
}

// endRound ends the game or makes ready for the next deal.
func (p *Position) endRound(log *engine.Log) {
	done := p.bag == 0 && p.lid == 0
	for s := range p.seats {
		done = done || fullRows(p.boards[s].wall) > 0
	}
	next := p.firstToTile()
	if p.marker != nobody {
		p.start = p.marker
	}
	p.turn, p.phase, p.tiled = next, offer, 0
	p.returnMarker(log)
	if done {
		p.end(log)
		return
	}
	p.dealing, p.next = true, 0
	p.round++
}

// returnMarker brings the marker from its owner back to the centre.
func (p *Position) returnMarker(log *engine.Log) {
	if p.loose {
		log.Next()
		log.Add(engine.Event{Kind: engine.Slide, Tile: engine.Marker, From: engine.Place{Zone: engine.Score, Seat: p.marker}, To: engine.Place{Zone: engine.Centre}})
	}
	p.marker, p.loose = nobody, false
}

// end counts the bonuses.
func (p *Position) end(log *engine.Log) {
	p.phase = over
	for s := range engine.Seat(p.seats) {
		b := &p.boards[s]
		if log != nil {
			logBonuses(log, s, b)
		}
		b.gain(engine.FromRows, 2*fullRows(b.wall))
		b.gain(engine.FromColumns, 7*b.columns())
		b.gain(engine.FromColours, 10*b.colours())
	}
	log.Next()
	log.Add(engine.Event{Kind: engine.End})
}

// logBonuses reports every complete set of a board.
func logBonuses(log *engine.Log, s engine.Seat, b *board) {
	set := func(src engine.Source, points int16, spaces uint32) {
		log.Next()
		var last engine.Place
		for i := range 25 {
			if spaces&(1<<i) != 0 {
				last = wallPlace(s, i/5, i%5)
				log.Add(engine.Event{Kind: engine.Glow, Seat: s, To: last})
			}
		}
		log.Add(engine.Event{Kind: engine.Count, Source: src, Seat: s, Points: points, From: last})
	}
	for i := range 5 {
		if b.wall&rowMask(i) == rowMask(i) {
			set(engine.FromRows, 2, rowMask(i))
		}
	}
	for i := range 5 {
		if col := firstColumn << i; b.wall&col == col {
			set(engine.FromColumns, 7, col)
		}
	}
	for c := range Colours {
		if h := b.hue[c]; bits5(h) == 5 {
			set(engine.FromColours, 10, h)
		}
	}
}
