package pavilion

import "azulejo/engine"

// endRound ends the game after the last round; otherwise it prepares the next deal.
func (p *Position) endRound(log *engine.Log) {
	log.Next()
	if p.marker != nobody {
		log.Slide(engine.Marker, 0, engine.Place{Zone: engine.Keep, Seat: p.marker}, engine.Place{Zone: engine.Centre})
	}
	p.start = p.firstToPlace()
	p.turn, p.marker = p.start, nobody
	for s := range p.seats {
		p.boards[s].passed = false
	}
	if p.round == Rounds {
		p.endGame(log)
		return
	}
	for s := range p.seats {
		b := &p.boards[s]
		packing.Slide(log, s, b.corners, cornerPlace(s), handPlace(s))
		b.hand, b.corners = b.corners, 0
	}
	p.round++
	p.phase, p.chance = taking, dealing
}

// endGame ends the game: it scores the final bonuses and then subtracts the points for leftover tiles, in the order of the rulebook.
func (p *Position) endGame(log *engine.Log) {
	p.phase = over
	for s := range p.seats {
		b := &p.boards[s]
		for star := range Stars {
			if n := b.starBonus(star); n > 0 {
				b.addPoints(engine.FromStars, n)
				log.Set(engine.FromStars, s, n, fullRing<<(Ring*star), spacePlace)
			}
		}
		for n := 1; n <= maxScoringNumber; n++ {
			if all := p.variant.numbered[n]; b.covered&all == all {
				b.addPoints(engine.FromNumbers, numberBonus(n))
				log.Set(engine.FromNumbers, s, numberBonus(n), all, spacePlace)
			}
		}
	}
	log.Next()
	for s := range p.seats {
		b := &p.boards[s]
		p.loseTiles(b.corners, cornerPlace(s), s, log)
		b.corners = 0
	}
	log.Next()
	log.Add(engine.Event{Kind: engine.End})
}
