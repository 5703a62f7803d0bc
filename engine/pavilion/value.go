package pavilion

import (
	"math/bits"

	"azulejo/engine"
	"azulejo/engine/eval"
)

// Value evaluates positions of either side by what each hand buys now and what each board may still grow into. It serves a
// search as its evaluator; one Value serves one search. All is counted in hundredths of a point.
type Value struct {
	gains  *expectedGains
	set    *eval.Set // learned corrections, or nil
	boards eval.Cache
	plan   allocation
}

// NewValue returns an evaluator.
func NewValue() *Value { return &Value{gains: newExpectedGains(), boards: eval.NewCache()} }

const (
	tileWorth  = 120 // a tile that will be of use
	jokerWorth = 70  // what a joker is worth beyond that
	keptWorth  = 80  // a tile kept on a corner
	markWorth  = 110 // the first turn of a round
	roundWorth = 900 // what a round to come brings beside what the board promises
)

// Evaluate writes the final scores to expect in hundredths of a point, and returns their standard deviation.
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
		final[p.marker] += markWorth
	}
	return v.gains.stdDev[t]
}

// expectedGain is what a board and its hand may still bring.
func (v *Value) expectedGain(p progress, b *board, context uint64, t int32) int32 {
	key := b.layout(context)
	if worth, ok := v.boards.Probe(key); ok {
		return worth
	}
	v.plan.start(p.Position, b, v.gains, t)
	worth := v.plan.allocate() + roundWorth*t/aRound
	if v.set != nil {
		var f [boardFeatures]int32
		p.features(b, &f)
		worth += v.set.Sum(f[:])
	}
	v.boards.Store(key, worth)
	return worth
}

// contextKey returns a key for everything besides a board that its expected gain depends on.
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

// time is how much of the game is still to be dealt or taken, in eighths of a round.
func (p progress) time() int32 {
	t := int32(Rounds-p.round) * aRound
	switch {
	case p.chance == dealing || p.chance == supplying:
		t += aRound
	case p.phase == taking:
		t += int32(p.left) * aRound / int32(4*p.Factories())
	}
	return min(t, horizon)
}

// ScoreMoves writes what each move brings, in hundredths.
func (v *Value) ScoreMoves(pos engine.Position, moves []engine.Move, dst []int32) {
	p := pos.(*Position)
	b := &p.boards[p.turn]
	v.plan.start(p, b, v.gains, progress{p}.time())
	worth := v.plan.tileValues()
	switch p.phase {
	case taking:
		v.rankTakes(p, moves, dst, &worth)
	case choosing:
		for i, m := range moves {
			dst[i] = worth.of(pileOf(m))
		}
	default:
		v.rankPlacings(p, b, moves, dst, &worth)
	}
}

// tileValues is what a tile of each colour is worth to a board.
type tileValues [Colours]int32

func (w *tileValues) of(c counts) int32 {
	sum := int32(0)
	for t := range w {
		sum += w[t] * int32(c.of(engine.Tile(t)))
	}
	return sum
}

func (v *Value) rankTakes(p *Position, moves []engine.Move, dst []int32, worth *tileValues) {
	for i, m := range moves {
		t, _ := Taken(m)
		taken := p.taken(t.Source, t.Colour)
		dst[i] = worth.of(taken)
		if t.Source == Centre && p.marker == nobody {
			dst[i] += markWorth - 100*int32(min(taken.total(), int(p.boards[p.turn].score)))
		}
	}
}

// rankPlacings ranks placings by what they bring at once and for later. Of the passes only the one that keeps best is
// worth a look, of the payments those with the fewest and the most jokers.
func (v *Value) rankPlacings(p *Position, b *board, moves []engine.Move, dst []int32, worth *tileValues) {
	bestPass := passKind | engine.Move(v.plan.keep(worth))
	wild := b.hand.of(p.Joker())
	for i, m := range moves {
		l, ok := Placed(m)
		if !ok {
			dst[i] = engine.Pruned
			if m == bestPass {
				dst[i] = v.plan.rest(b.hand, 0)
			}
			continue
		}
		cost := int(p.variant.costs[l.Space])
		if fewest := max(0, cost-b.hand.of(l.Colour)); l.Colour != p.Joker() && l.Jokers > fewest && l.Jokers < min(wild, cost-1) {
			dst[i] = engine.Pruned
			continue
		}
		dst[i] = v.plan.gain(l.Space, l.Colour) + v.plan.rest(b.hand, p.price(l)) - int32(l.Jokers)*jokerWorth/2
	}
}

// keep is the best four tiles of the hand for the next round.
func (l *allocation) keep(worth *tileValues) (kept counts) {
	hand := l.hand
	w := *worth
	w[l.joker] -= jokerWorth
	if l.round < Rounds {
		w[l.order[l.round]] += jokerWorth
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
