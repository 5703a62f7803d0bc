package pavilion

import (
	"math/bits"

	"azulejo/engine"
)

// stages of a round: placing, up to a quarter of the tiles on offer … all of them, the deal to come.
const (
	stages = 6
	// Phases is the number of phases of a game told apart: by the rounds to come and the stage of this one.
	Phases = Rounds * stages
)

// progress is how far a game has come.
type progress struct{ *Position }

func (p progress) stage() int {
	switch {
	case p.chance == dealing || p.chance == supplying:
		return stages - 1
	case p.phase != taking:
		return 0
	}
	return min((int(p.left)+p.Factories()-1)/p.Factories(), stages-2) // of four tiles each
}

// later is the number of rounds to come.
func (p progress) later() int { return Rounds - int(p.round) }

func (p progress) gamePhase() int { return p.later()*stages + p.stage() }

// acts are what stages differ by for most features: placing, taking, the deal to come.
const acts = 3

func (p progress) act() int { return [stages]int{0, 1, 1, 1, 1, 2}[p.stage()] }

// The weights lie one group after the other. All but the last two tell of a board and its hand alone.
const (
	hands   = 10 // tiles in hand, up to nine and more
	kindsOf = Colours + 2

	ringGroup   = 0                                              // by an outer star's spaces, two of the next star and two of the centre, rounds
	starGroup   = ringGroup + 1024*Rounds                        // by a star's colour or many or none, spaces covered, tiles for it, rounds, act
	numberGroup = starGroup + kindsOf*(Ring+1)*hands*Rounds*acts // by number, spaces missing, rounds
	missings    = 10
	handGroup   = numberGroup + mostNumber*missings*Rounds // by rounds until a colour is the joker, tiles of it, rounds, act
	jokers      = Rounds + 1
	totalGroup  = handGroup + jokers*hands*Rounds*acts // by all tiles in hand, phase
	totals      = 24
	keptGroup   = totalGroup + totals*Phases // by tiles on the corners, rounds
	turnGroup   = keptGroup + (Corners+1)*Rounds
	firstGroup  = turnGroup + engine.MaxSeats*Phases // for who starts the next round
	weights     = firstGroup + Phases

	// These many weights tell of a board, and of its seat's place in the round.
	boardFeatures = 6 + Stars + mostNumber + Colours + 1 + 1
	placeFeatures = 2
)

// features lists the weights that tell of a board and its hand.
func (p progress) features(b *board, dst *[boardFeatures]int32) {
	n, later, act := 0, p.later(), p.act()
	add := func(w int) {
		dst[n] = int32(w)
		n++
	}
	hand := b.hand
	for star := 1; star < Stars; star++ {
		next, centre := int(ring(b.taken, star%Ring+1)), int(ring(b.taken, 0))
		beside := next >> 2 & 3 // spaces 3 and 4
		pair := centre>>((star+3)%Ring)&1 | centre>>((star+4)%Ring)&1<<1
		add(ringGroup + ((int(ring(b.taken, star))*4+beside)*4+pair)*Rounds + later)
	}
	for star := range Stars {
		kind, tiles := p.starOf(b, star, hand)
		covered := bits.OnesCount8(ring(b.taken, star))
		add(starGroup + (((kind*(Ring+1)+covered)*hands+min(tiles, hands-1))*Rounds+later)*acts + act)
	}
	for number := 1; number <= mostNumber; number++ {
		missing := min(bits.OnesCount64(p.variant.numbered[number]&^b.taken), missings-1)
		add(numberGroup + ((number-1)*missings+missing)*Rounds + later)
	}
	for c := range engine.Tile(Colours) {
		add(handGroup + ((p.untilJoker(c)*hands+min(hand.of(c), hands-1))*Rounds+later)*acts + act)
	}
	add(totalGroup + min(hand.total(), totals-1)*Phases + p.gamePhase())
	add(keptGroup + b.corners.total()*Rounds + later)
}

// starOf is the kind of star that a star is to become, and the tiles in hand for it. A star of many colours counts the colours
// that it lacks.
func (p progress) starOf(b *board, star int, hand counts) (kind, tiles int) {
	switch kind = p.variant.starKind(star, b.on[star]); kind {
	case Colours:
		return kind, bits.OnesCount8(hand.colours() &^ b.on[star])
	case Colours + 1:
		return kind, hand.total()
	}
	return kind, hand.paying(engine.Tile(kind), p.Joker())
}

// untilJoker is the number of rounds until a colour is the joker, Rounds if it was.
func (p progress) untilJoker(c engine.Tile) int {
	for i := int(p.round) - 1; i < Rounds; i++ {
		if p.order[i] == c {
			return i - int(p.round) + 1
		}
	}
	return Rounds
}

// standing lists the weights that tell of a seat's place in the round; -1 stands for none.
func (p progress) standing(s engine.Seat, dst *[placeFeatures]int32) {
	turns := int(s-p.turn+p.seats) % int(p.seats)
	*dst = [placeFeatures]int32{int32(turnGroup + turns*Phases + p.gamePhase()), -1}
	if s == p.first() {
		dst[1] = int32(firstGroup + p.gamePhase())
	}
}
