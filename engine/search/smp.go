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
	// newEvaluator makes the evaluators of the rollouts, which look behind the next chance, from ends; nil where nobody does.
	newEvaluator   func() Evaluator
	rollouts       []*rollout
	ends           []engine.Position
	nodesPerSecond float64 // of all together, in the last search
}

// NewWorkers prepares size searchers for positions of sample's edition with 2^bits places in their table; newEvaluator makes each
// its evaluator.
func NewWorkers(newEvaluator func() Evaluator, sample engine.Position, bits, size int) *Workers {
	w := &Workers{main: New(newEvaluator(), sample, bits)}
	for len(w.helpers) < size-1 {
		w.helpers = append(w.helpers, newSearcher(newEvaluator(), sample, w.main.table))
	}
	return w
}

// NewRolloutWorkers prepares workers that keep some of their time for rollouts of what comes behind the next chance.
func NewRolloutWorkers(newEvaluator func() Evaluator, sample engine.Position, bits, size int) *Workers {
	w := NewWorkers(newEvaluator, sample, bits, size)
	w.newEvaluator = newEvaluator
	return w
}

// Run is Searcher.Run by all together. A task with a limit of nodes is for one of them, so that its answer is always the same.
func (w *Workers) Run(ctx context.Context, task Task) *Result {
	w.main.prepare(ctx, task)
	rollouts := w.usesRollouts(task.Limits)
	if rollouts {
		w.prepareRollouts(task.Position)
		w.main.clock.limits = w.beforeRollouts(task.Limits)
	}
	w.lazySMP(ctx, task, 1)
	r := &w.main.result
	if r.Nodes >= affordable/10 { // fewer say little
		w.nodesPerSecond = float64(r.Nodes) / w.main.clock.spent().Seconds()
	}
	// What is left of the limits is for rollouts or, where too few lines reach a chance, for more search.
	if rollouts && len(r.Roots) > 1 && (r.Solved || w.affords(task.Limits)) {
		w.main.clock.resume(task.Limits)
		if !w.rollOut(task) && !r.Solved {
			w.lazySMP(ctx, task, r.Depth+1)
			if r.Solved {
				w.rollOut(task)
			}
		}
	}
	w.main.completeRoots()
	return r
}

// usesRollouts reports whether these limits are ones for rollouts. Matches were lost by it with more than two seats,
// where another seat searches behind the chance and what it takes the others to do tells little of their chances, and where minor
// chances make rounds so long that a rollout tells little of them.
func (w *Workers) usesRollouts(l Limits) bool {
	return w.newEvaluator != nil && w.main.seats == 2 && w.main.chances == nil && l.Depth == 0 && (l.Time > 0 || l.Nodes > 0)
}

// prepareRollouts makes what rollouts need, once.
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

// affords reports whether limits allow to keep a part.
func (w *Workers) affords(l Limits) bool {
	return (l.Nodes == 0 || l.Nodes >= affordable) && (l.Time == 0 || w.nodesPerSecond*l.Time.Seconds() >= affordable)
}

// beforeRollouts is the part of the limits that is for the way up to the chance.
func (w *Workers) beforeRollouts(l Limits) Limits {
	if w.affords(l) {
		l.Nodes, l.Time = l.Nodes*3/4, l.Time*3/4
	}
	return l
}

// lazySMP searches up to the chance with all workers, from a depth on; above 1 it goes on with a search that was stopped. The helpers
// search for what they leave in the table, and begin at different depths, so that they do not all look at the same.
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
