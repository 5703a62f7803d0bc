package players

import (
	"context"
	"math/rand/v2"
	"slices"

	"azulejo/engine"
	"azulejo/engine/gamedef"
	"azulejo/engine/search"
)

// strength limits how well a level plays.
type strength struct {
	candidates int     // the number of moves that are searched, those with the highest noisy scores
	noise      float64 // standard deviation of the noise added to move-ordering scores, in hundredths of a point
	nodes      int64   // limit of the search, besides the thinking time
}

// limited is a level of limited strength. It overlooks moves, but evaluates those that it considers as well as it can. Its moves do not depend on
// the machine unless its time runs out.
type limited struct {
	strength
	thinker
	evaluator search.Evaluator
}

// limitedBits is the size of the transposition table: 2^limitedBits places are enough for few nodes.
const limitedBits = 12

// newLimited returns a constructor of players of a strength.
func newLimited(h strength) func(gamedef.Game) Player {
	return func(g gamedef.Game) Player {
		return &limited{strength: h, thinker: thinker{newEvaluator: g.Evaluator, bits: limitedBits, newWorkers: search.NewWorkers}, evaluator: g.Evaluator()}
	}
}

// limitedLevel returns a level of a strength. Its policy considers the same moves, but does not search.
func limitedLevel(id string, h strength) Level {
	l := Level{ID: id, New: newLimited(h)}
	if h.candidates != everything {
		l.Policy = search.Policy{Candidates: h.candidates, Noise: int32(h.noise)}
	}
	return l
}

func (l *limited) Choose(ctx context.Context, t search.Task) (Choice, error) {
	moves, err := candidates(t)
	if err != nil {
		return Choice{}, err
	}
	t.Moves = l.candidateMoves(t, moves)
	t.Limits.Nodes = l.nodes
	return l.thinker.Choose(ctx, t)
}

// candidateMoves returns the moves that are searched.
func (l *limited) candidateMoves(t search.Task, moves []engine.Move) []engine.Move {
	ranks := make([]int32, len(moves))
	l.evaluator.ScoreMoves(t.Position, moves, ranks)
	r := rand.New(rand.NewPCG(t.Seed, 1))
	for i := range ranks {
		if ranks[i] != engine.Pruned {
			ranks[i] += int32(r.NormFloat64() * l.noise)
		}
	}
	chosen, n := slices.Clone(moves), min(l.candidates, len(moves))
	for i := range n {
		search.PickBest(chosen, ranks, i)
	}
	return chosen[:n]
}
