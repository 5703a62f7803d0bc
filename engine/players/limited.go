package players

import (
	"context"
	"math/rand/v2"
	"slices"

	"azulejo/engine"
	"azulejo/engine/gamedef"
	"azulejo/engine/search"
)

// strength is how strong somebody plays who is not as strong as can be.
type strength struct {
	// candidates is how many moves come to mind, the most striking first; blur is how far, in hundredths of a point, they seem better or
	// worse than they are at a glance.
	candidates int
	noise      float64
	// nodes is how much is looked at ahead, whatever the time.
	nodes int64
}

// limited is a level of limited strength: it overlooks moves, but what it sees it weighs as well as it can. It plays alike on every machine.
type limited struct {
	strength
	thinker
	evaluator search.Evaluator
}

// limitedBits is the table's size for those who look at little.
const limitedBits = 12

// newLimited seats players of some strength.
func newLimited(h strength) func(gamedef.Game) Player {
	return func(g gamedef.Game) Player {
		return &limited{strength: h, thinker: thinker{newEvaluator: g.Evaluator, bits: limitedBits, seat: search.NewWorkers}, evaluator: g.Evaluator()}
	}
}

func (p *limited) Choose(ctx context.Context, t search.Task) (Choice, error) {
	moves, err := candidates(t)
	if err != nil {
		return Choice{}, err
	}
	t.Moves = p.notice(t, moves)
	t.Limits.Nodes = p.nodes
	return p.thinker.Choose(ctx, t)
}

// notice picks the moves that come to mind.
func (p *limited) notice(t search.Task, moves []engine.Move) []engine.Move {
	ranks := make([]int32, len(moves))
	p.evaluator.ScoreMoves(t.Position, moves, ranks)
	r := rand.New(rand.NewPCG(t.Seed, 1))
	for i := range ranks {
		if ranks[i] != engine.Pruned {
			ranks[i] += int32(r.NormFloat64() * p.noise)
		}
	}
	seen, n := slices.Clone(moves), min(p.candidates, len(moves))
	for i := range n {
		search.PickBest(seen, ranks, i)
	}
	return seen[:n]
}
