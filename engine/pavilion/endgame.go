package pavilion

import (
	"math"
	"math/bits"
	"math/rand/v2"

	"azulejo/engine"
	"azulejo/engine/eval"
)

// endgame implements search.EndgameSolver. It solves the placing phase of the last round, in which boards meet only in the supply: it finds the most
// points that a board can still get alone, as if nobody else took from the supply, and tries only the most promising placements. Against trying
// everything it loses 0.05 points on average on the coloured side and 2.1 on the sepia side, in 40 boards of self-play, and takes about 50 and 160 µs.
type endgame struct {
	variant *variant
	joker   engine.Tile
	seed    uint64 // of the keys: the side and the joker
	// solved caches what solve found, and known what best found. There are many more states than boards: in one cache they would replace the boards.
	solved, known eval.Cache
	options       []endgameOption // those of all states between the board and the current state
	filled        *Position       // after the supply is refilled
	pcg           rand.PCG
	rng           *rand.Rand // uses pcg
}

// endgameState is the state of a board in the last placing phase.
type endgameState struct {
	covered uint64
	colours uint64 // the set of colours on each star, Colours bits per star
	hand    counts
	// owed is the number of bonus tiles that were earned and not yet spent. Their colours, from the supply, are chosen when they are spent.
	owed   int8
	supply counts
}

// endgameOption is a placement that can be paid.
type endgameOption struct {
	space, colour int8
	bonus         int8  // the number of bonus tiles for it
	gain          int32 // in points
	rank          int32 // the most promising placement has the highest
}

func newEndgame() *endgame {
	e := &endgame{solved: eval.NewCache(), known: eval.NewCache(), filled: new(Position)}
	e.rng = rand.New(&e.pcg)
	return e
}

// Solvable implements search.EndgameSolver: positions in the placing phase of the last round are solvable.
func (e *endgame) Solvable(pos engine.Position) bool {
	p := pos.(*Position)
	return p.round == Rounds && (p.phase == placing || p.phase == choosing)
}

const (
	// stdDevOfBonus is the standard deviation of the final score for each bonus tile that is still to be spent, in hundredths of a point, measured in
	// self-play: it may have gone to another seat, or the supply may offer a better one.
	stdDevOfBonus = 270
	// leastStdDev is the standard deviation of the difference of two final scores without bonus tiles, which are not always as expected either.
	leastStdDev = 60
	// refills is the number of samples of the tiles that refill the supply.
	refills = 8
)

// Solve implements search.EndgameSolver. It gives every seat the most that its own board allows. Before a refill of the supply it averages over
// samples of the new tiles: without them, the seats that follow would be undervalued.
func (e *endgame) Solve(pos engine.Position, final *[engine.MaxSeats]int32) int32 {
	p := pos.(*Position)
	e.variant, e.joker = p.variant, p.Joker()
	e.seed = uint64(e.variant.side)<<8 | uint64(e.joker)
	*final = [engine.MaxSeats]int32{}
	if p.chance != filling {
		return stdDevOf(2 * e.addOutcomes(p, final) / int32(p.seats))
	}
	bonus := int32(0)
	e.pcg.Seed(0, 0)
	for range refills {
		*e.filled = *p
		e.filled.Play(p.Draw(e.rng), nil)
		bonus += e.addOutcomes(e.filled, final)
	}
	for s := range final {
		final[s] /= refills
	}
	return stdDevOf(2 * bonus / (refills * int32(p.seats)))
}

// addOutcomes adds the final scores that the seats make to final and returns the number of bonus tiles that they spend.
func (e *endgame) addOutcomes(p *Position, final *[engine.MaxSeats]int32) (bonus int32) {
	for s := range p.seats {
		b, owed := &p.boards[s], int8(0)
		if p.phase == over { // after the last refill
			final[s] += 100 * int32(b.score)
			continue
		}
		if s == p.turn {
			owed = p.owed
		}
		o := e.solve(b, p.supply, owed)
		final[s] += max(0, 100*int32(b.score)+o.points()) // tiles on the corners are lost last, and a score never falls below 0
		bonus += o.bonus()
	}
	return bonus
}

// stdDevOf returns the standard deviation of the difference of two final scores that need the given number of bonus tiles in total.
func stdDevOf(bonus int32) int32 {
	return max(leastStdDev, int32(stdDevOfBonus*math.Sqrt(float64(bonus))))
}

// outcome is what a board gets until the end of the game: points, and the number of bonus tiles spent for them, whose colours are uncertain. It is
// packed so that outcomes can be added and compared: hundredths of a point above bonusBits bits that hold the negative number of bonus tiles.
type outcome int32

const bonusBits = 6

// bonusRisk is how many hundredths of a point each bonus tile to be spent costs on average, because another seat takes a tile that was needed.
const bonusRisk = 50

func newOutcome(points, bonus int32) outcome {
	return outcome((100*points-bonusRisk*bonus)<<bonusBits - bonus)
}

// bonus returns the number of bonus tiles.
func (o outcome) bonus() int32 { return int32(-o & (1<<bonusBits - 1)) }

// points returns the points, in hundredths.
func (o outcome) points() int32 { return (int32(o) + o.bonus()) >> bonusBits }

