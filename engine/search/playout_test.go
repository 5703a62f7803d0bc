package search

import (
	"context"
	"math"
	"math/rand/v2"
	"testing"
	"time"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/engine/enginetest/long"
	"azulejo/engine/pavilion"
)

// bestWin returns the win probability of the first seat after the best move.
func bestWin(w *Workers, t Task) int32 { return w.Run(context.Background(), t).Roots[0].Win[0] }

// TestPlayoutsReduceErrors checks that playouts correct a large part of the random errors of an evaluation, on average over three kinds of noise, or
// over one kind in fewer positions without -long.
func TestPlayoutsReduceErrors(t *testing.T) {
	right := func() Evaluator { return azul.NewValue() }
	for seats, remaining := range map[int]float64{2: 0.75, 4: 0.5} {
		searched, corrected := 0.0, 0.0
		positions, noises := lateRound(seats), []uint64{0, 1, 2}
		if !long.Enabled() {
			positions, noises = positions[:10], []uint64{1}
		}
		for _, p := range positions {
			task := Task{Position: p, Limits: Limits{Nodes: 60_000}, MultiPV: 1}
			exact := bestWin(NewRolloutWorkers(right, p, 12, 1), task)
			for _, seed := range noises {
				noisy := func() Evaluator { return noisyEvaluator{azul.NewValue(), seed} }
				searched += math.Abs(float64(bestWin(NewWorkers(noisy, p, 12, 1), task) - exact))
				corrected += math.Abs(float64(bestWin(NewRolloutWorkers(noisy, p, 12, 1), task) - exact))
			}
		}
		if corrected > searched*remaining {
			t.Errorf("%d seats: the sum of errors is %.0f, with playouts %.0f", seats, searched, corrected)
		}
	}
}

// TestPlayoutsEnd checks that a playout is evaluated at each of its deals, or at the end of the game.
func TestPlayoutsEnd(t *testing.T) {
	check := func(start engine.Position, e Evaluator) {
		p := newPlayouts(e, start)
		for _, deals := range []int64{toEnd, 1, playoutDeals} {
			p.pos.CopyFrom(start)
			c := clock{ctx: context.Background(), nextCheck: checkInterval}
			if ok := p.play(&c, &[engine.MaxSeats]Policy{}, deals); !ok || p.estimate.weight != max(deals, 1) || p.pos.Over() != (deals == toEnd) {
				t.Errorf("%d players, %d deals: %d evaluations, over: %v", start.Seats(), deals, p.estimate.weight, p.pos.Over())
			}
		}
	}
	for players := 2; players <= engine.MaxSeats; players++ {
		check(lateRound(players)[0], azul.NewMaster())
		check(pavilionStart(t, players), pavilion.NewMaster())
	}
}

// pavilionStart returns a position at the start of a game of Summer Pavilion.
func pavilionStart(t *testing.T, players int) engine.Position {
	t.Helper()
	m, err := engine.NewMatch(pavilion.Coloured(), engine.Options{Players: players}, 3)
	for err == nil && m.Position().ToMove() == engine.Nature {
		err = m.Draw(nil)
	}
	if err != nil {
		t.Fatal(err)
	}
	return m.Position()
}

// TestPlayoutsAreDeterministic checks that searches with playouts and a node limit are deterministic and keep the limit, and that the win shares of
// each move add up to one.
func TestPlayoutsAreDeterministic(t *testing.T) {
	check := func(p engine.Position, e func() Evaluator) {
		task := Task{Position: p, Limits: Limits{Nodes: 40_000}, MultiPV: 3, Seed: 5}
		workers := NewRolloutWorkers(e, p, 12, 2)
		first := *workers.Run(context.Background(), task)
		roots := append([]Root(nil), first.Roots...)
		again := workers.Run(context.Background(), task)
		if again.Nodes != first.Nodes || again.Nodes > task.Limits.Nodes+checkInterval {
			t.Errorf("%d nodes, then %d", first.Nodes, again.Nodes)
		}
		for i, r := range again.Roots {
			if r.Move != roots[i].Move || r.Value != roots[i].Value || r.Win != roots[i].Win {
				t.Fatalf("move %d is %v worth %d, then %v worth %d", i, roots[i].Move, roots[i].Value, r.Move, r.Value)
			}
			sum := int32(0)
			for _, w := range r.Win {
				if sum += w; w < 0 {
					t.Errorf("a win share of %d", w)
				}
			}
			if sum < WinScale-20 || sum > WinScale*101/100 {
				t.Errorf("move %d: the win shares add up to %d", i, sum)
			}
		}
	}
	for players := 2; players <= engine.MaxSeats; players++ {
		check(lateRound(players)[0], func() Evaluator { return azul.NewMaster() })
		check(pavilionStart(t, players), func() Evaluator { return pavilion.NewMaster() })
	}
}

