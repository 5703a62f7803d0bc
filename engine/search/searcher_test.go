package search

import (
	"context"
	"math"
	"math/rand/v2"
	"testing"
	"time"

	"azulejo/engine"
)

// minimax is a plain search without pruning in which all opponents play against the root's seat.
func minimax(s *Searcher, p engine.Position, root engine.Seat) int32 {
	if p.Over() || p.ToMove() == engine.Nature {
		return s.evaluator.evaluate(p, root, &leaf{})
	}
	ours := p.ToMove() == root
	best := infinite
	if ours {
		best = -infinite
	}
	for _, m := range p.Moves(nil) {
		c := p.Clone()
		c.Play(m, nil)
		v := minimax(s, c, root)
		if ours {
			best = max(best, v)
		} else {
			best = min(best, v)
		}
	}
	return best
}

// TestSearchEqualsMinimax compares the values of a complete search with a plain minimax search. Moves without an exact value have an upper bound.
func TestSearchEqualsMinimax(t *testing.T) {
	for seed := range uint64(60) {
		p := newToy(seed, 2+int(seed%3), 6, seed%2 == 0)
		s := New(toyEvaluator{}, p, int(seed%10))
		lines := 1 + int(seed%4)
		r := s.Run(context.Background(), Task{Position: p, MultiPV: lines, Seed: seed})
		if !r.Solved {
			t.Fatalf("seed %d: not solved", seed)
		}
		values := map[engine.Move]int32{}
		best := -infinite
		for _, m := range p.Moves(nil) {
			c := p.Clone()
			c.Play(m, nil)
			values[m] = minimax(s, c, p.ToMove())
			best = max(best, values[m])
		}
		if values[r.Best()] != best || r.Roots[0].Value != best {
			t.Errorf("seed %d: best %d worth %d (stated %d), expected %d", seed, r.Best(), values[r.Best()], r.Roots[0].Value, best)
		}
		for i, root := range r.Roots {
			if i < lines != root.Exact && root.Value != r.Roots[lines-1].Value {
				t.Errorf("seed %d: root %d exact %v of %d lines", seed, i, root.Exact, lines)
			}
			if root.Exact && root.Value != values[root.Move] || root.Value < values[root.Move] {
				t.Errorf("seed %d: root %d stated %d (exact %v), is %d", seed, i, root.Value, root.Exact, values[root.Move])
			}
		}
	}
}

// TestLinesAreLegal checks that lines begin with their move and are legal, and that their win shares add up to one.
func TestLinesAreLegal(t *testing.T) {
	for seed := range uint64(20) {
		p := newToy(seed, 2, 8, false)
		s := New(toyEvaluator{}, p, 12)
		r := s.Run(context.Background(), Task{Position: p, MultiPV: 3, Limits: Limits{Depth: 5}})
		for i := range 3 {
			q := p.Clone()
			if r.Roots[i].PV[0] != r.Roots[i].Move {
				t.Fatalf("seed %d: the line %v does not begin with %v", seed, r.Roots[i].PV, r.Roots[i].Move)
			}
			for _, m := range r.Roots[i].PV {
				if q.(*toy).taken&(1<<(m-1)) != 0 {
					t.Fatalf("seed %d: illegal line %v", seed, r.Roots[i].PV)
				}
				q.Play(m, nil)
			}
			if got := r.Roots[i].Win[0] + r.Roots[i].Win[1]; got < WinScale-2 || got > WinScale {
				t.Errorf("seed %d: win shares add up to %d", seed, got)
			}
		}
	}
}

// TestSearchIsDeterministic checks that a search with a node limit repeats itself with the same seed and keeps the limit.
func TestSearchIsDeterministic(t *testing.T) {
	p := newToy(5, 2, 12, false)
	for _, nodes := range []int64{1, 100, 3000, 50_000} {
		s := New(toyEvaluator{}, p, 8)
		task := Task{Position: p, Limits: Limits{Nodes: nodes}, Seed: 9}
		first := s.Run(context.Background(), task)
		best, value, n := first.Best(), first.Roots[0].Value, first.Nodes
		for range 3 {
			again := s.Run(context.Background(), task)
			if again.Best() != best || again.Roots[0].Value != value || again.Nodes != n {
				t.Errorf("%d nodes: %d %d %d, then %d %d %d", nodes, best, value, n, again.Best(), again.Roots[0].Value, again.Nodes)
			}
		}
		if n > nodes {
			t.Errorf("%d nodes where %d were allowed", n, nodes)
		}
	}
}

// TestSeedDecidesTies checks that the seed chooses between moves of equal value.
func TestSeedDecidesTies(t *testing.T) {
	p := newToy(1, 2, 12, false)
	p.values = [engine.MaxSeats][12][12]int{}
	s := New(toyEvaluator{}, p, 8)
	seen := map[engine.Move]bool{}
	for seed := range uint64(40) {
		seen[s.Run(context.Background(), Task{Position: p, Limits: Limits{Depth: 1}, Seed: seed}).Best()] = true
	}
	if len(seen) < 8 {
		t.Errorf("40 seeds chose among %d of 12 equal moves", len(seen))
	}
}

