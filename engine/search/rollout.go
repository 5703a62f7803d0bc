package search

import (
	"math"
	"math/rand/v2"
	"slices"
	"sync"
	"time"

	"azulejo/engine"
)

// A search ends at the next chance and evaluates what it sees there. Workers with rollouts keep some of their time to weigh the best
// moves by what comes behind that chance, where their lines reach it: each rollout draws it once and searches from there.
const (
	// candidates is how many moves are weighed at most: those less than candidateMargin behind the best, and the second best of a
	// solved round in any case.
	candidates      = 4
	candidateMargin = WinScale / 20
	// rolloutNodes is how many nodes a rollout searches behind the chance.
	rolloutNodes = 2000
	// priorWeight is for how many rollouts the evaluation at the chance counts.
	priorWeight = 4
	// maxRollouts is where weighing ends in any case.
	maxRollouts = 1000
	// affordable is how many nodes a limit must allow before part of them is kept for rollouts.
	affordable = 100_000
)

// total is the sum of n evaluations.
type total struct {
	value, n   int64
	win, final [engine.MaxSeats]int64
}

// add adds an evaluation n times.
func (w *total) add(r *Root, value int32, n int64) {
	w.n += n
	w.value += n * int64(value)
	for s := range r.Win {
		w.win[s] += n * int64(r.Win[s])
		w.final[s] += n * int64(r.Evaluation.Final[s])
	}
}

func (w *total) join(o *total) {
	w.n += o.n
	w.value += o.value
	for s := range w.win {
		w.win[s] += o.win[s]
		w.final[s] += o.final[s]
	}
}

// writeMean writes the mean into a root.
func (w *total) writeMean(r *Root) {
	r.Value = int32(w.value / w.n)
	for s := range r.Win {
		r.Win[s] = int32(w.win[s] / w.n)
		r.Evaluation.Final[s] = int32(w.final[s] / w.n)
	}
}

// rollout samples what comes behind a chance. Several share the work.
type rollout struct {
	searcher *Searcher
	pos      engine.Position
	pcg      rand.PCG
	rng      *rand.Rand
	sum      [candidates]total // of the samples so far, by move
	nodes    int64
	budget   int64 // nodes that it may spend
}

func newRollout(e Evaluator, sample engine.Position, now func() time.Time) *rollout {
	const bits = 12
	q := &rollout{searcher: New(e, sample, bits), pos: sample.Clone()}
	q.searcher.now = now
	q.rng = rand.New(&q.pcg)
	return q
}

// search looks at p for rolloutNodes and reports whether it came to its end before the clock's.
func (q *rollout) search(c *clock, p engine.Position) (*Result, bool) {
	r := q.searcher.Run(c.ctx, Task{Position: p, Limits: Limits{Nodes: rolloutNodes, Time: c.left()}})
	q.nodes += r.Nodes
	return r, !c.expired() && len(r.Roots) > 0
}

// run goes through every step-th sample from first on, until time or nodes end.
func (q *rollout) run(c clock, ends []engine.Position, seat engine.Seat, seed uint64, first, step int) {
	cost := int64(len(ends)) * rolloutNodes
	for k := first; k < maxRollouts; k += step {
		if q.nodes+cost > q.budget || !q.once(&c, ends, seat, seed+uint64(k)) {
			return
		}
	}
}

// once draws the chance once after each of the ends, from the same seed, and adds what that is worth for a seat. It reports false,
// and adds nothing, if the clock stopped it.
func (q *rollout) once(c *clock, ends []engine.Position, seat engine.Seat, seed uint64) bool {
	var seen [candidates]total
	for i, end := range ends {
		if end.Over() {
			continue // what it is worth is certain
		}
		q.pos.CopyFrom(end)
		q.pcg.Seed(seed, 2)
		for q.pos.ToMove() == engine.Nature && !q.pos.Over() {
			q.pos.Play(q.pos.Draw(q.rng), nil)
		}
		r, ok := q.search(c, q.pos)
		if !ok {
			return false
		}
		best := &r.Roots[0]
		seen[i].add(best, best.Win[seat]+margin(&best.Evaluation, seat, q.searcher.seats), 1)
	}
	for i := range ends {
		q.sum[i].join(&seen[i])
	}
	return true
}

// rollOut weighs the best moves of the main searcher until the task's limit. It reports false, and has weighed none, if the search did
// not follow the lines of two moves to a chance.
func (w *Workers) rollOut(task Task) bool {
	r, spent := &w.main.result, w.main.nodes
	if !w.followsToChance(&r.Roots[0], w.ends[0]) {
		return false
	}
	w.main.widen(candidates, candidateMargin)
	r.Nodes += w.main.nodes - spent
	ends := w.candidateEnds(r)
	if len(ends) < 2 {
		return false
	}
	rollouts, budget := w.rollouts, int64(math.MaxInt64)
	if task.Limits.Nodes > 0 {
		rollouts, budget = rollouts[:1], task.Limits.Nodes-w.main.nodes // one alone, so that the answer is always the same
	}
	for _, q := range rollouts {
		q.sum, q.nodes, q.budget = [candidates]total{}, 0, budget
	}
	w.runRollouts(rollouts, ends, task.Seed)
	rankByRollouts(r.Roots[:len(ends)], rollouts)
	for _, q := range rollouts {
		r.Nodes += q.nodes
	}
	return true
}

// rankByRollouts gives moves the mean of their rollouts and sorts them by it.
func rankByRollouts(roots []Root, rollouts []*rollout) {
	for i := range roots {
		var w total
		w.add(&roots[i], roots[i].Value, priorWeight)
		for _, q := range rollouts {
			w.join(&q.sum[i])
		}
		w.writeMean(&roots[i])
	}
	slices.SortStableFunc(roots, func(a, b Root) int { return int(b.Value) - int(a.Value) })
}

// runRollouts lets rollouts sample side by side.
func (w *Workers) runRollouts(rollouts []*rollout, ends []engine.Position, seed uint64) {
	var all sync.WaitGroup
	for i, q := range rollouts {
		all.Go(func() { q.run(w.main.clock, ends, w.main.root, seed, i, len(rollouts)) })
	}
	all.Wait()
}

// candidateEnds returns where the lines of the best moves end, up to the first that the search did not follow to a chance.
func (w *Workers) candidateEnds(r *Result) []engine.Position {
	n := 0
	for n < min(len(r.Roots), candidates) && (n < 2 || r.Roots[n].Value > r.Roots[0].Value-candidateMargin) && w.followsToChance(&r.Roots[n], w.ends[n]) {
		n++
	}
	return w.ends[:n]
}

// followsToChance plays the line of a move to end. It reports whether the search followed it to a chance or the end of the game.
func (w *Workers) followsToChance(r *Root, end engine.Position) bool {
	if !r.Exact {
		return false
	}
	end.CopyFrom(w.main.frames[0].pos)
	for _, m := range r.PV {
		end.Play(m, nil)
	}
	return end.Over() || end.ToMove() == engine.Nature
}
