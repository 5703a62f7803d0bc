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
func (a *allocation) reset(p *Position, b *board, gains *expectedGains, t int32) {
	a.covered, a.starColours, a.hand = b.covered, b.starColours, b.hand+b.corners
	a.joker, a.round, a.order, a.variant = p.Joker(), p.round, p.order, p.variant
	a.moreTakes = p.phase == taking && p.left > 0
	a.time, a.gains = t, gains
	if b.passed || p.chance == dealing { // no more tiles are placed in this round
		a.hand = 0
	}
}

// allocate places tiles while that gains something, and returns the gain, the value of the remaining hand and the
// potential of the board.
func (a *allocation) allocate() int32 {
	sum := int32(0)
	for a.hand != 0 {
		gain, at, c := a.bestPlacement()
		if at < 0 || gain <= 0 {
			break
		}
		sum += a.placementGain(at, c)
		a.hand -= a.price(at, c)
		a.covered |= 1 << at
		a.starColours[at/Ring] |= 1 << c
	}
	return sum + a.handValue(a.hand, 0) + a.potential()
}

// bestPlacement returns the placement that gains most after subtracting its price. at is -1 if none gains anything.
func (a *allocation) bestPlacement() (most int32, at int, c engine.Tile) {
	at = -1
	held := a.hand.colours()
	for star := range Stars {
		free := ^ring(a.covered, star) & fullRing
		if free == 0 {
			continue
		}
		for set := a.openColours(a.variant, star) & held; set != 0; set &= set - 1 {
			colour := lowestColour(set)
			have := a.hand.paying(colour, a.joker)
			for f := free; f != 0; f &= f - 1 {
				space := Ring*star + bits.TrailingZeros8(f)
				if int(a.variant.costs[space]) > have {
					continue
				}
				gain := a.placementGain(space, colour) + a.handValue(a.hand, a.price(space, colour)) - a.handValue(a.hand, 0)
				if gain > most {
					most, at, c = gain, space, colour
				}
			}
		}
	}
	return most, at, c
}

// price returns the payment with the fewest jokers.
func (a *allocation) price(at int, c engine.Tile) counts {
	cost := int(a.variant.costs[at])
	own := min(cost, a.hand.of(c))
	return tilesOf(c, own) + tilesOf(a.joker, cost-own)
}

// placementGain returns the gain from covering a space: its points, the value of the bonus tiles and the change of the
// board's potential.
func (a *allocation) placementGain(at int, c engine.Tile) int32 {
	star := at / Ring
	before, after := a.covered, a.covered|1<<at
	mask := ring(after, star)
	sum := int32(runLengths[mask][at%Ring])*100 + int32(bonusOf(completedOrnaments(after, at)))*a.bonusTileValue()
	sum += a.starPotential(star, mask, a.starColours[star]|1<<c) - a.starPotential(star, ring(before, star), a.starColours[star])
	for near := ornamentsAt[at]; near != 0; near &= near - 1 {
		all := ornaments[bits.TrailingZeros32(near)].Spaces
		bonus := int32(ornaments[bits.TrailingZeros32(near)].Bonus())
		sum += bonus * (a.gains.ornament[a.time][bits.OnesCount64(all&^after)] - a.gains.ornament[a.time][bits.OnesCount64(all&^before)])
	}
	if n := a.variant.costs[at]; n <= maxScoringNumber {
		missing := bits.OnesCount64(a.variant.numbered[n] &^ before)
		sum += int32(n) * (a.gains.number[a.time][missing-1] - a.gains.number[a.time][missing])
	}
	return sum
}

// starPotential returns the expected gain of a star with these covered spaces and colours.
func (a *allocation) starPotential(star int, covered, colours uint8) int32 {
	return a.gains.star[a.variant.side][min(star, 1)][a.variant.starKind(star, colours)][a.time][covered]
}

// bonusTileValue returns the value of a bonus tile from the supply.
func (a *allocation) bonusTileValue() int32 {
	if a.round == Rounds && a.time == 0 {
		return tileWorth * 3 / 4 // it has to be used in this round
	}
	return tileWorth + 20
}

// handValue returns the value of a hand after paying a price. At the end of a round up to four tiles can be kept; the
// others lose a point each.
func (a *allocation) handValue(hand, price counts) int32 {
	n := int32(hand.total() - price.total())
	switch {
	case a.moreTakes:
		return n*tileWorth - max(0, n-8)*20
	case a.round == Rounds:
		return -100 * n
	}
	return keptWorth*min(n, Corners) - 100*max(0, n-Corners)
}

// potential returns the expected gain of the board's stars, ornaments and numbers.
func (a *allocation) potential() int32 {
	sum := int32(0)
	for star := range Stars {
		sum += a.starPotential(star, ring(a.covered, star), a.starColours[star])
	}
	for o := range ornaments {
		sum += int32(ornaments[o].Bonus()) * a.gains.ornament[a.time][bits.OnesCount64(ornaments[o].Spaces&^a.covered)]
	}
	for n := 1; n <= maxScoringNumber; n++ {
		sum += int32(n) * a.gains.number[a.time][bits.OnesCount64(a.variant.numbered[n]&^a.covered)]
	}
	return sum
}

// tileValues returns the value of another tile of each colour for the board and hand.
func (a *allocation) tileValues() (w tileValues) {
	for c := range engine.Tile(Colours) {
		w[c] = tileWorth / 3
		for star := range Stars {
			if a.openColours(a.variant, star)>>c&1 == 0 || ring(a.covered, star) == fullRing {
				continue
			}
			w[c] = max(w[c], tileWorth+a.runBonus(star)-a.surplusPenalty(star, c))
		}
	}
	w[a.joker] += jokerWorth
	if a.round < Rounds && a.order[a.round] != a.joker {
		w[a.order[a.round]] += jokerWorth / 5
	}
	return w
}

// runBonus returns the additional value of tiles for a star that has tiles already: runs score by their length.
func (a *allocation) runBonus(star int) int32 {
	if a.variant.allDifferent(star) {
		return -20
	}
	return 12 * int32(bits.OnesCount8(ring(a.covered, star)))
}

// surplusPenalty returns the penalty for a colour of which the hand has more tiles than a star needs.
func (a *allocation) surplusPenalty(star int, c engine.Tile) int32 {
	need := 0
	for f := ^ring(a.covered, star) & fullRing; f != 0; f &= f - 1 {
		need += int(a.variant.costs[Ring*star+bits.TrailingZeros8(f)])
	}
	return 12 * int32(max(0, a.hand.of(c)-need))
}
