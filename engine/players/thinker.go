package players

import (
	"context"
	"runtime"
	"slices"
	"time"

	"azulejo/engine"
	"azulejo/engine/gamedef"
	"azulejo/engine/search"
)

// thinker is a player that searches.
type thinker struct {
	newEvaluator func() search.Evaluator
	bits         int // the transposition table has 2^bits places
	size         int // the number of parallel searchers, 0 for one
	// newWorkers is search.NewWorkers or search.NewRolloutWorkers.
	newWorkers func(newEvaluator func() search.Evaluator, sample engine.Position, bits, size int) *search.Workers
	workers    *search.Workers // nil before the first question
}

// newSearcher returns a player that searches as deep as its time allows, with the hand-written evaluation.
func newSearcher(g gamedef.Game) Player {
	return &thinker{newEvaluator: g.Plain, bits: tableBits, newWorkers: search.NewWorkers}
}

// newMaster returns a player that searches as deep as its time allows on all processors, with the learned evaluation and rollouts.
func newMaster(g gamedef.Game) Player {
	return &thinker{newEvaluator: g.Evaluator, bits: tableBits, size: runtime.NumCPU(), newWorkers: search.NewRolloutWorkers}
}

func (t *thinker) Choose(ctx context.Context, task search.Task) (Choice, error) {
	if _, err := candidates(task); err != nil {
		return Choice{}, err
	}
	if t.workers == nil {
		began := time.Now()
		t.workers = t.newWorkers(t.newEvaluator, task.Position, t.bits, t.size)
		if task.Limits.Time > 0 { // the preparation is part of the thinking time
			task.Limits.Time = max(task.Limits.Time-time.Since(began), time.Millisecond)
		}
	}
	c := choice(t.workers.Run(ctx, task), task.Position.Seats())
	if task.WholeRound {
		t.finishLines(ctx, task, c.Lines[:min(len(c.Lines), max(task.MultiPV, 1))])
	}
	return c, nil
}

// continuationNodes is how much is searched for each move after the end of a line.
const continuationNodes = 400

// reply returns the move of a short search, or any move once the search is cancelled.
func (t *thinker) reply(ctx context.Context, p engine.Position) engine.Move {
	return t.workers.Run(ctx, search.Task{Position: p, Limits: search.Limits{Nodes: continuationNodes}}).Best()
}

func (t *thinker) Close() {}

// choice copies the result of a search, which belongs to the searcher: the best move, and the moves with an exact value.
func choice(r *search.Result, seats int) Choice {
	c := Choice{Move: r.Best()}
	for i := range r.Roots {
		if i == 0 || r.Roots[i].Exact {
			c.Lines = append(c.Lines, line(&r.Roots[i], seats))
		}
	}
	return c
}

// line copies a root move.
func line(r *search.Root, seats int) Line {
	l := Line{Move: r.Move, Moves: slices.Clone(r.PV)}
	for s := range seats {
		l.Win = append(l.Win, float64(r.Win[s])/search.WinScale)
		l.Scores = append(l.Scores, float64(r.Evaluation.Final[s])/100)
	}
	return l
}
