package pavilion

import (
	"azulejo/engine"
	"azulejo/engine/tiles"
)

// Play implements engine.Position.
func (p *Position) Play(m engine.Move, log *engine.Log) {
	switch m & kindMask {
	case takeKind:
		p.take(m, log)
	case placeKind:
		p.placeTile(m, log)
	case bonusKind:
		p.takeBonus(pileOf(m), log)
	case passKind:
		p.pass(pileOf(m), log)
	default:
		p.applyDraw(pileOf(m), log)
	}
}

// applyDraw moves the tiles that Nature has drawn from the bag to the next factory or to the supply.
func (p *Position) applyDraw(group counts, log *engine.Log) {
	if group.within(p.bag) {
		p.bag -= group
	} else { // the bag is emptied first, then refilled from the storage
		p.bag, p.storage = p.storage-(group-p.bag), 0
	}
	if p.chance == dealing {
		p.dealFactory(group, log)
		return
	}
	p.supply += group
	packing.Slide(log, 0, group, engine.Place{Zone: engine.Bag}, engine.Place{Zone: engine.Supply})
	if p.chance == supplying {
		p.chance = dealing
		return
	}
	p.chance, p.phase = none, placing
	p.nextTurn(log)
}

// dealFactory fills the next factory.
func (p *Position) dealFactory(group counts, log *engine.Log) {
	if p.next == 0 && log != nil {
		log.Next()
		log.Add(engine.Event{Kind: engine.Round, Points: int16(p.round)})
		log.Next()
	}
	p.setSource(int(p.next), group)
	p.left += int8(group.total())
	packing.Slide(log, 0, group, engine.Place{Zone: engine.Bag}, engine.Place{Zone: engine.Factory, Row: p.next})
	if p.next++; int(p.next) < p.Factories() {
		return
	}
	p.chance, p.next = none, 0
	if p.left == 0 {
		p.beginPlacing(log)
	}
}

// setSource replaces the tiles at a source and updates nonEmpty.
func (p *Position) setSource(source int, pile counts) {
	p.source[source] = pile
	p.nonEmpty &^= 1 << source
	if pile != 0 {
		p.nonEmpty |= 1 << source
	}
}

// takenTiles returns the tiles that a take yields: all tiles of the colour and one joker, if there is one at the source.
// A take of the joker colour yields one tile.
func (p *Position) takenTiles(source int, c engine.Tile) counts {
	pile, joker := p.source[source], p.Joker()
	if c == joker {
		return tilesOf(c, 1)
	}
	return tilesOf(c, pile.of(c)) + tilesOf(joker, min(1, pile.of(joker)))
}

// take plays a turn of the taking phase. It starts the placing phase once the last tile is taken.
func (p *Position) take(m engine.Move, log *engine.Log) {
	t, _ := Taken(m)
	taken := p.takenTiles(t.Source, t.Colour)
	rest := p.source[t.Source] - taken
	packing.Slide(log, p.turn, taken, tiles.SourcePlace(t.Source), handPlace(p.turn))
	if t.Source == Centre {
		if p.marker == nobody {
			p.takeMarker(taken.total(), log)
		}
		p.setSource(Centre, rest)
	} else {
		packing.Slide(log, p.turn, rest, tiles.SourcePlace(t.Source), engine.Place{Zone: engine.Centre})
		p.setSource(t.Source, 0)
		p.setSource(Centre, p.source[Centre]+rest)
	}
	p.boards[p.turn].hand += taken
	p.left -= int8(taken.total())
	p.turn = p.nextSeat(p.turn)
	if p.left == 0 {
		p.beginPlacing(log)
	}
}

// nextSeat returns the seat after s.
func (p *Position) nextSeat(s engine.Seat) engine.Seat {
	if s++; s == p.seats {
		return 0
	}
	return s
}

// takeMarker gives the starting player marker to the seat on turn, which loses a point for each of the n tiles that it
// takes.
func (p *Position) takeMarker(n int, log *engine.Log) {
	p.marker = p.turn
	lost := p.boards[p.turn].addPoints(engine.FromMarker, -n)
	keep := engine.Place{Zone: engine.Keep, Seat: p.turn}
	log.Slide(engine.Marker, p.turn, engine.Place{Zone: engine.Centre}, keep)
	log.Count(engine.FromMarker, p.turn, lost, keep)
}

// beginPlacing starts the placing phase.
func (p *Position) beginPlacing(log *engine.Log) {
	p.phase, p.turn = placing, p.firstToPlace()
	p.skipPassed(log)
}

// firstToPlace returns the seat that holds the marker or, if nobody took it, the seat that started the round.
func (p *Position) firstToPlace() engine.Seat {
	if p.marker != nobody {
		return p.marker
	}
	return p.start
}

// nextTurn ends the turn of a seat in the placing phase.
func (p *Position) nextTurn(log *engine.Log) {
	p.turn = p.nextSeat(p.turn)
	p.skipPassed(log)
}

// skipPassed advances to the first seat, from the seat on turn, that has not passed. Seats with an empty hand pass
// automatically. If all have passed it ends the round.
func (p *Position) skipPassed(log *engine.Log) {
	for range p.seats {
		b := &p.boards[p.turn]
		b.passed = b.passed || b.hand == 0
		if !b.passed {
			return
		}
		p.turn = p.nextSeat(p.turn)
	}
	p.endRound(log)
}

// placeTile pays for a tile, places it on a star and scores it.
func (p *Position) placeTile(m engine.Move, log *engine.Log) {
	l, _ := Placed(m)
	b := &p.boards[p.turn]
	price := p.price(l)
	spent := price - tilesOf(l.Colour, 1)
	b.hand -= price
	p.storage += spent
	points := b.addTile(l.Space, l.Colour)
	set := completedOrnaments(b.covered, l.Space)
	if log != nil {
		emitPlace(log, p, l, spent, points, set)
	}
	p.owed = int8(min(bonusOf(set), p.supply.total()))
	if p.owed > 0 {
		p.phase = choosing
		return
	}
	p.nextTurn(log)
}

// price returns the tiles that leave the hand for a placement, including the placed one.
func (p *Position) price(l Place) counts {
	return tilesOf(l.Colour, int(p.variant.costs[l.Space])-l.Jokers) + tilesOf(p.Joker(), l.Jokers)
}

// takeBonus moves the chosen bonus tiles from the supply to the hand.
func (p *Position) takeBonus(group counts, log *engine.Log) {
	packing.Slide(log, p.turn, group, engine.Place{Zone: engine.Supply}, handPlace(p.turn))
	p.supply -= group
	p.boards[p.turn].hand += group
	p.owed, p.chance = 0, filling
}

// pass moves the kept tiles to the corners and discards the others.
func (p *Position) pass(kept counts, log *engine.Log) {
	b := &p.boards[p.turn]
	rest := b.hand - kept
	log.Next()
	packing.Slide(log, p.turn, kept, handPlace(p.turn), cornerPlace(p.turn))
	p.loseTiles(rest, handPlace(p.turn), p.turn, log)
	b.hand, b.corners, b.passed = 0, kept, true
	p.nextTurn(log)
}

// loseTiles moves tiles of a seat to the storage. The seat loses a point for each.
func (p *Position) loseTiles(rest counts, from engine.Place, s engine.Seat, log *engine.Log) {
	if rest == 0 {
		return
	}
	p.storage += rest
	lost := p.boards[s].addPoints(engine.FromLeftovers, -rest.total())
	if log != nil {
		emitLoss(log, s, rest, lost, from)
	}
}
