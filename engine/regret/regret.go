// Package regret measures how far the best level's answers can be trusted: how much its win probabilities change, and how much its moves give
// up, compared with answers to the same questions with many more nodes. All limits are nodes on one thread, so a seed gives the same figures on
// every machine.
package regret

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"runtime"
	"slices"
	"sync"

	"azulejo/engine"
	"azulejo/engine/gamedef"
	"azulejo/engine/players"
	"azulejo/engine/search"
)

// Study is what is measured of one game at tables of one size.
type Study struct {
	Game  gamedef.Game
	Seats int
	// Decisions is the number of positions, one from each of as many games between levels.
	Decisions int
	Seed      uint64
	// Budgets are the node limits that are measured, Reference the one that they are measured by.
	Budgets   []int64
	Reference int64
}

// Result is the measurements of one budget.
type Result struct {
	Budget int64
	// Change is by how much the win probability of the seat to move differs from that of the reference, and Loss what the move gives up by
	// the reference's judgement, both in percentage points.
	Change, Loss Sample
}

// Sample is measurements of one quantity.
type Sample []float64

// Mean returns the average.
func (s Sample) Mean() float64 {
	sum := 0.0
	for _, x := range s {
		sum += x
	}
	return sum / math.Max(1, float64(len(s)))
}

// Interval returns the ends of the 95 % confidence interval of the mean.
func (s Sample) Interval() (low, high float64) {
	mean, n, squares := s.Mean(), float64(len(s)), 0.0
	for _, x := range s {
		squares += (x - mean) * (x - mean)
	}
	if n < 2 {
		return mean, mean
	}
	half := 1.96 * math.Sqrt(squares/(n-1)/n)
	return mean - half, mean + half
}

// Largest returns the largest measurement.
func (s Sample) Largest() float64 {
	if len(s) == 0 {
		return 0
	}
	return slices.Max(s)
}

// Run measures all budgets, with as many decisions at the same time as there are processors.
func (c *Study) Run(ctx context.Context) ([]Result, error) {
	results := make([]Result, len(c.Budgets))
	for i, n := range c.Budgets {
		results[i] = Result{n, make(Sample, c.Decisions), make(Sample, c.Decisions)}
	}
	var all sync.WaitGroup
	faults, free := make([]error, c.Decisions), make(chan struct{}, runtime.GOMAXPROCS(0))
	for d := range c.Decisions {
		free <- struct{}{}
		all.Go(func() {
			defer func() { <-free }()
			faults[d] = c.measure(ctx, d, results)
		})
	}
	all.Wait()
	for d, err := range faults {
		if err != nil {
			return nil, fmt.Errorf("decision %d: %w", d+1, err)
		}
	}
	return results, nil
}

// measure asks about the d-th decision with every budget, and writes the d-th measurements.
func (c *Study) measure(ctx context.Context, d int, results []Result) error {
	pos, err := c.decision(ctx, d)
	if err != nil {
		return err
	}
	seat := pos.ToMove()
	best, err := c.ask(ctx, c.Reference, search.Task{Position: pos, MultiPV: 1})
	if err != nil {
		return err
	}
	for i, budget := range c.Budgets {
		answer, err := c.ask(ctx, budget, search.Task{Position: pos, MultiPV: 1})
		if err != nil {
			return err
		}
		results[i].Change[d] = 100 * math.Abs(answer.Lines[0].Win[seat]-best.Lines[0].Win[seat])
		if answer.Move == best.Move {
			continue
		}
		both, err := c.ask(ctx, c.Reference, search.Task{Position: pos, Moves: []engine.Move{best.Move, answer.Move}, MultiPV: 2})
		if err != nil {
			return err
		}
		if len(both.Lines) == 2 && both.Lines[1].Move == answer.Move {
			results[i].Loss[d] = 100 * math.Max(0, both.Lines[0].Win[seat]-both.Lines[1].Win[seat])
		}
	}
	return ctx.Err()
}

// ask returns the answer of the best level, on one thread and with no memory of other questions.
func (c *Study) ask(ctx context.Context, nodes int64, t search.Task) (players.Choice, error) {
	level, _ := players.FindLevel(players.Best)
	p := level.WithNodes(nodes).New(c.Game)
	defer p.Close()
	t.Seed = c.Seed
	return p.Choose(ctx, t)
}

// decision returns the d-th position: one with a choice, drawn from a game that random levels play for it. The best level does not play, as
// its moves take longest.
func (c *Study) decision(ctx context.Context, d int) (engine.Position, error) {
	r := rand.New(rand.NewPCG(c.Seed, uint64(d)))
	m, err := engine.NewMatch(c.Game.Edition, engine.Options{Players: c.Seats, Start: engine.Seat(r.IntN(c.Seats))}, r.Uint64())
	if err != nil {
		return nil, err
	}
	levels := slices.DeleteFunc(players.PlayableLevels(), func(id string) bool { return id == players.Best })
	seated := make([]players.Player, c.Seats)
	for s := range seated {
		level, _ := players.FindLevel(levels[r.IntN(len(levels))])
		seated[s] = level.New(c.Game)
		defer seated[s].Close()
	}
	var all []engine.Position
	for !m.Position().Over() {
		p := m.Position()
		if p.ToMove() == engine.Nature {
			err = m.Draw(nil)
		} else {
			if len(p.Moves(nil)) > 1 {
				all = append(all, p.Clone())
			}
			var choice players.Choice
			if choice, err = seated[p.ToMove()].Choose(ctx, search.Task{Position: p, Seed: r.Uint64()}); err == nil {
				err = m.Play(choice.Move, nil)
			}
		}
		if err != nil {
			return nil, err
		}
	}
	return all[r.IntN(len(all))], nil
}
