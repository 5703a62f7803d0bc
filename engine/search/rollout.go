package search

import (
	"math"
	"math/rand/v2"
	"slices"
	"sync"
	"time"

	"azulejo/engine"
)

// A search ends at the next chance and evaluates the position there. Workers with rollouts keep part of their time to improve the values of
// the best moves whose lines reach that chance: each rollout draws the chance once and searches the position after it.
const (
	// candidates is the maximum number of moves with rollouts: those less than candidateMargin behind the best, and in solved rounds at least
	// the second best.
	candidates      = 4
	candidateMargin = WinScale / 20
	// rolloutNodes is the node limit of the search in a rollout.
	rolloutNodes = 2000
	// priorWeight is the weight of the evaluation at the chance, in rollouts.
	priorWeight = 4
	// maxRollouts is the maximum number of rollouts for each move.
	maxRollouts = 1000
	// minNodesForRollouts is the smallest node limit of which a part is kept for rollouts.
	minNodesForRollouts = 100_000
)

// total is a weighted sum of evaluations; n is the sum of the weights.
type total struct {
	value, n   int64
	win, final [engine.MaxSeats]int64
}

// add adds win shares, final scores and a value with weight n.
func (t *total) add(win, final *[engine.MaxSeats]int32, value int32, n int64) {
	t.n += n
	t.value += n * int64(value)
	for s := range win {
		t.win[s] += n * int64(win[s])
		t.final[s] += n * int64(final[s])
	}
}

func (t *total) join(o *total) {
	t.n += o.n
	t.value += o.value
	for s := range t.win {
		t.win[s] += o.win[s]
		t.final[s] += o.final[s]
	}
}

// writeMean sets the value and evaluation of a root to the mean.
func (t *total) writeMean(r *Root) {
	r.Value = int32(t.value / t.n)
	for s := range r.Win {
		r.Win[s] = int32(t.win[s] / t.n)
		r.Evaluation.Final[s] = int32(t.final[s] / t.n)
	}
}

// rollout runs the rollouts of one goroutine.
type rollout struct {
	searcher *Searcher
	pos      engine.Position
	pcg      rand.PCG
	rng      *rand.Rand
	sum      [candidates]total // sum of the samples so far, by move
	nodes    int64
	budget   int64 // node limit
}

func newRollout(e Evaluator, sample engine.Position, now func() time.Time) *rollout {
	const bits = 12
	r := &rollout{searcher: New(e, sample, bits), pos: sample.Clone()}
	r.searcher.now = now
	r.rng = rand.New(&r.pcg)
	return r
}

// search searches p with rolloutNodes nodes and reports whether it finished before the clock expired.
func (r *rollout) search(c *clock, p engine.Position) (*Result, bool) {
	found := r.searcher.Run(c.ctx, Task{Position: p, Limits: Limits{Nodes: rolloutNodes, Time: c.left()}})
	r.nodes += found.Nodes
	return found, !c.expired() && len(found.Roots) > 0
}

// run takes every step-th sample, beginning with first, until it runs out of time or nodes.
func (r *rollout) run(c clock, ends []engine.Position, seat engine.Seat, seed uint64, first, step int) {
	cost := int64(len(ends)) * rolloutNodes
	for k := first; k < maxRollouts; k += step {
		if r.nodes+cost > r.budget || !r.once(&c, ends, seat, seed+uint64(k)) {
			return
		}
	}
}

// once draws the chance once after each of the ends, from the same seed, and adds the values for seat to the sums. If the clock stops it, it
// adds nothing and reports false.
func (r *rollout) once(c *clock, ends []engine.Position, seat engine.Seat, seed uint64) bool {
	var seen [candidates]total
	for i, end := range ends {
		if end.Over() {
			continue // the result is certain
		}
		r.pos.CopyFrom(end)
		r.pcg.Seed(seed, 2)
		for r.pos.ToMove() == engine.Nature && !r.pos.Over() {
			r.pos.Play(r.pos.Draw(r.rng), nil)
		}
		found, ok := r.search(c, r.pos)
		if !ok {
			return false
		}
		best := &found.Roots[0]
		seen[i].add(&best.Win, &best.Evaluation.Final, best.Win[seat]+margin(&best.Evaluation, seat, r.searcher.seats), 1)
	}
	for i := range ends {
		r.sum[i].join(&seen[i])
	}
	return true
}

// rollOut improves the values of the best moves of the main searcher with rollouts until the limit of the task. It reports false, without
// changing the values, if fewer than two lines reach a chance.
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
		rollouts, budget = rollouts[:1], task.Limits.Nodes-w.main.nodes // only one, for a deterministic result
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

// rankByRollouts sets the values of the moves to the mean of their rollouts and sorts them.
func rankByRollouts(roots []Root, rollouts []*rollout) {
	for i := range roots {
		var w total
		w.add(&roots[i].Win, &roots[i].Evaluation.Final, roots[i].Value, priorWeight)
		for _, q := range rollouts {
			w.join(&q.sum[i])
		}
		w.writeMean(&roots[i])
	}
	slices.SortStableFunc(roots, func(a, b Root) int { return int(b.Value) - int(a.Value) })
}

// runRollouts runs the rollouts concurrently.
func (w *Workers) runRollouts(rollouts []*rollout, ends []engine.Position, seed uint64) {
	var all sync.WaitGroup
	for i, q := range rollouts {
		all.Go(func() { q.run(w.main.clock, ends, w.main.root, seed, i, len(rollouts)) })
	}
	all.Wait()
}

// candidateEnds returns the final positions of the lines of the best moves, up to the first line that does not reach a chance.
func (w *Workers) candidateEnds(r *Result) []engine.Position {
	n := 0
	for n < min(len(r.Roots), candidates) && (n < 2 || r.Roots[n].Value > r.Roots[0].Value-candidateMargin) && w.followsToChance(&r.Roots[n], w.ends[n]) {
		n++
	}
	return w.ends[:n]
}

// followsToChance sets end to the position at the end of a move's line. It reports whether the line reaches a chance or the end of the game.
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