// TestPoliciesChangeValues checks that the win probability of a seat is higher against an opponent that plays badly, and that the best move stays the
// same.
func TestPoliciesChangeValues(t *testing.T) {
	p := pavilionStart(t, 2)
	workers := NewRolloutWorkers(func() Evaluator { return pavilion.NewMaster() }, p, 12, 1)
	task := Task{Position: p, Limits: Limits{Nodes: 60_000}, MultiPV: 1}
	move, equal := workers.Run(context.Background(), task).Best(), bestWin(workers, task)
	task.Policies[1] = Policy{Candidates: 1, Noise: 400}
	if better := bestWin(workers, task); better < equal+WinScale/5 {
		t.Errorf("a win probability of %d, %d against a weak player", equal, better)
	}
	if r := workers.Run(context.Background(), task); r.Best() != move {
		t.Errorf("the move is %v, %v without policies", r.Best(), move)
	}
}

// TestPlayoutsStop checks that playouts end at the time limit, and soon after a search is cancelled.
func TestPlayoutsStop(t *testing.T) {
	const limit = 60 * time.Millisecond
	for _, p := range lateRound(4)[:4] {
		workers := NewRolloutWorkers(func() Evaluator { return azul.NewMaster() }, p, 12, 2)
		var clock fakeClock
		workers.main.now = clock.now
		r := workers.Run(context.Background(), Task{Position: p, Limits: Limits{Time: limit}, MultiPV: 1})
		if took := clock.passed(); took > limit*3/2 || p.Check(r.Best()) != nil {
			t.Errorf("%v after %v of %v", r.Best(), took, limit)
		}
		ctx := cancelAfter(50)
		r = workers.Run(ctx, Task{Position: p, Limits: Limits{Time: time.Minute}, MultiPV: 1})
		if ctx.excess() > 12 || p.Check(r.Best()) != nil {
			t.Errorf("%v, checked the context %d times after it was cancelled", r.Best(), ctx.excess())
		}
	}
}

// TestFollowedShares checks that shares of the victory that follow those of the best move stay shares, which add up to all but for rounding.
func TestFollowedShares(t *testing.T) {
	dice := rand.New(rand.NewPCG(1, 1))
	shares := func(seats int) (all [engine.MaxSeats]int32) {
		left := int32(WinScale)
		for s := range seats - 1 {
			all[s] = dice.Int32N(left + 1)
			if dice.IntN(3) == 0 {
				all[s] = 0
			}
			left -= all[s]
		}
		all[seats-1] = left
		return all
	}
	for range 20000 {
		seats := 2 + dice.IntN(3)
		r, old, changed := Root{Win: shares(seats)}, shares(seats), shares(seats)
		win := r.Win
		r.followChange(&old, &changed, 0, seats)
		sum := int32(0)
		for _, w := range r.Win[:seats] {
			sum += w
			if w < 0 || w > WinScale {
				t.Fatalf("shares %v after a change from %v to %v: %v", win, old, changed, r.Win)
			}
		}
		if sum < WinScale-engine.MaxSeats || sum > WinScale {
			t.Fatalf("shares %v after a change from %v to %v add up to %d of %d: %v", win, old, changed, sum, WinScale, r.Win)
		}
	}
}
