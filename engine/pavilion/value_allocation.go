package pavilion

import (
	"math/bits"

	"azulejo/engine"
)

// allocation spends a hand greedily on a board, the best placing first.
type allocation struct {
	board   // taken, on and hand as they will be
	joker   engine.Tile
	round   int8
	order   [Rounds]engine.Tile
	variant *variant
	left    bool // tiles are still to be taken in this round
	t       int32
	gains   *expectedGains
}

// start looks at a board in time t.
func (l *allocation) start(p *Position, b *board, h *expectedGains, t int32) {
	l.taken, l.on, l.hand = b.taken, b.on, b.hand+b.corners
	l.joker, l.round, l.order, l.variant = p.Joker(), p.round, p.order, p.variant
	l.left = p.phase == taking && p.left > 0
	l.t, l.gains = t, h
	if b.passed || p.chance == dealing { // nothing more is placed in this round
		l.hand = 0
	}
}

// allocate places what the hand affords and returns what that and the board are worth.
func (l *allocation) allocate() int32 {
	sum := int32(0)
	for l.hand != 0 {
		gain, at, c := l.best()
		if at < 0 || gain <= 0 {
			break
		}
		sum += l.gain(at, c)
		l.hand -= l.price(at, c)
		l.taken |= 1 << at
		l.on[at/Ring] |= 1 << c
	}
	return sum + l.rest(l.hand, 0) + l.potential()
}

// best finds the placing that brings most for its price, at -1 if there is none.
func (l *allocation) best() (most int32, at int, c engine.Tile) {
	at = -1
	held := l.hand.colours()
	for star := range Stars {
		free := ^ring(l.taken, star) & fullRing
		if free == 0 {
			continue
		}
		for set := l.open(l.variant, star) & held; set != 0; set &= set - 1 {
			colour := lowest(set)
			have := l.hand.paying(colour, l.joker)
			for f := free; f != 0; f &= f - 1 {
				space := Ring*star + bits.TrailingZeros8(f)
				if int(l.variant.costs[space]) > have {
					continue
				}
				gain := l.gain(space, colour) + l.rest(l.hand, l.price(space, colour)) - l.rest(l.hand, 0)
				if gain > most {
					most, at, c = gain, space, colour
				}
			}
		}
	}
	return most, at, c
}

// price is the cheapest payment: jokers only where the colour does not suffice.
func (l *allocation) price(at int, c engine.Tile) counts {
	cost := int(l.variant.costs[at])
	own := min(cost, l.hand.of(c))
	return tilesOf(c, own) + tilesOf(l.joker, cost-own)
}

// gain is what covering a space brings: its points, the bonus tiles and the change of what the board promises.
func (l *allocation) gain(at int, c engine.Tile) int32 {
	star := at / Ring
	before, after := l.taken, l.taken|1<<at
	mask := ring(after, star)
	sum := int32(runs[mask][at%Ring])*100 + int32(bonusOf(completed(after, at)))*l.bonusTile()
	sum += l.starPotential(star, mask, l.on[star]|1<<c) - l.starPotential(star, ring(before, star), l.on[star])
	for near := around[at]; near != 0; near &= near - 1 {
		all := ornaments[bits.TrailingZeros32(near)].Spaces
		bonus := int32(ornaments[bits.TrailingZeros32(near)].Bonus())
		sum += bonus * (l.gains.ornament[l.t][bits.OnesCount64(all&^after)] - l.gains.ornament[l.t][bits.OnesCount64(all&^before)])
	}
	if n := l.variant.costs[at]; n <= mostNumber {
		missing := bits.OnesCount64(l.variant.numbered[n] &^ before)
		sum += int32(n) * (l.gains.number[l.t][missing-1] - l.gains.number[l.t][missing])
	}
	return sum
}

// starPotential returns what a star with these covered spaces and colours promises.
func (l *allocation) starPotential(star int, covered, on uint8) int32 {
	return l.gains.star[l.variant.side][min(star, 1)][l.variant.starKind(star, on)][l.t][covered]
}

// bonusTile is what a tile of the supply is worth.
func (l *allocation) bonusTile() int32 {
	if l.round == Rounds && l.t == 0 {
		return tileWorth * 3 / 4 // it must be placed in this round
	}
	return tileWorth + 20
}

// rest is what a hand is worth after paying a price: in the end a few tiles can be kept, the others cost a point each.
func (l *allocation) rest(hand, price counts) int32 {
	n := int32(hand.total() - price.total())
	switch {
	case l.left:
		return n*tileWorth - max(0, n-8)*20
	case l.round == Rounds:
		return -100 * n
	}
	return keptWorth*min(n, Corners) - 100*max(0, n-Corners)
}

// potential returns what the board promises: its stars, ornaments and numbers.
func (l *allocation) potential() int32 {
	sum := int32(0)
	for star := range Stars {
		sum += l.starPotential(star, ring(l.taken, star), l.on[star])
	}
	for o := range ornaments {
		sum += int32(ornaments[o].Bonus()) * l.gains.ornament[l.t][bits.OnesCount64(ornaments[o].Spaces&^l.taken)]
	}
	for n := 1; n <= mostNumber; n++ {
		sum += int32(n) * l.gains.number[l.t][bits.OnesCount64(l.variant.numbered[n]&^l.taken)]
	}
	return sum
}

// tileValues is what another tile of each colour is worth to the board and hand.
func (l *allocation) tileValues() (w tileValues) {
	for c := range engine.Tile(Colours) {
		w[c] = tileWorth / 3
		for star := range Stars {
			if l.open(l.variant, star)>>c&1 == 0 || ring(l.taken, star) == fullRing {
				continue
			}
			w[c] = max(w[c], tileWorth+l.bonus(star)-l.penalty(star, c))
		}
	}
	w[l.joker] += jokerWorth
	if l.round < Rounds && l.order[l.round] != l.joker {
		w[l.order[l.round]] += jokerWorth / 5
	}
	return w
}

// bonus grows with what lies on a star already, as runs score by their length.
func (l *allocation) bonus(star int) int32 {
	if l.variant.differ(star) {
		return -20
	}
	return 12 * int32(bits.OnesCount8(ring(l.taken, star)))
}

// penalty grows when the hand holds as many of a colour as the star can use.
func (l *allocation) penalty(star int, c engine.Tile) int32 {
	need := 0
	for f := ^ring(l.taken, star) & fullRing; f != 0; f &= f - 1 {
		need += int(l.variant.costs[Ring*star+bits.TrailingZeros8(f)])
	}
	return 12 * int32(max(0, l.hand.of(c)-need))
}
