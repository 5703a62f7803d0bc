package players

import (
	"context"
	"math/rand/v2"

	"azulejo/engine/box"
	"azulejo/engine/search"
)

// greedy takes what brings most at once, as the evaluator scores moves; the seed settles ties.
type greedy struct{ evaluator search.Evaluator }

// StandIn is the level that moves in the place of a player that failed, Best the one that gives advice.
const (
	StandIn = "greedy"
	Best    = "master"
)

// NewStandIn seats that level.
func NewStandIn(g box.Game) Player { return newGreedy(g) }

func newGreedy(g box.Game) Player { return &greedy{evaluator: g.NewPlain()} }

func (g *greedy) Choose(_ context.Context, t search.Task) (Choice, error) {
	moves := candidates(t)
	if len(moves) == 0 {
		return Choice{}, nothing
	}
	ranks := make([]int32, len(moves))
	g.evaluator.ScoreMoves(t.Position, moves, ranks)
	r := rand.New(rand.NewPCG(t.Seed, 0))
	best, ties := 0, 0
	for i := range moves {
		if ranks[i] > ranks[best] {
			best, ties = i, 0
		}
		if ranks[i] == ranks[best] {
			if ties++; r.IntN(ties) == 0 {
				best = i
			}
		}
	}
	return Choice{Move: moves[best]}, nil
}

func (g *greedy) Close() error { return nil }
