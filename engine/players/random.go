package players

import (
	"context"
	"math/rand/v2"

	"azulejo/engine/search"
)

// random picks any move, as the seed has it.
type random struct{}

func (random) Choose(_ context.Context, t search.Task) (Choice, error) {
	moves := candidates(t)
	if len(moves) == 0 {
		return Choice{}, nothing
	}
	r := rand.New(rand.NewPCG(t.Seed, 0))
	return Choice{Move: moves[r.IntN(len(moves))]}, nil
}

func (random) Close() error { return nil }
