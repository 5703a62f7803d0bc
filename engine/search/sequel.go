package search

import (
	"math"
	"math/rand/v2"
	"slices"
	"sync"

	"azulejo/engine"
)

// A search ends at the next chance and judges what it sees there. A farsighted team keeps some of its time to weigh the best moves
// by what comes behind that chance: it deals examples, and searches each in its turn.
const (
	// rivals is how many moves are weighed at most: the best two, and those within near of the best.
	rivals = 4
	near   = Certain / 20
	// glance is how many nodes an example is worth, and a turn on the way to the chance where the search did not come so far.
	glance = 2000
	// prior is for how many examples the judgement at the chance counts.
	prior = 4
	// examples is where weighing ends in any case.
	examples = 1000
	// ample is how many nodes a limit must allow before part of them is kept for weighing.
	ample = 100_000
)

// weight is the sum of n judgements.
type weight struct {
	value, n   int64
	win, final [engine.MaxSeats]int64
}

// add adds a judgement n times.
func (w *weight) add(r *Root, value int32, n int64) {
	w.n += n
	w.value += n * int64(value)
	for s := range r.Win {
		w.win[s] += n * int64(r.Win[s])
		w.final[s] += n * int64(r.Worth.Final[s])
	}
}

func (w *weight) join(o *weight) {
	w.n += o.n
	w.value += o.value
	for s := range w.win {
		w.win[s] += o.win[s]
		w.final[s] += o.final[s]
	}
}

// tell writes the mean into a root.
func (w *weight) tell(r *Root) {
	r.Value = int32(w.value / w.n)
	for s := range r.Win {
		r.Win[s] = int32(w.win[s] / w.n)
		r.Worth.Final[s] = int32(w.final[s] / w.n)
	}
}

// sequel looks at examples of what comes behind a chance. Several share the work.
type sequel struct {
	searcher *Searcher
	pos      engine.Position
	source   rand.PCG
	dice     *rand.Rand
	sum      [rivals]weight // of the examples so far, by move
	nodes    int64
	most     int64 // nodes that it may spend
}

func newSequel(e Evaluator, sample engine.Position) *sequel {
	const bits = 12
	q := &sequel{searcher: New(e, sample, bits), pos: sample.Clone()}
	q.dice = rand.New(&q.source)
	return q
}

// search looks at p for a glance and reports whether it came to its end before the clock's.
func (q *sequel) search(c *clock, p engine.Position) (*Result, bool) {
	r := q.searcher.Run(c.ctx, Task{Position: p, Limits: Limits{Nodes: glance, Time: c.left()}})
	q.nodes += r.Nodes
	return r, !c.late() && len(r.Roots) > 0
}

// begin forgets what was seen.
func (q *sequel) begin(most int64) {
	q.sum, q.nodes, q.most = [rivals]weight{}, 0, most
}

// look goes through every step-th example from first on, until time or nodes end.
func (q *sequel) look(c clock, ends []engine.Position, seat engine.Seat, luck uint64, first, step int) {
	cost := int64(len(ends)) * glance
	for k := first; k < examples; k += step {
		if q.nodes+cost > q.most || !q.example(&c, ends, seat, luck+uint64(k)) {
			return
		}
	}
}

// example deals once after each of the ends, with the same luck, and adds what it is worth for a seat. It reports false, and adds
// nothing, if the clock stopped it.
func (q *sequel) example(c *clock, ends []engine.Position, seat engine.Seat, luck uint64) bool {
	var seen [rivals]weight
	for i, end := range ends {
		if end.Over() {
			continue // what it is worth is certain
		}
		q.pos.CopyFrom(end)
		q.source.Seed(luck, 2)
		for q.pos.ToMove() == engine.Nature && !q.pos.Over() {
			q.pos.Play(q.pos.Draw(q.dice), nil)
		}
		r, ok := q.search(c, q.pos)
		if !ok {
			return false
		}
		best := &r.Roots[0]
		seen[i].add(best, best.Win[seat]+(best.Worth.Final[seat]-bestOther(&best.Worth, seat, q.searcher.seats))/10, 1)
	}
	for i := range ends {
		q.sum[i].join(&seen[i])
	}
	return true
}

// weigh weighs the best moves of the lead's search until the task's limit.
func (t *Team) weigh(task Task) {
	r, spent := &t.lead.result, t.lead.nodes
	t.lead.clock.resume(task.Limits)
	if task.Lines < rivals {
		t.lead.widen(rivals)
	}
	r.Nodes += t.lead.nodes - spent
	team, most := t.sequels, int64(math.MaxInt64)
	if task.Limits.Nodes > 0 {
		team, most = team[:1], task.Limits.Nodes-t.lead.nodes // one alone, so that the answer is always the same
	}
	for _, q := range team {
		q.begin(most)
	}
	if ends := t.ends(r); len(ends) > 1 {
		t.share(team, ends, task.Seed)
		conclude(r.Roots[:len(ends)], team)
	}
	for _, q := range team {
		r.Nodes += q.nodes
	}
}

// conclude tells moves what was seen of them and sorts them by it.
func conclude(roots []Root, team []*sequel) {
	for i := range roots {
		var w weight
		w.add(&roots[i], roots[i].Value, prior)
		for _, q := range team {
			w.join(&q.sum[i])
		}
		w.tell(&roots[i])
	}
	slices.SortStableFunc(roots, func(a, b Root) int { return int(b.Value) - int(a.Value) })
}

// share lets the sequels look at examples side by side.
func (t *Team) share(team []*sequel, ends []engine.Position, luck uint64) {
	var all sync.WaitGroup
	for i, q := range team {
		all.Add(1)
		go func() {
			defer all.Done()
			q.look(t.lead.clock, ends, t.lead.root, luck, i, len(team))
		}()
	}
	all.Wait()
}

// ends plays the lines of the best moves on to where they come to a chance or the end of the game.
func (t *Team) ends(r *Result) []engine.Position {
	n := 0
	for n < min(len(r.Roots), rivals) && r.Roots[n].Exact && (n < 2 || r.Roots[n].Value > r.Roots[0].Value-near) {
		p := t.rooms[n]
		p.CopyFrom(t.lead.frames[0].pos)
		for _, m := range r.Roots[n].Line {
			p.Play(m, nil)
		}
		if !t.playOn(p) {
			break
		}
		n++
	}
	return t.rooms[:n]
}

// playOn plays p to a chance or the end by short searches. It reports false if the clock stopped it.
func (t *Team) playOn(p engine.Position) bool {
	for !p.Over() && p.ToMove() != engine.Nature {
		r, ok := t.sequels[0].search(&t.lead.clock, p)
		if !ok {
			return false
		}
		p.Play(r.Best(), nil)
	}
	return true
}
