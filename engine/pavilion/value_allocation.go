package pavilion

import (
	"math/bits"

	"azulejo/engine"
)

// allocation spends a hand on a board greedily, the best placement first.
type allocation struct {
	board     // covered, starColours and hand after the placements so far
	joker     engine.Tile
	round     int8
	order     [Rounds]engine.Tile
	variant   *variant
	moreTakes bool  // whether tiles can still be taken in this round
	time      int32 // time left, in ticks
	gains     *expectedGains
}

// reset prepares the allocation of the hand of board b with time t left.
func (l *allocation) reset(p *Position, b *board, gains *expectedGains, t int32) {
	l.covered, l.starColours, l.hand = b.covered, b.starColours, b.hand+b.corners
	l.joker, l.round, l.order, l.variant = p.Joker(), p.round, p.order, p.variant
	l.moreTakes = p.phase == taking && p.left > 0
	l.time, l.gains = t, gains
	if b.passed || p.chance == dealing { // no more tiles are placed in this round
		l.hand = 0
	}
}

// allocate places tiles while that gains something, and returns the gain, the value of the remaining hand and the
// potential of the board.
func (l *allocation) allocate() int32 {
	sum := int32(0)
	for l.hand != 0 {
		gain, at, c := l.bestPlacement()
		if at < 0 || gain <= 0 {
			break
		}
		sum += l.placementGain(at, c)
		l.hand -= l.price(at, c)
		l.covered |= 1 << at
		l.starColours[at/Ring] |= 1 << c
	}
	return sum + l.handValue(l.hand, 0) + l.potential()
}

// bestPlacement returns the placement that gains most after subtracting its price. at is -1 if none gains anything.
func (l *allocation) bestPlacement() (most int32, at int, c engine.Tile) {
	at = -1
	held := l.hand.colours()
	for star := range Stars {
		free := ^ring(l.covered, star) & fullRing
		if free == 0 {
			continue
		}
		for set := l.openColours(l.variant, star) & held; set != 0; set &= set - 1 {
			colour := lowestColour(set)
			have := l.hand.paying(colour, l.joker)
			for f := free; f != 0; f &= f - 1 {
				space := Ring*star + bits.TrailingZeros8(f)
				if int(l.variant.costs[space]) > have {
					continue
				}
				gain := l.placementGain(space, colour) + l.handValue(l.hand, l.price(space, colour)) - l.handValue(l.hand, 0)
				if gain > most {
					most, at, c = gain, space, colour
				}
			}
		}
	}
	return most, at, c
}

// price returns the payment with the fewest jokers.
func (l *allocation) price(at int, c engine.Tile) counts {
	cost := int(l.variant.costs[at])
	own := min(cost, l.hand.of(c))
	return tilesOf(c, own) + tilesOf(l.joker, cost-own)
}

// placementGain returns the gain from covering a space: its points, the value of the bonus tiles and the change of the
// board's potential.
func (l *allocation) placementGain(at int, c engine.Tile) int32 {
	star := at / Ring
	before, after := l.covered, l.covered|1<<at
	mask := ring(after, star)
	sum := int32(runLengths[mask][at%Ring])*100 + int32(bonusOf(completedOrnaments(after, at)))*l.bonusTileValue()
	sum += l.starPotential(star, mask, l.starColours[star]|1<<c) - l.starPotential(star, ring(before, star), l.starColours[star])
	for near := ornamentsAt[at]; near != 0; near &= near - 1 {
		all := ornaments[bits.TrailingZeros32(near)].Spaces
		bonus := int32(ornaments[bits.TrailingZeros32(near)].Bonus())
		sum += bonus * (l.gains.ornament[l.time][bits.OnesCount64(all&^after)] - l.gains.ornament[l.time][bits.OnesCount64(all&^before)])
	}
	if n := l.variant.costs[at]; n <= maxScoringNumber {
		missing := bits.OnesCount64(l.variant.numbered[n] &^ before)
		sum += int32(n) * (l.gains.number[l.time][missing-1] - l.gains.number[l.time][missing])
	}
	return sum
}

// starPotential returns the expected gain of a star with these covered spaces and colours.
func (l *allocation) starPotential(star int, covered, colours uint8) int32 {
	return l.gains.star[l.variant.side][min(star, 1)][l.variant.starKind(star, colours)][l.time][covered]
}

// bonusTileValue returns the value of a bonus tile from the supply.
func (l *allocation) bonusTileValue() int32 {
	if l.round == Rounds && l.time == 0 {
		return tileWorth * 3 / 4 // it has to be used in this round
	}
	return tileWorth + 20
}

// handValue returns the value of a hand after paying a price. At the end of a round up to four tiles can be kept; the
// others lose a point each.
func (l *allocation) handValue(hand, price counts) int32 {
	n := int32(hand.total() - price.total())
	switch {
	case l.moreTakes:
		return n*tileWorth - max(0, n-8)*20
	case l.round == Rounds:
		return -100 * n
	}
	return keptWorth*min(n, Corners) - 100*max(0, n-Corners)
}

// potential returns the expected gain of the board's stars, ornaments and numbers.
func (l *allocation) potential() int32 {
	sum := int32(0)
	for star := range Stars {
		sum += l.starPotential(star, ring(l.covered, star), l.starColours[star])
	}
	for o := range ornaments {
		sum += int32(ornaments[o].Bonus()) * l.gains.ornament[l.time][bits.OnesCount64(ornaments[o].Spaces&^l.covered)]
	}
	for n := 1; n <= maxScoringNumber; n++ {
		sum += int32(n) * l.gains.number[l.time][bits.OnesCount64(l.variant.numbered[n]&^l.covered)]
	}
	return sum
}

// tileValues returns the value of another tile of each colour for the board and hand.
func (l *allocation) tileValues() (w tileValues) {
	for c := range engine.Tile(Colours) {
		w[c] = tileWorth / 3
		for star := range Stars {
			if l.openColours(l.variant, star)>>c&1 == 0 || ring(l.covered, star) == fullRing {
				continue
			}
			w[c] = max(w[c], tileWorth+l.runBonus(star)-l.surplusPenalty(star, c))
		}
	}
	w[l.joker] += jokerWorth
	if l.round < Rounds && l.order[l.round] != l.joker {
		w[l.order[l.round]] += jokerWorth / 5
	}
	return w
}

// runBonus returns the additional value of tiles for a star that has tiles already: runs score by their length.
func (l *allocation) runBonus(star int) int32 {
	if l.variant.allDifferent(star) {
		return -20
	}
	return 12 * int32(bits.OnesCount8(ring(l.covered, star)))
}

// surplusPenalty returns the penalty for a colour of which the hand has more tiles than a star needs.
func (l *allocation) surplusPenalty(star int, c engine.Tile) int32 {
	need := 0
	for f := ^ring(l.covered, star) & fullRing; f != 0; f &= f - 1 {
		need += int(l.variant.costs[Ring*star+bits.TrailingZeros8(f)])
	}
	return 12 * int32(max(0, l.hand.of(c)-need))
}
