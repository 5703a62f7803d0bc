package search

import (
	"context"
	"testing"

	"azulejo/engine"
	"azulejo/engine/pavilion"
)

// refillPositions returns positions of a game in which the best move completes an ornament, so that the supply is refilled.
func refillPositions(t *testing.T) (all []engine.Position) {
	m, err := engine.NewMatch(pavilion.Coloured(), engine.Options{Players: 2}, 4)
	if err != nil {
		t.Fatal(err)
	}
	s := New(pavilion.NewMaster(), m.Position(), 10)
	for !m.Position().Over() {
		p := m.Position()
		if p.ToMove() == engine.Nature {
			m.Draw(nil)
			continue
		}
		before := p.Clone()
		if err := m.Play(s.Run(context.Background(), Task{Position: p, Limits: Limits{Nodes: 200}}).Best(), nil); err != nil {
			t.Fatal(err)
		}
		if word, _ := m.Position().Chance(); word == "fill" {
			all = append(all, before)
		}
	}
	if len(all) < 5 {
		t.Fatalf("only %d positions before the supply is refilled", len(all))
	}
	return all
}

// withoutSampler hides the Minor method of an evaluator.
type withoutSampler struct{ Evaluator }

// TestSearchContinuesAfterMinorChances checks that a search with a ChanceSampler visits more nodes, in positions where the supply is refilled soon,
// than one without.
func TestSearchContinuesAfterMinorChances(t *testing.T) {
	deeper := 0
	for _, p := range refillPositions(t) {
		task := Task{Position: p, Limits: Limits{Nodes: 4000}, Seed: 3}
		with := *New(pavilion.NewMaster(), p, 12).Run(context.Background(), task)
		without := New(withoutSampler{pavilion.NewMaster()}, p, 12).Run(context.Background(), task)
		if p.Check(with.Best()) != nil {
			t.Fatalf("%v is no legal move", with.Best())
		}
		if with.Nodes > without.Nodes {
			deeper++
		}
	}
	if deeper == 0 {
		t.Error("no search continues after a refill of the supply")
	}
}

// TestMinorChancesAreDeterministic checks that a search with minor chances is deterministic and does not allocate.
func TestMinorChancesAreDeterministic(t *testing.T) {
	p := refillPositions(t)[2]
	s := New(pavilion.NewMaster(), p, 12)
	task := Task{Position: p, Limits: Limits{Nodes: 5000}, Seed: 11}
	first := *s.Run(context.Background(), task)
	move, value := first.Best(), first.Roots[0].Value
	if r := s.Run(context.Background(), task); r.Best() != move || r.Roots[0].Value != value {
		t.Errorf("%v worth %d, then %v worth %d", move, value, r.Best(), r.Roots[0].Value)
	}
	if n := testing.AllocsPerRun(3, func() { s.Run(context.Background(), task) }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

// TestEndgamesAreSolved checks that rollout workers take the values of an endgame from its solver: more nodes do not change them.
func TestEndgamesAreSolved(t *testing.T) {
	m, err := engine.NewMatch(pavilion.Coloured(), engine.Options{Players: 2}, 4)
	if err != nil {
		t.Fatal(err)
	}
	e := pavilion.NewMaster()
	s := New(e, m.Position(), 10)
	for m.Position().ToMove() == engine.Nature || !e.Solvable(m.Position()) {
		if p := m.Position(); p.ToMove() == engine.Nature {
			m.Draw(nil)
		} else if err := m.Play(s.Run(context.Background(), Task{Position: p, Limits: Limits{Nodes: 50}}).Best(), nil); err != nil {
			t.Fatal(err)
		}
	}
	w := NewRolloutWorkers(func() Evaluator { return pavilion.NewMaster() }, m.Position(), 12, 1)
	var wins []int32
	for _, nodes := range []int64{1000, 20_000} {
		r := w.Run(context.Background(), Task{Position: m.Position(), Limits: Limits{Nodes: nodes}, MultiPV: 1})
		if !r.Solved || r.Depth != 1 {
			t.Errorf("%d nodes: solved %v at depth %d", nodes, r.Solved, r.Depth)
		}
		wins = append(wins, r.Roots[0].Win[0])
	}
	if wins[0] != wins[1] {
		t.Errorf("win probabilities %v", wins)
	}
}
