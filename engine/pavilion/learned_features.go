package pavilion

import (
	"math/bits"

	"azulejo/engine"
)

const (
	// stages is the number of stages of a round: placing, one to four started quarters of the offer left, next deal pending.
	stages = 6
	// Phases is the number of phases of a game, by the rounds left and the stage of the current round.
	Phases = Rounds * stages
)

// progress computes the phase of a position.
type progress struct{ *Position }

// stage returns the stage of the round, from 0 to stages - 1.
func (p progress) stage() int {
	switch {
	case p.chance == dealing || p.chance == supplying:
		return stages - 1
	case p.phase != taking:
		return 0
	}
	return min((int(p.left)+p.Factories()-1)/p.Factories(), stages-2) // factories of four tiles
}

// roundsLeft returns the number of rounds after the current one.
func (p progress) roundsLeft() int { return Rounds - int(p.round) }

// gamePhase returns the phase of the game, from 0 to Phases - 1.
func (p progress) gamePhase() int { return p.roundsLeft()*stages + p.stage() }

// stageGroups is the number of groups of stages that most features distinguish: placing, taking, and next deal pending.
const stageGroups = 3

// stageGroup returns the group of the stage, from 0 to stageGroups - 1.
func (p progress) stageGroup() int { return [stages]int{0, 1, 1, 1, 1, 2}[p.stage()] }

// The weights are stored in groups, each beginning at the index of its constant. All groups except the last two are
// features of a board and its hand alone. The comments list the indices of each group; rounds is roundsLeft.
const (
	handLevels = 10          // 0 to 9 or more tiles in hand
	starKinds  = Colours + 2 // values of starKind

	ringGroup     = 0                                                            // covered spaces of an outer star, two of the next star, two of the centre, rounds
	starGroup     = ringGroup + 1024*Rounds                                      // starKind, number of covered spaces, tiles in hand for the star, rounds, stageGroup
	numberGroup   = starGroup + starKinds*(Ring+1)*handLevels*Rounds*stageGroups // number, spaces missing, rounds
	missingLevels = 10
	handGroup     = numberGroup + maxScoringNumber*missingLevels*Rounds // rounds until a colour is the joker, tiles of it in hand, rounds, stageGroup
	jokerLevels   = Rounds + 1
	totalGroup    = handGroup + jokerLevels*handLevels*Rounds*stageGroups // tiles in hand, phase
	totalLevels   = 24
	keptGroup     = totalGroup + totalLevels*Phases    // tiles on the corners, rounds
	turnGroup     = keptGroup + (Corners+1)*Rounds     // turns until the seat moves, phase
	firstGroup    = turnGroup + engine.MaxSeats*Phases // phase; for the seat that starts the next round
	weights       = firstGroup + Phases

	// Numbers of features: of a board and its hand, and of a seat's place in the turn order.
	boardFeatures = 6 + Stars + maxScoringNumber + Colours + 1 + 1
	placeFeatures = 2
)

// boardFeatures writes the features of a board and its hand.
func (p progress) boardFeatures(b *board, dst *[boardFeatures]int32) {
	n, rounds, group := 0, p.roundsLeft(), p.stageGroup()
	add := func(w int) {
		dst[n] = int32(w)
		n++
	}
	hand := b.hand
	for star := 1; star < Stars; star++ {
		next, centre := int(ring(b.covered, star%Ring+1)), int(ring(b.covered, 0))
		nextPair := next >> 2 & 3 // spaces 3 and 4
		centrePair := centre>>((star+3)%Ring)&1 | centre>>((star+4)%Ring)&1<<1
		add(ringGroup + ((int(ring(b.covered, star))*4+nextPair)*4+centrePair)*Rounds + rounds)
	}
	for star := range Stars {
		kind, tiles := p.starKindAndTiles(b, star, hand)
		covered := bits.OnesCount8(ring(b.covered, star))
		add(starGroup + (((kind*(Ring+1)+covered)*handLevels+min(tiles, handLevels-1))*Rounds+rounds)*stageGroups + group)
	}
	for number := 1; number <= maxScoringNumber; number++ {
		missing := min(bits.OnesCount64(p.variant.numbered[number]&^b.covered), missingLevels-1)
		add(numberGroup + ((number-1)*missingLevels+missing)*Rounds + rounds)
	}
	for c := range engine.Tile(Colours) {
		add(handGroup + ((p.roundsUntilJoker(c)*handLevels+min(hand.of(c), handLevels-1))*Rounds+rounds)*stageGroups + group)
	}
	add(totalGroup + min(hand.total(), totalLevels-1)*Phases + p.gamePhase())
	add(keptGroup + b.corners.total()*Rounds + rounds)
}

// starKindAndTiles returns the starKind of a star and the number of tiles in hand for it. For a star of different colours
// it is the number of colours in hand that the star lacks.
func (p progress) starKindAndTiles(b *board, star int, hand counts) (kind, tiles int) {
	switch kind = p.variant.starKind(star, b.starColours[star]); kind {
	case Colours:
		return kind, bits.OnesCount8(hand.colours() &^ b.starColours[star])
	case Colours + 1:
		return kind, hand.total()
	}
	return kind, hand.paying(engine.Tile(kind), p.Joker())
}

// roundsUntilJoker returns the number of rounds until a colour is the joker, or Rounds if it already was.
func (p progress) roundsUntilJoker(c engine.Tile) int {
	for i := int(p.round) - 1; i < Rounds; i++ {
		if p.order[i] == c {
			return i - int(p.round) + 1
		}
	}
	return Rounds
}

// placeFeatures writes the features of a seat's place in the turn order. Unused elements are -1.
func (p progress) placeFeatures(s engine.Seat, dst *[placeFeatures]int32) {
	turns := int(s-p.turn+p.seats) % int(p.seats)
	*dst = [placeFeatures]int32{int32(turnGroup + turns*Phases + p.gamePhase()), -1}
	if s == p.firstToPlace() {
		dst[1] = int32(firstGroup + p.gamePhase())
	}
}
