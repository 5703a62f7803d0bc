package search

import (
	"context"
	"testing"
	"time"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/engine/enginetest/long"
)

// noisyEvaluator adds pseudo-random noise to the evaluation of positions with Nature to move.
type noisyEvaluator struct {
	*azul.Value
	seed uint64
}

func (n noisyEvaluator) Evaluate(p engine.Position, final *[engine.MaxSeats]int32) int32 {
	stdDev := n.Value.Evaluate(p, final)
	if p.ToMove() == engine.Nature {
		final[0] += int32(engine.Mix(n.Key(p)+n.seed)%1600) - 800
	}
	return stdDev
}

// lateRound returns positions of games with a few moves left in the round.
func lateRound(players int) (all []engine.Position) {
	for seed := range uint64(40) {
		if p, ok := lateInRound(azul.Coloured(), players, seed); ok && len(p.Moves(nil)) > 3 {
			all = append(all, p)
		}
	}
	return all
}

// TestRolloutsFindBetterMoves checks that rollouts find better moves than a search that relies on a noisy evaluation at the chance.
func TestRolloutsFindBetterMoves(t *testing.T) {
	newEvaluator := func() Evaluator { return noisyEvaluator{azul.NewValue(), 0} }
	without, with, tried := int32(0), int32(0), 0
	positions := lateRound(2)
	for _, p := range positions[:long.Count(6, len(positions))] {
		exact := map[engine.Move]int32{}
		for _, r := range New(azul.NewValue(), p, 12).Run(context.Background(), Task{Position: p, MultiPV: 20}).Roots {
			exact[r.Move] = r.Value
		}
		task := Task{Position: p, Limits: Limits{Nodes: 300_000}}
		without += exact[NewWorkers(newEvaluator, p, 12, 1).Run(context.Background(), task).Best()]
		with += exact[NewRolloutWorkers(newEvaluator, p, 12, 1).Run(context.Background(), task).Best()]
		tried++
	}
	if tried < long.Count(6, 15) || with <= without {
		t.Errorf("over %d positions the moves after rollouts are worth %d, the others %d", tried, with, without)
	}
}

// TestRolloutsAreDeterministic checks that searches with rollouts and a node limit are deterministic and keep the limit, and that win shares add up to
// one.
func TestRolloutsAreDeterministic(t *testing.T) {
	for players := 2; players <= 4; players++ {
		for _, p := range lateRound(players)[:3] {
			workers := NewRolloutWorkers(func() Evaluator { return azul.NewMaster() }, p, 12, 2)
			task := Task{Position: p, Limits: Limits{Nodes: 120_000}, Seed: 5}
			first := *workers.Run(context.Background(), task)
			roots := append([]Root(nil), first.Roots...)
			again := workers.Run(context.Background(), task)
			if again.Nodes != first.Nodes || again.Nodes > task.Limits.Nodes+rolloutNodes {
				t.Errorf("%d players: %d nodes, then %d", players, first.Nodes, again.Nodes)
			}
			for i, r := range again.Roots {
				if r.Move != roots[i].Move || r.Value != roots[i].Value || r.Win != roots[i].Win {
					t.Fatalf("%d players: move %d is %v worth %d, then %v worth %d", players, i, roots[i].Move, roots[i].Value, r.Move, r.Value)
				}
			}
			sum := int32(0)
			for _, w := range again.Roots[0].Win {
				sum += w
			}
			if sum < WinScale-10 || sum > WinScale {
				t.Errorf("%d players: the win shares add up to %d", players, sum)
			}
		}
	}
}

// TestRolloutsUseAllTime checks that workers with rollouts use the whole time even in a solved round.
func TestRolloutsUseAllTime(t *testing.T) {
	const limit = 60 * time.Millisecond
	// Of two workers one that waits for a processor sees only at its next look that the time is over, and the other moves the clock on meanwhile.
	for n, most := range map[int]time.Duration{1: limit * 3 / 2, 2: 3 * limit} {
		for _, p := range lateRound(2)[:8] {
			workers := NewRolloutWorkers(func() Evaluator { return azul.NewMaster() }, p, 12, n)
			var clock fakeClock
			workers.main.now = clock.now
			r := workers.Run(context.Background(), Task{Position: p, Limits: Limits{Time: limit}})
			if took := clock.passed(); took < limit || took > most || p.Check(r.Best()) != nil {
				t.Errorf("%d workers: %v after %v of %v", n, r.Best(), took, limit)
			}
		}
	}
}

// TestRolloutsStop checks that a cancelled search with rollouts ends soon with a legal move.
func TestRolloutsStop(t *testing.T) {
	p := lateRound(2)[0]
	workers := NewRolloutWorkers(func() Evaluator { return azul.NewMaster() }, p, 12, 2)
	for n := int64(1); n < 3000; n = n*3/2 + 1 {
		ctx := cancelAfter(n)
		r := workers.Run(ctx, Task{Position: p, Limits: Limits{Time: time.Minute}})
		if ctx.excess() > 10 || p.Check(r.Best()) != nil {
			t.Errorf("%v, checked the context %d times after it was cancelled", r.Best(), ctx.excess())
		}
	}
}