// TestSearchKeepsToGivenMoves checks that only the moves of the task are searched.
func TestSearchKeepsToGivenMoves(t *testing.T) {
	p := newToy(3, 2, 9, true)
	s := New(toyEvaluator{}, p, 8)
	r := s.Run(context.Background(), Task{Position: p, Moves: []engine.Move{4, 7}, Limits: Limits{Depth: 3}})
	if len(r.Roots) != 2 || r.Roots[0].Move+r.Roots[1].Move != 11 {
		t.Errorf("roots %v", r.Roots)
	}
}

// TestCancelledSearchReturnsSoon checks that a search ends at the call of Err that reports the cancellation, with a move.
func TestCancelledSearchReturnsSoon(t *testing.T) {
	p := newToy(2, 2, 12, false)
	s := New(toyEvaluator{}, p, 4)
	for n := range int64(5) {
		ctx := cancelAfter(100 + n)
		r := s.Run(ctx, Task{Position: p})
		if ctx.excess() != 0 {
			t.Errorf("checked the context %d times after it was cancelled", ctx.excess())
		}
		if over := r.Nodes - (100+n)*checkInterval; over < 0 || over > checkInterval {
			t.Errorf("%d nodes, cancelled at %d", r.Nodes, (100+n)*checkInterval)
		}
		if r.Solved {
			t.Errorf("solved before it was cancelled")
		}
		if r.Best() == engine.NoMove {
			t.Errorf("no move")
		}
	}
}

// TestTimeLimit checks that a search ends soon after its time limit and not before.
func TestTimeLimit(t *testing.T) {
	p := newToy(2, 2, 12, false)
	s := New(toyEvaluator{}, p, 4)
	var clock fakeClock
	s.now = clock.now
	s.Run(context.Background(), Task{Position: p, Limits: Limits{Time: 50 * time.Millisecond}})
	if took := clock.passed(); took < 50*time.Millisecond || took > 52*time.Millisecond {
		t.Errorf("took %v of 50 ms", took)
	}
}

// TestProgressIsReportedAtEachDepth checks the calls of Task.Progress.
func TestProgressIsReportedAtEachDepth(t *testing.T) {
	p := newToy(2, 2, 7, false)
	s := New(toyEvaluator{}, p, 8)
	var depths []int
	s.Run(context.Background(), Task{Position: p, Limits: Limits{Depth: 3}, Progress: func(r *Result) { depths = append(depths, r.Depth) }})
	if len(depths) != 3 || depths[2] != 3 {
		t.Errorf("depths %v", depths)
	}
}

// TestSearchDoesNotAllocate checks that a search does not allocate.
func TestSearchDoesNotAllocate(t *testing.T) {
	p := newToy(2, 2, 12, false)
	s := New(toyEvaluator{}, p, 8)
	task := Task{Position: p, Limits: Limits{Nodes: 20_000}, MultiPV: 3}
	if n := testing.AllocsPerRun(5, func() { s.Run(context.Background(), task) }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

// TestTranspositionTable checks that the newest entry is found until the next search.
func TestTranspositionTable(t *testing.T) {
	tb := newTranspositionTable(2)
	tb.newSearch(0)
	r := rand.New(rand.NewPCG(1, 1))
	for range 100 {
		tb.store(r.Uint64(), entry{depth: int8(r.IntN(10))})
	}
	want := entry{move: 1<<63 | 5, value: -7, bound: upperBound, age: tb.age}
	tb.store(42, want)
	if e, ok := tb.probe(42); !ok || e != want {
		t.Errorf("the newest entry came back as %v %v", e, ok)
	}
	tb.newSearch(0)
	if _, ok := tb.probe(42); ok {
		t.Errorf("an entry of an earlier search is found")
	}
}

// TestTranspositionTableAgeWraps checks that after as many searches as ages exist neither entries of the first search nor empty slots are found.
func TestTranspositionTableAgeWraps(t *testing.T) {
	tb := newTranspositionTable(2)
	tb.newSearch(0)
	first := tb.age
	tb.store(42, entry{depth: 3})
	for i := range math.MaxUint16 {
		tb.newSearch(0)
		if tb.age == first && i != math.MaxUint16-1 {
			t.Fatalf("the age of the first search returns after %d searches", i+1)
		}
		if _, ok := tb.probe(0); ok {
			t.Fatalf("an empty slot is found after %d searches", i+1)
		}
	}
	if e, ok := tb.probe(42); ok || tb.age != first {
		t.Errorf("%+v is found, %v, with age %d", e, ok, tb.age)
	}
	tb.store(42, entry{depth: 5})
	if e, ok := tb.probe(42); !ok || e.depth != 5 {
		t.Errorf("an entry stored after that is found as %+v, %v", e, ok)
	}
}

// TestWinProbability compares winProbability with the normal distribution.
func TestWinProbability(t *testing.T) {
	for _, c := range []struct{ difference, deviation, want int32 }{
		{0, 100, 50000}, {100, 100, 84134}, {-100, 100, 15866}, {5000, 1, 99997}, {-5000, 1, 3}, {125, 1000, 54935},
	} {
		if got := winProbability(c.difference, c.deviation); got != c.want {
			t.Errorf("winProbability(%d, %d) = %d, expected %d", c.difference, c.deviation, got, c.want)
		}
	}
}
