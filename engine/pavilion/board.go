package pavilion

import (
	"math/bits"

	"azulejo/engine"
)

// firstScore is the score at the start of the game.
const firstScore = 5

// Corners is the number of tiles that a player may keep for the next round.
const Corners = 4

// board is the state of one player's board and hand.
type board struct {
	byColour      [Colours]uint64 // covered spaces by colour of the tile
	covered       uint64          // all covered spaces
	hand, corners counts
	score         int16
	points        [6]int16     // by source, from engine.FromStart
	starColours   [Stars]uint8 // set of the colours on each star
	passed        bool
}

// allColours is the set of all colours.
const allColours = 1<<Colours - 1

// openColours returns the set of colours that may be placed on the free spaces of a star.
func (b *board) openColours(v *variant, star int) uint8 {
	return v.openColours(star, ring(b.covered, star), b.starColours[star])
}

// openColours returns the set of colours that may be placed on the free spaces of a star with these covered spaces and colours.
func (v *variant) openColours(star int, covered, colours uint8) uint8 {
	switch {
	case v.ownColour[star] != 0:
		return v.ownColour[star]
	case v.allDifferent(star):
		return allColours &^ colours
	}
	if covered&(covered-1) == 0 {
		return allColours
	}
	if colours&(colours-1) == 0 {
		return colours
	}
	return allColours &^ colours
}

// addTile places a tile, scores it and returns its points.
func (b *board) addTile(at int, c engine.Tile) int {
	b.coverSpace(at, c)
	n := int(runLengths[ring(b.covered, at/Ring)][at%Ring])
	b.addPoints(engine.FromPlacing, n)
	return n
}

// coverSpace places a tile without scoring it.
func (b *board) coverSpace(at int, c engine.Tile) {
	b.covered |= 1 << at
	b.byColour[c] |= 1 << at
	b.starColours[at/Ring] |= 1 << c
}

// addPoints adds n points to the score and to the total of s. A score never falls below 0; addPoints returns the points
// actually gained or lost.
func (b *board) addPoints(s engine.Source, n int) int {
	n = max(n, -int(b.score))
	b.score += int16(n)
	b.points[s-engine.FromStart] += int16(n)
	return n
}

// tileAt returns the tile on a space, or -1 if it is empty.
func (b *board) tileAt(at int) engine.Tile {
	for c := range engine.Tile(Colours) {
		if b.byColour[c]>>at&1 == 1 {
			return c
		}
	}
	return -1
}

// starBonuses are the points for a complete star of one colour, by colour, followed by those for a star of six colours.
var starBonuses = [Colours + 1]int{20, 18, 17, 16, 15, 14, 12}

// starBonus returns the points for a star at the end of the game, 0 if it is not complete.
func (b *board) starBonus(star int) int {
	if ring(b.covered, star) != fullRing {
		return 0
	}
	return bonusOfStar(b.starColours[star])
}

// bonusOfStar returns the points for a complete star with these colours.
func bonusOfStar(colours uint8) int {
	if colours&(colours-1) == 0 {
		return starBonuses[bits.TrailingZeros8(colours)]
	}
	return starBonuses[Colours]
}

// numberBonus returns the points for covering all spaces of a number.
func numberBonus(n int) int { return 4 * n }

// finalBonus returns the points for complete stars and numbers at the end of the game.
func (b *board) finalBonus(v *variant) int {
	sum := 0
	for star := range Stars {
		sum += b.starBonus(star)
	}
	for n := 1; n <= maxScoringNumber; n++ {
		if all := v.numbered[n]; b.covered&all == all {
			sum += numberBonus(n)
		}
	}
	return sum
}
