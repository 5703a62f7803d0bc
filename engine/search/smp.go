package search

import (
	"context"
	"sync"

	"azulejo/engine"
)

// Workers are searchers that search the same task at the same time and share a transposition table (lazy SMP).
type Workers struct {
	main    *Searcher
	helpers []*Searcher
	// newEvaluator creates the evaluators of the rollouts; nil without rollouts.
	newEvaluator   func() Evaluator
	rollouts       []*rollout
	ends           []engine.Position
	playouts       []*playouts
	start          playoutStart
	trees          []*tree
	nodesPerSecond float64 // of all workers together in the last search
}

// NewWorkers returns workers with size searchers for positions of sample's edition. They share a table of 2^bits places, and newEvaluator
// creates an evaluator for each of them.
func NewWorkers(newEvaluator func() Evaluator, sample engine.Position, bits, size int) *Workers {
	w := &Workers{main: New(newEvaluator(), sample, bits)}
	for len(w.helpers) < size-1 {
		w.helpers = append(w.helpers, newSearcher(newEvaluator(), sample, w.main.table))
	}
	return w
}

// NewRolloutWorkers returns workers that use part of their time for rollouts after the next chance, solve endgames and grow trees for more than two seats.
func NewRolloutWorkers(newEvaluator func() Evaluator, sample engine.Position, bits, size int) *Workers {
	w := NewWorkers(newEvaluator, sample, bits, size)
	w.newEvaluator = newEvaluator
	w.main.evaluator.solveEndgames()
	for _, h := range w.helpers {
		h.evaluator.solveEndgames()
	}
	return w
}

// Run is like Searcher.Run with all searchers. With a node limit only one searcher is used, so that the result is deterministic.
func (w *Workers) Run(ctx context.Context, task Task) *Result {
	w.main.prepare(ctx, task)
	w.searchAndRollOut(ctx, task)
	w.main.completeRoots()
	if w.usesPlayouts(task) {
		w.preparePlayouts(task.Position)
		w.playOut(task)
	}
	return &w.main.result
}

// searchAndRollOut finds the best moves and their values without playouts.
func (w *Workers) searchAndRollOut(ctx context.Context, task Task) {
	task.Limits = w.beforePlayouts(task)
	w.main.clock.limits = task.Limits
	if w.usesTrees(task.Limits) {
		w.growTrees(ctx, task)
		return
	}
	rollouts := w.usesRollouts(task.Limits)
	if rollouts {
		w.prepareRollouts(task.Position)
		w.main.clock.limits = w.beforeRollouts(task.Limits)
	}
	w.lazySMP(ctx, task, 1)
	r := &w.main.result
	if r.Nodes >= minNodesForRollouts/10 { // smaller searches are too short to measure
		w.nodesPerSecond = float64(r.Nodes) / w.main.clock.spent().Seconds()
	}
	// The rest of the limits is for rollouts or, if too few lines reach a chance, for a deeper search.
	if rollouts && len(r.Roots) > 1 && (r.Solved || w.affords(task.Limits)) {
		w.main.clock.resume(task.Limits)
		if !w.rollOut(task) && !r.Solved {
			w.lazySMP(ctx, task, r.Depth+1)
			if r.Solved {
				w.rollOut(task)
			}
		}
	}
}

// usesRollouts reports whether rollouts are used with these limits. In test matches, rollouts lost strength with more than two seats, because
// the position after the chance is searched for another seat, which says little about the others' chances, and in games with minor chances,
// where rounds are so long that a rollout covers only a small part of them.
func (w *Workers) usesRollouts(l Limits) bool {
	return w.newEvaluator != nil && w.main.seats == 2 && w.main.chances == nil && l.Depth == 0 && (l.Time > 0 || l.Nodes > 0)
}

// prepareRollouts allocates the rollouts on first use.
func (w *Workers) prepareRollouts(sample engine.Position) {
	if w.rollouts != nil {
		return
	}
	for range len(w.helpers) + 1 {
		w.rollouts = append(w.rollouts, newRollout(w.newEvaluator(), sample, w.main.now))
	}
	for range candidates {
		w.ends = append(w.ends, sample.Clone())
	}
}

// affords reports whether the limits are large enough to keep a part for rollouts.
func (w *Workers) affords(l Limits) bool {
	return (l.Nodes == 0 || l.Nodes >= minNodesForRollouts) && (l.Time == 0 || w.nodesPerSecond*l.Time.Seconds() >= minNodesForRollouts)
}

// beforeRollouts returns the part of the limits for the search up to the chance.
func (w *Workers) beforeRollouts(l Limits) Limits {
	if w.affords(l) {
		l.Nodes, l.Time = l.Nodes*3/4, l.Time*3/4
	}
	return l
}

// lazySMP searches up to the chance with all searchers, beginning at the given depth; a depth above 1 continues a stopped search. The helpers
// only contribute table entries. They begin at different depths so that they do not all search the same nodes.
func (w *Workers) lazySMP(ctx context.Context, task Task, depth int) {
	if task.Limits.Nodes > 0 || task.Limits.Depth > 0 || len(w.helpers) == 0 {
		w.main.deepen(task, depth)
		return
	}
	helping, done := context.WithCancel(ctx)
	silent := task
	silent.Progress = nil
	var all sync.WaitGroup
	for i, h := range w.helpers {
		all.Go(func() {
			if depth == 1 {
				h.setUp(helping, silent)
			} else {
				h.clock.ctx = helping
				h.clock.resume(task.Limits)
			}
			h.deepen(silent, depth+1+i%2)
		})
	}
	w.main.deepen(task, depth)
	done()
	all.Wait()
	for _, h := range w.helpers {
		w.main.result.Nodes += h.nodes
	}
}
