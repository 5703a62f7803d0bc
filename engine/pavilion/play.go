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
		p.place(m, log)
	case bonusKind:
		p.choose(pileOf(m), log)
	case passKind:
		p.pass(pileOf(m), log)
	default:
		p.drawn(pileOf(m), log)
	}
}

// drawn lays a group of tiles from the bag where Nature's turn has it.
func (p *Position) drawn(group counts, log *engine.Log) {
	if group.within(p.bag) {
		p.bag -= group
	} else { // the bag is emptied first, then refilled from the storage
		p.bag, p.storage = p.storage-(group-p.bag), 0
	}
	if p.chance == dealing {
		p.deal(group, log)
		return
	}
	p.supply += group
	packing.Slide(log, 0, group, engine.Place{Zone: engine.Bag}, engine.Place{Zone: engine.Supply})
	if p.chance == supplying {
		p.chance = dealing
		return
	}
	p.chance, p.phase = none, placing
	p.nextToPlace(log)
}

// deal fills the next factory.
func (p *Position) deal(group counts, log *engine.Log) {
	if p.next == 0 && log != nil {
		log.Next()
		log.Add(engine.Event{Kind: engine.Round, Points: int16(p.round)})
		log.Next()
	}
	p.put(int(p.next), group)
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

// put lays a pile at a source in the place of what was there.
func (p *Position) put(source int, pile counts) {
	p.source[source] = pile
	p.live &^= 1 << source
	if pile != 0 {
		p.live |= 1 << source
	}
}

// taken is what a take brings: all of the colour, and one joker that lies there.
func (p *Position) taken(source int, c engine.Tile) counts {
	pile, joker := p.source[source], p.Joker()
	if c == joker {
		return tilesOf(c, 1)
	}
	return tilesOf(c, pile.of(c)) + tilesOf(joker, min(1, pile.of(joker)))
}

// take plays a turn of the first phase.
func (p *Position) take(m engine.Move, log *engine.Log) {
	t, _ := Taken(m)
	taken := p.taken(t.Source, t.Colour)
	rest := p.source[t.Source] - taken
	packing.Slide(log, p.turn, taken, tiles.SourcePlace(t.Source), handPlace(p.turn))
	if t.Source == Centre {
		if p.marker == nobody {
			p.takeMarker(taken.total(), log)
		}
		p.put(Centre, rest)
	} else {
		packing.Slide(log, p.turn, rest, tiles.SourcePlace(t.Source), engine.Place{Zone: engine.Centre})
		p.put(t.Source, 0)
		p.put(Centre, p.source[Centre]+rest)
	}
	p.boards[p.turn].hand += taken
	p.left -= int8(taken.total())
	p.turn = p.after(p.turn)
	if p.left == 0 {
		p.beginPlacing(log)
	}
}

// after is the next seat.
func (p *Position) after(s engine.Seat) engine.Seat {
	if s++; s == p.seats {
		return 0
	}
	return s
}

// takeMarker gives the marker to the seat on turn for a point a tile.
func (p *Position) takeMarker(n int, log *engine.Log) {
	p.marker = p.turn
	lost := p.boards[p.turn].gain(engine.FromMarker, -n)
	keep := engine.Place{Zone: engine.Keep, Seat: p.turn}
	log.Slide(engine.Marker, p.turn, engine.Place{Zone: engine.Centre}, keep)
	log.Count(engine.FromMarker, p.turn, lost, keep)
}

// beginPlacing starts the second phase.
func (p *Position) beginPlacing(log *engine.Log) {
	p.phase, p.turn = placing, p.first()
	p.settle(log)
}

// first is the holder of the marker, or who started the round.
func (p *Position) first() engine.Seat {
	if p.marker != nobody {
		return p.marker
	}
	return p.start
}

// nextToPlace gives the turn on.
func (p *Position) nextToPlace(log *engine.Log) {
	p.turn = p.after(p.turn)
	p.settle(log)
}

// settle goes on to the next seat that has something to decide; who has no tile passes.
func (p *Position) settle(log *engine.Log) {
	for range p.seats {
		b := &p.boards[p.turn]
		b.passed = b.passed || b.hand == 0
		if !b.passed {
			return
		}
		p.turn = p.after(p.turn)
	}
	p.endRound(log)
}

// place lays a tile on a star and pays for it.
func (p *Position) place(m engine.Move, log *engine.Log) {
	l, _ := Placed(m)
	b := &p.boards[p.turn]
	price := p.price(l)
	spent := price - tilesOf(l.Colour, 1)
	b.hand -= price
	p.storage += spent
	points := b.set(l.Space, l.Colour)
	set := completed(b.taken, l.Space)
	if log != nil {
		tellPlace(log, p, l, spent, points, set)
	}
	p.owed = int8(min(bonusOf(set), p.supply.total()))
	if p.owed > 0 {
		p.phase = choosing
		return
	}
	p.nextToPlace(log)
}

// price is what a placing costs, the tile laid included.
func (p *Position) price(l Place) counts {
	return tilesOf(l.Colour, int(p.variant.costs[l.Space])-l.Jokers) + tilesOf(p.Joker(), l.Jokers)
}

// choose takes bonus tiles from the supply.
func (p *Position) choose(group counts, log *engine.Log) {
	packing.Slide(log, p.turn, group, engine.Place{Zone: engine.Supply}, handPlace(p.turn))
	p.supply -= group
	p.boards[p.turn].hand += group
	p.owed, p.chance = 0, filling
}

// pass keeps some tiles on the corners and gives up the others.
func (p *Position) pass(kept counts, log *engine.Log) {
	b := &p.boards[p.turn]
	rest := b.hand - kept
	log.Next()
	packing.Slide(log, p.turn, kept, handPlace(p.turn), cornerPlace(p.turn))
	p.lose(rest, handPlace(p.turn), p.turn, log)
	b.hand, b.corners, b.passed = 0, kept, true
	p.nextToPlace(log)
}

// lose puts tiles of a seat into the storage for a point each.
func (p *Position) lose(rest counts, from engine.Place, s engine.Seat, log *engine.Log) {
	if rest == 0 {
		return
	}
	p.storage += rest
	lost := p.boards[s].gain(engine.FromLeftovers, -rest.total())
	if log != nil {
		tellLoss(log, s, rest, lost, from)
	}
}
