package pavilion

import (
	"math/bits"

	"azulejo/engine"
	"azulejo/engine/eval"
)

// Value is a hand-written evaluator: the score plus the value of spending each hand now and the expected gain of each
// board. It handles both sides of the boards and implements search.Evaluator. It keeps scratch memory, so each search
// needs its own Value. All values are in hundredths of a point.
type Value struct {
	gains      *expectedGains
	set        *eval.Set // learned corrections, or nil
	boards     eval.Cache
	allocation allocation
}

// NewValue returns an evaluator.
func NewValue() *Value { return &Value{gains: newExpectedGains(), boards: eval.NewCache()} }

const (
	tileWorth   = 120 // a tile in hand that can be used
	jokerWorth  = 70  // additional value of a joker
	keptWorth   = 80  // a tile kept on a corner
	markerWorth = 110 // starting a round
	roundWorth  = 900 // a round still to be played, in addition to the gains of the board
)

// Evaluate implements search.Evaluator: it writes the expected final scores and returns the standard deviation of the
// difference of two of them, all in hundredths of a point.
func (v *Value) Evaluate(pos engine.Position, final *[engine.MaxSeats]int32) int32 {
	p := progress{pos.(*Position)}
	t, context := p.time(), p.contextKey()
	for i := range p.seats {
		b := &p.boards[i]
		sum := int32(b.score)*100 + v.expectedGain(p, b, context, t)
		if p.owed > 0 && i == p.turn {
			sum += int32(p.owed) * tileWorth
		}
		final[i] = sum
	}
	if p.marker != nobody && p.round < Rounds {
		final[p.marker] += markerWorth
	}
	return v.gains.stdDev[t]
}

// expectedGain returns the expected gain of a board and its hand until the end of the game. It is cached.
func (v *Value) expectedGain(p progress, b *board, context uint64, t int32) int32 {
	key := b.layoutHash(context)
	if worth, ok := v.boards.Probe(key); ok {
		return worth
	}
	v.allocation.reset(p.Position, b, v.gains, t)
	worth := v.allocation.allocate() + roundWorth*t/ticksPerRound
	if v.set != nil {
		var f [boardFeatures]int32
		p.boardFeatures(b, &f)
		worth += v.set.Sum(f[:])
	}
	v.boards.Store(key, worth)
	return worth
}

// contextKey returns a hash key of everything except the board that the expected gain of a board depends on.
func (p progress) contextKey() uint64 {
	h := uint64(p.time()) | uint64(p.gamePhase())<<6 | uint64(p.round)<<12 | uint64(p.variant.side)<<16 | uint64(p.seats)<<17
	if p.phase == taking && p.left > 0 {
		h |= 1 << 20
	}
	if p.chance == dealing {
		h |= 1 << 21
	}
	for i, c := range p.order {
		h |= uint64(c) << (24 + 3*i)
	}
	return h
}

// time returns the part of the game whose tiles have not yet been taken, in eighths of a round.
func (p progress) time() int32 {
	t := int32(Rounds-p.round) * ticksPerRound
	switch {
	case p.chance == dealing || p.chance == supplying:
		t += ticksPerRound
	case p.phase == taking:
		t += int32(p.left) * ticksPerRound / int32(4*p.Factories())
	}
	return min(t, maxTicks)
}

// ScoreMoves implements search.Evaluator. The ordering score is an estimate of the gain, in hundredths of a point.
func (v *Value) ScoreMoves(pos engine.Position, moves []engine.Move, dst []int32) {
	p := pos.(*Position)
	b := &p.boards[p.turn]
	v.allocation.reset(p, b, v.gains, progress{p}.time())
	worth := v.allocation.tileValues()
	switch p.phase {
	case taking:
		v.scoreTakes(p, moves, dst, &worth)
	case choosing:
		for i, m := range moves {
			dst[i] = worth.total(pileOf(m))
		}
	default:
		v.scorePlacements(p, b, moves, dst, &worth)
	}
}

// tileValues is the value of another tile of each colour for a board.
type tileValues [Colours]int32

// total returns the value of a pile.
func (t *tileValues) total(c counts) int32 {
	sum := int32(0)
	for tile := range t {
		sum += t[tile] * int32(c.of(engine.Tile(tile)))
	}
	return sum
}

// scoreTakes writes the ordering scores of takes.
func (v *Value) scoreTakes(p *Position, moves []engine.Move, dst []int32, worth *tileValues) {
	for i, m := range moves {
		t, _ := Taken(m)
		taken := p.takenTiles(t.Source, t.Colour)
		dst[i] = worth.total(taken)
		if t.Source == Centre && p.marker == nobody {
			dst[i] += markerWorth - 100*int32(min(taken.total(), int(p.boards[p.turn].score)))
		}
	}
}

// scorePlacements writes the ordering scores of placements and passes, by their immediate and expected gain. It prunes all
// passes except the one that keeps the most valuable tiles, and all payments except those with the fewest and the most
// jokers.
func (v *Value) scorePlacements(p *Position, b *board, moves []engine.Move, dst []int32, worth *tileValues) {
	bestPass := passKind | engine.Move(v.allocation.bestKept(worth))
	wild := b.hand.of(p.Joker())
	for i, m := range moves {
		l, ok := Placed(m)
		if !ok {
			dst[i] = engine.Pruned
			if m == bestPass {
				dst[i] = v.allocation.handValue(b.hand, 0)
			}
			continue
		}
		cost := int(p.variant.costs[l.Space])
		if fewest := max(0, cost-b.hand.of(l.Colour)); l.Colour != p.Joker() && l.Jokers > fewest && l.Jokers < min(wild, cost-1) {
			dst[i] = engine.Pruned
			continue
		}
		dst[i] = v.allocation.placementGain(l.Space, l.Colour) + v.allocation.handValue(b.hand, p.price(l)) - int32(l.Jokers)*jokerWorth/2
	}
}

// bestKept returns the most valuable tiles of the hand, up to four, to keep for the next round.
func (a *allocation) bestKept(worth *tileValues) (kept counts) {
	hand := a.hand
	w := *worth
	w[a.joker] -= jokerWorth
	if a.round < Rounds {
		w[a.order[a.round]] += jokerWorth
	}
	for range min(Corners, hand.total()) {
		best := -1
		for set := hand.colours(); set != 0; set &= set - 1 {
			if c := bits.TrailingZeros8(set); best < 0 || w[c] > w[best] {
				best = c
			}
		}
		one := tilesOf(engine.Tile(best), 1)
		hand -= one
		kept += one
	}
	return kept
}
