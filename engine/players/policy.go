package players

import (
	"context"
	"math/rand/v2"

	"azulejo/engine"
	"azulejo/engine/gamedef"
	"azulejo/engine/search"
)

// policy is a player that picks one of the moves without a search. The seed decides between equal moves.
type policy func(p engine.Position, moves []engine.Move, seeded *rand.Rand) engine.Move

func (p policy) Choose(_ context.Context, t search.Task) (Choice, error) {
	moves, err := candidates(t)
	if err != nil {
		return Choice{}, err
	}
	return Choice{Move: p(t.Position, moves, rand.New(rand.NewPCG(t.Seed, 0)))}, nil
}

func (policy) Close() {}

// newRandom returns a player that picks a random move.
func newRandom(gamedef.Game) Player {
	return policy(func(_ engine.Position, moves []engine.Move, seeded *rand.Rand) engine.Move {
		return moves[seeded.IntN(len(moves))]
	})
}

// NewFallback returns a player that picks the move with the highest move-ordering score of the evaluator.
func NewFallback(g gamedef.Game) Player {
	evaluator := g.Plain()
	return policy(func(p engine.Position, moves []engine.Move, seeded *rand.Rand) engine.Move {
		ranks := make([]int32, len(moves))
		evaluator.ScoreMoves(p, moves, ranks)
		best, ties := 0, 0
		for i := range moves {
			if ranks[i] > ranks[best] {
				best, ties = i, 0
			}
			if ranks[i] == ranks[best] {
				if ties++; seeded.IntN(ties) == 0 {
					best = i
				}
			}
		}
		return moves[best]
	})
}
