package search

import (
	"context"
	"testing"
	"time"
)

// TestWorkersEqualOneSearcher checks that complete searches of several workers find the same values as one searcher.
func TestWorkersEqualOneSearcher(t *testing.T) {
	for seed := range uint64(30) {
		p := newToy(seed, 2+int(seed%3), 6, seed%2 == 0)
		workers := NewWorkers(func() Evaluator { return toyEvaluator{} }, p, 8, 3)
		one := New(toyEvaluator{}, p, 8).Run(context.Background(), Task{Position: p, MultiPV: 2, Seed: seed})
		r := workers.Run(context.Background(), Task{Position: p, MultiPV: 2, Seed: seed})
		if !r.Solved || r.Roots[0].Value != one.Roots[0].Value || r.Roots[1].Value != one.Roots[1].Value {
			t.Errorf("seed %d: workers find %v (solved %v), one searcher %v", seed, r.Roots[:2], r.Solved, one.Roots[:2])
		}
	}
}

// TestWorkersKeepLimits checks that workers end at a limit of time, nodes or depth with a legal move, and also when they are cancelled at once.
func TestWorkersKeepLimits(t *testing.T) {
	p := newToy(3, 2, 12, false)
	workers := NewWorkers(func() Evaluator { return toyEvaluator{} }, p, 8, 2)
	var clock fakeClock
	workers.main.now = clock.now
	for _, limits := range []Limits{{Time: 20 * time.Millisecond}, {Nodes: 5000}, {Depth: 3}} {
		began := clock.passed()
		r := workers.Run(context.Background(), Task{Position: p, Limits: limits})
		if len(r.Roots) == 0 || p.Check(r.Best()) != nil {
			t.Errorf("%v: no answer", limits)
		}
		if took := clock.passed() - began; limits.Time > 0 && took > limits.Time+3*time.Millisecond {
			t.Errorf("%v: took %v", limits, took)
		}
		if limits.Nodes > 0 && r.Nodes > limits.Nodes || limits.Depth > 0 && r.Depth != limits.Depth {
			t.Errorf("%v: searched %d nodes to depth %d", limits, r.Nodes, r.Depth)
		}
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if r := workers.Run(ctx, Task{Position: p}); p.Check(r.Best()) != nil {
		t.Error("workers cancelled at once have no legal answer")
	}
}

// TestWorkersAreDeterministic checks that results with a node limit are deterministic.
func TestWorkersAreDeterministic(t *testing.T) {
	p := newToy(5, 2, 12, false)
	workers := NewWorkers(func() Evaluator { return toyEvaluator{} }, p, 8, 2)
	task := Task{Position: p, Limits: Limits{Nodes: 3000}, MultiPV: 3}
	first := *workers.Run(context.Background(), task)
	move, value, nodes := first.Best(), first.Roots[0].Value, first.Nodes
	for range 5 {
		if r := workers.Run(context.Background(), task); r.Best() != move || r.Roots[0].Value != value || r.Nodes != nodes {
			t.Fatalf("%v worth %d after %d nodes, then %v worth %d after %d", move, value, nodes, r.Best(), r.Roots[0].Value, r.Nodes)
		}
	}
}