// solve returns what a board gets until the end of the game, including its final bonuses. owed is the number of bonus tiles that it has to choose
// from the supply.
func (e *endgame) solve(b *board, supply counts, owed int8) outcome {
	final := newOutcome(int32(b.finalBonus(e.variant)-b.corners.total()), 0)
	if b.passed {
		return final
	}
	s := endgameState{covered: b.covered, hand: b.hand, owed: owed, supply: supply}
	for star, set := range b.starColours {
		s.colours |= uint64(set) << (star * Colours)
	}
	key := s.hash(e.seed)
	if v, ok := e.solved.Probe(key); ok {
		return final + outcome(v)
	}
	e.options = e.options[:0]
	best := e.best(&s)
	e.solved.Store(key, int32(best))
	return final + best
}

// best returns what a board gets from a state on, without the bonuses for what is already complete.
func (e *endgame) best(s *endgameState) outcome {
	left := int32(s.hand.total()) + int32(s.owed)
	if left == 0 {
		return 0
	}
	key := s.hash(e.seed)
	if v, ok := e.known.Probe(key); ok {
		return outcome(v)
	}
	best := newOutcome(-left, 0) // each tile that is left costs a point
	first := len(e.options)
	e.listOptions(s)
	for i := first; i < min(len(e.options), first+e.variant.endgameBreadth); i++ {
		e.promote(i)
		o := e.options[i]
		next := e.play(s, o)
		spent := s.supply.total() - next.supply.total()
		best = max(best, newOutcome(o.gain, int32(spent))+e.best(&next))
	}
	e.options = e.options[:first]
	e.known.Store(key, int32(best))
	return best
}

// hash returns a hash of the state.
func (e *endgameState) hash(seed uint64) uint64 {
	h := seed + e.covered*0x9E3779B97F4A7C15 + e.colours*0xBF58476D1CE4E5B9 + uint64(e.hand)*0x94D049BB133111EB
	return engine.Mix(h ^ (uint64(e.supply)+uint64(e.owed)<<56)*0xD6E8FEB86659FD93)
}

// promote swaps the option with the highest rank among those from i on to i.
func (e *endgame) promote(i int) {
	best := i
	for j := i + 1; j < len(e.options); j++ {
		if e.options[j].rank > e.options[best].rank {
			best = j
		}
	}
	e.options[i], e.options[best] = e.options[best], e.options[i]
}

// starColours returns the set of colours on a star.
func (e *endgameState) starColours(star int) uint8 {
	return uint8(e.colours >> (star * Colours) & allColours)
}

// listOptions appends the placements that can be paid.
func (e *endgame) listOptions(s *endgameState) {
	var payable [Colours]int
	for c := range payable {
		payable[c] = e.payable(s, engine.Tile(c))
	}
	for star := range Stars {
		mask := ring(s.covered, star)
		if mask == fullRing {
			continue
		}
		on := s.starColours(star)
		open := e.variant.openColours(star, mask, on)
		most := 0
		for set := open; set != 0; set &= set - 1 {
			most = max(most, payable[lowestColour(set)])
		}
		for free := ring(e.variant.payable[min(most, maxCost)], star) &^ mask; free != 0; free &= free - 1 {
			space := Ring*star + bits.TrailingZeros8(free)
			cost := int(e.variant.costs[space])
			gain, bonus := e.gain(s, star, space)
			o := endgameOption{space: int8(space), bonus: int8(bonus)}
			for set := open; set != 0; set &= set - 1 {
				c := lowestColour(set)
				if payable[c] < cost {
					continue
				}
				o.colour, o.gain = int8(c), int32(gain)
				if mask|1<<(space%Ring) == fullRing {
					o.gain += int32(bonusOfStar(on | 1<<c))
				}
				o.rank = o.gain + 2*int32(bonus) - int32(cost)
				e.options = append(e.options, o)
			}
		}
	}
}

// payable returns the number of tiles that can pay for a tile of a colour.
func (e *endgame) payable(s *endgameState, c engine.Tile) int {
	alike, wild, chosen := s.hand.of(c), 0, s.supply.of(c)
	if alike == 0 && (s.owed == 0 || chosen == 0) {
		return 0 // no tile of the colour
	}
	if c != e.joker {
		wild = s.hand.of(e.joker)
		chosen += s.supply.of(e.joker)
	}
	return alike + wild + min(int(s.owed), chosen)
}

// gain returns the points and bonus tiles for covering a space, without the bonus for its star.
func (e *endgame) gain(s *endgameState, star, space int) (points, bonus int) {
	covered := s.covered | 1<<space
	points = int(runLengths[ring(covered, star)][space%Ring])
	if n := e.variant.costs[space]; n <= maxScoringNumber && covered&e.variant.numbered[n] == e.variant.numbered[n] {
		points += numberBonus(int(n))
	}
	return points, bonusOf(completedOrnaments(covered, space))
}

// play returns the state after a placement. It is paid with tiles of its colour, then with jokers and last with bonus tiles.
func (e *endgame) play(s *endgameState, o endgameOption) endgameState {
	n, c, cost := *s, engine.Tile(o.colour), int(e.variant.costs[o.space])
	alike, wild := min(cost, s.hand.of(c)), 0
	if c != e.joker {
		wild = min(cost-max(alike, 1), s.hand.of(e.joker))
	}
	n.hand -= tilesOf(c, alike) + tilesOf(e.joker, wild)
	spent := cost - alike - wild
	chosen := min(spent, s.supply.of(c))
	n.supply -= tilesOf(c, chosen) + tilesOf(e.joker, spent-chosen)
	n.owed -= int8(spent)
	n.owed += min(o.bonus, int8(n.supply.total())-n.owed)
	n.covered |= 1 << o.space
	n.colours |= 1 << (int(o.space)/Ring*Colours + int(c))
	return n
}
