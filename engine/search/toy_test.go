package search

import (
	"math/rand/v2"

	"azulejo/engine"
)

// toy is a small game in which seats take piles in turn. The value of a pile depends on the seat and on the pile taken before it, and some
// piles give another turn. After the last pile either Nature is to move or the game is over.
type toy struct {
	engine.Position // provides the methods that a search does not call

	seats  int
	ends   bool // the game is over after the last pile
	values [engine.MaxSeats][12][12]int
	taken  uint16
	piles  int
	last   int
	turn   int
	scores [engine.MaxSeats]int
}

func newToy(seed uint64, seats, piles int, ends bool) *toy {
	r := rand.New(rand.NewPCG(seed, 1))
	t := &toy{seats: seats, piles: piles, ends: ends}
	for s := range t.values {
		for i := range t.values[s] {
			for j := range t.values[s][i] {
				t.values[s][i][j] = r.IntN(12) - 3
			}
		}
	}
	return t
}

func (t *toy) Clone() engine.Position     { c := *t; return &c }
func (t *toy) CopyFrom(o engine.Position) { *t = *o.(*toy) }
func (t *toy) Seats() int                 { return t.seats }
func (t *toy) empty() bool                { return t.taken == 1<<t.piles-1 }
func (t *toy) Over() bool                 { return t.ends && t.empty() }
func (t *toy) Hash() uint64               { return (uint64(t.taken)<<32 | uint64(t.last)<<16) ^ t.total() }
func (t *toy) Scores(dst []int) []int     { return append(dst, t.scores[:t.seats]...) }
func (t *toy) Play(m engine.Move, _ *engine.Log) {
	i := int(m - 1)
	t.scores[t.ToMove()] += t.values[t.ToMove()][i][t.last]
	t.taken |= 1 << i
	t.last = i
	if i%5 != 4 {
		t.turn = (t.turn + 1) % t.seats
	}
}

func (t *toy) Check(m engine.Move) error {
	if m == 0 || int(m) > t.piles || t.taken&(1<<(m-1)) != 0 {
		return engine.NewReason("illegal.pile", "tiles", int(m))
	}
	return nil
}

// total distinguishes positions with the same piles taken in different orders.
func (t *toy) total() uint64 {
	n := uint64(t.turn)
	for _, s := range t.scores {
		n = n*1009 + uint64(s+500)
	}
	return n * 0x9e3779b97f4a7c15
}

func (t *toy) ToMove() engine.Seat {
	if t.empty() {
		return engine.Nature
	}
	return engine.Seat(t.turn)
}

func (t *toy) Moves(dst []engine.Move) []engine.Move {
	for i := range t.piles {
		if t.taken&(1<<i) == 0 {
			dst = append(dst, engine.Move(i+1))
		}
	}
	return dst
}

func (t *toy) Winners(dst []engine.Seat) []engine.Seat {
	best := -1 << 30
	for _, s := range t.scores[:t.seats] {
		best = max(best, s)
	}
	for i, s := range t.scores[:t.seats] {
		if s == best {
			dst = append(dst, engine.Seat(i))
		}
	}
	return dst
}

// toyEvaluator evaluates a position by its current scores.
type toyEvaluator struct{}

func (toyEvaluator) Evaluate(p engine.Position, final *[engine.MaxSeats]int32) int32 {
	for i, s := range p.(*toy).scores {
		final[i] = int32(s) * 100
	}
	return 700
}

func (toyEvaluator) ScoreMoves(p engine.Position, moves []engine.Move, dst []int32) {
	t := p.(*toy)
	for i, m := range moves {
		dst[i] = int32(t.values[t.turn][m-1][t.last]) * 100
	}
}
