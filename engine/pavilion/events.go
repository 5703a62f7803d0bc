package pavilion

import (
	"math/bits"

	"azulejo/engine"
)

func handPlace(s engine.Seat) engine.Place { return engine.Place{Zone: engine.Hand, Seat: s} }

func cornerPlace(s engine.Seat) engine.Place { return engine.Place{Zone: engine.Corner, Seat: s} }

func spacePlace(s engine.Seat, at int) engine.Place {
	return engine.Place{Zone: engine.Star, Seat: s, Row: int8(at / Ring), Col: int8(at % Ring)}
}

func ornamentPlace(s engine.Seat, o Ornament) engine.Place {
	return engine.Place{Zone: engine.Ornament, Seat: s, Row: int8(o.Kind), Col: int8(o.Star - 1)}
}

// emitPlace logs the placement of a tile on a star: the payment, the run that it joins and the ornaments that it
// completes.
func emitPlace(log *engine.Log, p *Position, l Place, spent counts, points int, set uint32) {
	log.Next()
	to := spacePlace(p.turn, l.Space)
	log.Slide(l.Colour, p.turn, handPlace(p.turn), to)
	packing.Slide(log, p.turn, spent, handPlace(p.turn), engine.Place{Zone: engine.Discard})
	log.Next()
	star, n := l.Space/Ring, l.Space%Ring
	covered := runThrough(ring(p.boards[p.turn].covered, star), n)
	for i := range Ring {
		if at := (n + i) % Ring; covered>>at&1 == 1 {
			log.Glow(p.turn, spacePlace(p.turn, Ring*star+at))
		}
	}
	log.Count(engine.FromPlacing, p.turn, points, to)
	emitCompleteSets(log, p, l.Space)
	for ; set != 0; set &= set - 1 {
		log.Next()
		at := ornamentPlace(p.turn, ornaments[bits.TrailingZeros32(set)])
		log.Glow(p.turn, at)
		log.Complete(engine.NoSource, p.turn, at)
	}
}

// emitCompleteSets logs the star and the number that the tile on a space completes.
func emitCompleteSets(log *engine.Log, p *Position, space int) {
	b, to := &p.boards[p.turn], spacePlace(p.turn, space)
	if b.starBonus(space/Ring) > 0 {
		log.Complete(engine.FromStars, p.turn, to)
	}
	for n := 1; n <= maxScoringNumber; n++ {
		if all := p.variant.numbered[n]; all>>space&1 == 1 && b.covered&all == all {
			log.Complete(engine.FromNumbers, p.turn, to)
		}
	}
}

// emitLoss logs tiles that are discarded for a point each. lost is the change of the score, which cannot fall below 0.
func emitLoss(log *engine.Log, s engine.Seat, rest counts, lost int, from engine.Place) {
	for c := range engine.Tile(Colours) {
		for range rest.of(c) {
			log.Add(engine.Event{Kind: engine.Crack, Tile: c, Seat: s, Points: -1, From: from, To: engine.Place{Zone: engine.Discard}})
		}
	}
	log.Count(engine.FromLeftovers, s, lost, from)
}
