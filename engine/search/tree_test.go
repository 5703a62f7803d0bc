package search

import (
	"context"
	"testing"
	"time"

	"azulejo/engine"
	"azulejo/engine/pavilion"
)

// unequalEvaluator evaluates toy positions by their scores and a little more that differs between positions, so that no two moves are equal.
type unequalEvaluator struct{ toyEvaluator }

func (u unequalEvaluator) Evaluate(p engine.Position, final *[engine.MaxSeats]int32) int32 {
	stdDev := u.toyEvaluator.Evaluate(p, final)
	for s := range final {
		final[s] += int32(p.Hash() >> (8 * s) % 100)
	}
	return stdDev
}

// maxN returns the evaluation at the end of the line in which each seat plays for itself.
func maxN(p *toy) (win, final [engine.MaxSeats]int32) {
	l := leafEvaluator{Evaluator: unequalEvaluator{}}
	if p.ToMove() == engine.Nature {
		var end leaf
		l.evaluate(p, 0, &end)
		return end.winShares(p.seats), end.evaluation.Final
	}
	most := -infinite
	for _, m := range p.Moves(nil) {
		after := p.Clone().(*toy)
		after.Play(m, nil)
		w, f := maxN(after)
		n := treeNode{win: w, final: f}
		if v := n.value(p.ToMove(), p.seats); v > most {
			most, win, final = v, w, f
		}
	}
	return win, final
}

// TestTreeIsMaxN checks that a tree that solves a round finds the line in which each seat plays for itself, with one searcher and with two.
func TestTreeIsMaxN(t *testing.T) {
	for seed := range uint64(40) {
		p := newToy(seed, 3+int(seed%2), 6, seed%4 < 2)
		win, final := maxN(p)
		w := NewRolloutWorkers(func() Evaluator { return unequalEvaluator{} }, p, 10, 1+int(seed%2))
		w.main.prepare(context.Background(), Task{Position: p, Seed: seed})
		w.growTrees(context.Background(), Task{Position: p, Seed: seed})
		r := w.main.result
		if !r.Solved || !r.Roots[0].Exact || r.Roots[0].Win != win || r.Roots[0].Evaluation.Final != final {
			t.Errorf("seed %d: the tree finds %v %v (solved %v), each seat for itself plays to %v %v",
				seed, r.Roots[0].Win, r.Roots[0].Evaluation.Final, r.Solved, win, final)
		}
		end := engine.Position(p.Clone())
		for _, m := range r.Roots[0].PV {
			end.Play(m, nil)
		}
		if end.ToMove() != engine.Nature {
			t.Errorf("seed %d: the line of %d moves does not reach the deal", seed, len(r.Roots[0].PV))
		}
		for i, o := range r.Roots {
			if o.Value > r.Roots[0].Value {
				t.Errorf("seed %d: move %d is worth %d, the best %d", seed, i, o.Value, r.Roots[0].Value)
			}
		}
	}
}

// TestTreeKeepsLimits checks that trees end at a limit of nodes or time, when they are full and when they are cancelled, with a legal move and win
// shares that add up to one.
func TestTreeKeepsLimits(t *testing.T) {
	p := newToy(3, 4, 12, true)
	cancelled, cancel := context.WithCancel(context.Background())
	cancel()
	for _, test := range []struct {
		name   string
		ctx    context.Context
		limits Limits
		bits   int
	}{
		{"nodes", context.Background(), Limits{Nodes: 5000}, 14},
		{"time", context.Background(), Limits{Time: 20 * time.Millisecond}, 14},
		{"full", context.Background(), Limits{}, 8},
		{"cancelled", cancelled, Limits{}, 14},
	} {
		w := NewRolloutWorkers(func() Evaluator { return toyEvaluator{} }, p, test.bits, 2)
		var clock fakeClock
		w.main.now, w.helpers[0].now = clock.now, clock.now
		r := w.Run(test.ctx, Task{Position: p, Limits: test.limits, MultiPV: 2})
		if p.Check(r.Best()) != nil || test.limits.Nodes > 0 && r.Nodes > test.limits.Nodes+int64(w.main.seats*playoutDeals*12*strongCandidates) {
			t.Errorf("%s: move %v after %d nodes", test.name, r.Best(), r.Nodes)
		}
		nodes, edges, most := cap(w.trees[0].nodes), cap(w.trees[0].edges), int(test.limits.Nodes)+1
		if edges != nodes*edgesPerNode || most == 1 && nodes != 2<<test.bits || most > 1 && nodes > most {
			t.Errorf("%s: the tree has grown to %d nodes and %d edges", test.name, nodes, edges)
		}
		if test.name == "full" && !w.trees[0].full() {
			t.Errorf("%s: ended with %d nodes", test.name, len(w.trees[0].nodes))
		}
		if took := clock.passed(); test.limits.Time > 0 && took > test.limits.Time*3/2 {
			t.Errorf("%s: took %v of %v", test.name, took, test.limits.Time)
		}
		sum := int32(0)
		for _, share := range r.Roots[0].Win {
			sum += share
		}
		if sum < WinScale-10 || sum > WinScale {
			t.Errorf("%s: the win shares add up to %d", test.name, sum)
		}
	}
}

