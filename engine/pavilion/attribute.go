package pavilion

import (
	"math/bits"

	"azulejo/engine"
)

// Attribute implements search.Attributor. Stars, numbers and ornaments that are incomplete count for aboutStarPart, aboutNumberPart and aboutNear, tiles in
// hand for aboutKept, the start of the next round and the turn order for aboutStart, and the rounds left for aboutRounds.
func (v *Value) Attribute(pos engine.Position, add func(engine.Topic, int32)) {
	p := progress{pos.(*Position)}
	t := p.time()
	for s := range p.seats {
		b := &p.boards[s]
		about := func(kind string, index int, n int32) {
			if n != 0 {
				add(engine.Topic{Kind: kind, Seat: s, Index: index}, n)
			}
		}
		about(aboutRounds, 0, roundWorth*t/ticksPerRound)
		if s == p.marker && p.round < Rounds {
			about(aboutStart, 0, markerWorth)
		}
		a := &v.allocation
		a.reset(p.Position, b, v.gains, t)
		kept := a.allocate()
		if p.owed > 0 && s == p.turn {
			kept += int32(p.owed) * tileWorth
		}
		a.reset(p.Position, b, v.gains, t)
		about(aboutKept, 0, kept-a.potential())
		for star := range Stars {
			about(aboutStarPart, star, a.starPotential(star, ring(a.covered, star), a.starColours[star])-100*int32(b.starBonus(star)))
		}
		for o := range ornaments {
			about(aboutNear, o, int32(ornaments[o].Bonus())*a.gains.ornament[t][bits.OnesCount64(ornaments[o].Spaces&^a.covered)])
		}
		for n := 1; n <= maxScoringNumber; n++ {
			if missing := bits.OnesCount64(p.variant.numbered[n] &^ a.covered); missing > 0 {
				about(aboutNumberPart, n, int32(n)*a.gains.number[t][missing])
			}
		}
		if v.set == nil {
			continue
		}
		var f [boardFeatures]int32
		p.boardFeatures(b, &f)
		rest := f[:]
		next := func(n int) int32 {
			sum := v.set.Sum(rest[:n])
			rest = rest[n:]
			return sum
		}
		for star := 1; star < Stars; star++ {
			about(aboutStarPart, star, next(1))
		}
		for star := range Stars {
			about(aboutStarPart, star, next(1))
		}
		for n := 1; n <= maxScoringNumber; n++ {
			about(aboutNumberPart, n, next(1))
		}
		about(aboutKept, 0, next(Colours+2))
	}
}

// Attribute implements search.Attributor.
func (l *Learned) Attribute(pos engine.Position, add func(engine.Topic, int32)) {
	p := progress{pos.(*Position)}
	l.set = l.setsFor(p.variant).For(int(p.seats))
	l.Value.Attribute(pos, add)
	var f [placeFeatures]int32
	for s := range p.seats {
		p.placeFeatures(s, &f)
		add(engine.Topic{Kind: aboutStart, Seat: s}, l.set.Sum(f[:]))
	}
}
