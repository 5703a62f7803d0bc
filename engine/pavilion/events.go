package pavilion

import "azulejo/engine"

func handPlace(s engine.Seat) engine.Place { return engine.Place{Zone: engine.Hand, Seat: s} }

func cornerPlace(s engine.Seat) engine.Place { return engine.Place{Zone: engine.Corner, Seat: s} }

func spacePlace(s engine.Seat, at int) engine.Place {
	return engine.Place{Zone: engine.Star, Seat: s, Row: int8(at / Ring), Col: int8(at % Ring)}
}

func ornamentPlace(s engine.Seat, o Ornament) engine.Place {
	return engine.Place{Zone: engine.Ornament, Seat: s, Row: int8(o.Kind), Col: int8(o.Star - 1)}
}

// tellPlace tells of a tile laid on a star: what pays for it, the run it joins and the ornaments it completes.
func tellPlace(log *engine.Log, p *Position, l Place, spent counts, points int, set uint32) {
	log.Next()
	to := spacePlace(p.turn, l.Space)
	log.Add(engine.Event{Kind: engine.Slide, Tile: l.Colour, Seat: p.turn, From: handPlace(p.turn), To: to})
	packing.Slide(log, p.turn, spent, handPlace(p.turn), engine.Place{Zone: engine.Discard})
	log.Next()
	star, n := l.Space/Ring, l.Space%Ring
	covered := run(uint8(ring(p.boards[p.turn].taken, star)), n)
	for i := range Ring {
		if at := (n + i) % Ring; covered>>at&1 == 1 {
			log.Add(engine.Event{Kind: engine.Glow, Seat: p.turn, To: spacePlace(p.turn, Ring*star+at)})
		}
	}
	log.Add(engine.Event{Kind: engine.Count, Source: engine.FromPlacing, Seat: p.turn, Points: int16(points), From: to})
	tellComplete(log, p, l.Space)
	for o := range ornaments {
		if set>>o&1 == 1 {
			log.Next()
			at := ornamentPlace(p.turn, ornaments[o])
			log.Add(engine.Event{Kind: engine.Glow, Seat: p.turn, To: at})
			log.Add(engine.Event{Kind: engine.Complete, Seat: p.turn, To: at})
		}
	}
}

// tellComplete tells of the sets that the tile on a space completes.
func tellComplete(log *engine.Log, p *Position, space int) {
	b, to := &p.boards[p.turn], spacePlace(p.turn, space)
	if b.starBonus(space/Ring) > 0 {
		log.Add(engine.Event{Kind: engine.Complete, Source: engine.FromStars, Seat: p.turn, To: to})
	}
	for n := 1; n <= mostNumber; n++ {
		if all := p.variant.numbered[n]; all>>space&1 == 1 && b.taken&all == all {
			log.Add(engine.Event{Kind: engine.Complete, Source: engine.FromNumbers, Seat: p.turn, To: to})
		}
	}
}

// tellLoss tells of tiles given up for a point each; lost is what the seat really lost.
func tellLoss(log *engine.Log, s engine.Seat, rest counts, lost int, from engine.Place) {
	for c := range engine.Tile(Colours) {
		for range rest.of(c) {
			log.Add(engine.Event{Kind: engine.Crack, Tile: c, Seat: s, Points: -1, From: from, To: engine.Place{Zone: engine.Discard}})
		}
	}
	log.Add(engine.Event{Kind: engine.Count, Source: engine.FromLeftovers, Seat: s, Points: int16(lost), From: from})
}

// tellSet lights a complete set of spaces and counts its bonus.
func tellSet(log *engine.Log, s engine.Seat, from engine.Source, points int, spaces uint64) {
	if log == nil {
		return
	}
	log.Next()
	var last engine.Place
	for at := range Spaces {
		if spaces>>at&1 == 1 {
			last = spacePlace(s, at)
			log.Add(engine.Event{Kind: engine.Glow, Seat: s, To: last})
		}
	}
	log.Add(engine.Event{Kind: engine.Count, Source: from, Seat: s, Points: int16(points), From: last})
}