// TestTreeLooksAtAllLines checks that a tree gives as many moves an exact value and a line as are asked for, and visits each of them in a quarter of
// its visits if these are two.
func TestTreeLooksAtAllLines(t *testing.T) {
	m, err := engine.NewMatch(pavilion.Sepia(), engine.Options{Players: 4}, 7)
	if err != nil {
		t.Fatal(err)
	}
	for m.Position().ToMove() == engine.Nature {
		m.Draw(nil)
	}
	p := m.Position()
	w := NewRolloutWorkers(func() Evaluator { return pavilion.NewMaster() }, p, 14, 1)
	for n := 2; n < 6; n++ {
		r := w.Run(context.Background(), Task{Position: p, Limits: Limits{Nodes: 3000}, MultiPV: n})
		for i := range n {
			if !r.Roots[i].Exact || len(r.Roots[i].PV) == 0 || r.Roots[i].PV[0] != r.Roots[i].Move {
				t.Errorf("of %d moves, the value of number %d is exact: %v, with the line %v", n, i, r.Roots[i].Exact, r.Roots[i].PV)
			}
		}
	}
	moves := p.Moves(nil)
	for _, pair := range [][]engine.Move{moves[:2], {moves[0], moves[len(moves)-1]}} {
		r := w.Run(context.Background(), Task{Position: p, Moves: pair, Limits: Limits{Nodes: 20_000}, MultiPV: 2})
		first, second := w.trees[0].totals[0].n, w.trees[0].totals[1].n
		if len(r.Roots) != 2 || min(first, second) < (first+second)/4 {
			t.Errorf("two of %d moves are visited %d and %d times", len(r.Roots), first, second)
		}
	}
}

// TestTreesServeAllTables checks that a tree gives the same answer after one with another number of seats and after a smaller search.
func TestTreesServeAllTables(t *testing.T) {
	task := func(seats int) Task {
		return Task{Position: newToy(5, seats, 8, true), Limits: Limits{Nodes: 20_000}, MultiPV: 1}
	}
	w := NewRolloutWorkers(func() Evaluator { return unequalEvaluator{} }, newToy(5, 4, 8, true), 12, 1)
	w.Run(context.Background(), Task{Position: newToy(5, 4, 8, true), Limits: Limits{Nodes: 10}}) // with memory for a few nodes
	for _, seats := range []int{3, 4, 3} {
		used := w.Run(context.Background(), task(seats)).Roots[0]
		fresh := NewRolloutWorkers(func() Evaluator { return unequalEvaluator{} }, newToy(5, seats, 8, true), 12, 1).Run(context.Background(), task(seats)).Roots[0]
		if used.Move != fresh.Move || used.Win != fresh.Win || used.Value != fresh.Value {
			t.Errorf("%d seats: %v worth %d %v, from new memory %v worth %d %v", seats, used.Move, used.Value, used.Win, fresh.Move, fresh.Value, fresh.Win)
		}
	}
}

// TestLinesOfHelpers checks that moves that only a helper has visited have a line.
func TestLinesOfHelpers(t *testing.T) {
	p := newToy(3, 4, 12, true)
	w := NewRolloutWorkers(func() Evaluator { return toyEvaluator{} }, p, 10, 2)
	trees, task := w.prepareTrees(Limits{}), Task{Position: p, Limits: Limits{Nodes: 2000}}
	for i, s := range []*Searcher{w.main, w.helpers[0]} {
		s.setUp(context.Background(), task)
		if i == 0 {
			s.addRoot(trees[i])
		} else {
			s.growTree(trees[i], task)
		}
	}
	w.joinTrees(trees, task)
	for i, r := range w.main.result.Roots {
		if r.Exact && (len(r.PV) == 0 || r.PV[0] != r.Move) || !w.main.result.Roots[0].Exact {
			t.Errorf("move %d is %v (exact %v) with the line %v", i, r.Move, r.Exact, r.PV)
		}
	}
}

// TestPriors checks that priors add up to one, halve with the difference in ordering scores and do not vanish.
func TestPriors(t *testing.T) {
	edges := []treeEdge{{prior: 500}, {prior: 500 - priorHalf}, {prior: engine.Pruned}, {prior: 500 - 3*priorHalf/2}}
	new(tree).setPriors(edges)
	sum := int32(0)
	for _, e := range edges {
		sum += e.prior
	}
	if sum < priorScale-10 || sum > priorScale {
		t.Errorf("the priors add up to %d", sum)
	}
	if first, half, least, between := edges[0].prior, edges[1].prior, edges[2].prior, edges[3].prior; half < first/2-1 || half > first/2+1 ||
		between >= half || between <= first/4 || least < first/1100 || least > first/900 {
		t.Errorf("priors %d", []int32{first, half, least, between})
	}
}
