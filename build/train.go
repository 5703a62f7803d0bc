package main

import (
	"cmp"
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"slices"
	"sync"
	"time"

	"azulejo/engine"
	"azulejo/engine/arena"
	"azulejo/engine/catalogue"
	"azulejo/engine/eval"
	"azulejo/engine/gamedef"
	"azulejo/engine/players"
	"azulejo/engine/search"
	"azulejo/engine/train"
)

// trainOptions are the flags of the task.
type trainOptions struct {
	game     string
	seats    int
	from     string           // the game whose weights the first generation starts with
	schedule gamedef.Schedule // replaces values of the game's schedule, if above 0
	matches  int
	seed     uint64
}

// The values of train.Plan.BootstrapWeight after the first generation, without and with a search over deals. The hand-written evaluation
// is too inaccurate to bootstrap from.
const (
	bootstrapWeight          = 0.6
	bootstrapWeightWithDeals = 0.7
)

// learn trains evaluation weights from scratch and writes them. It prints the strength of each generation against the hand-written
// evaluation at equal nodes.
func learn(flags *flag.FlagSet) func() error {
	var t trainOptions
	flags.StringVar(&t.game, "game", "", "the game to learn; all when not given")
	flags.IntVar(&t.seats, "seats", 0, "the number of seats; all when not given")
	flags.StringVar(&t.from, "from", "", "the game whose weights training starts with, for the same number of seats; from scratch when not given")
	flags.IntVar(&t.schedule.Games, "games", 0, "games of a generation; as usual when not given")
	flags.IntVar(&t.schedule.Generations, "generations", 0, "generations; as usual when not given")
	flags.IntVar(&t.matches, "matches", 240, "games that measure a generation")
	flags.Int64Var(&t.schedule.Nodes, "nodes", 0, "nodes for a move; as usual when not given")
	flags.Uint64Var(&t.seed, "seed", 1, "seed of everything")
	return func() error {
		for _, p := range catalogue.Games() {
			if t.game == "" || t.game == p.Edition.ID {
				if err := t.learn(&p); err != nil {
					return err
				}
			}
		}
		return nil
	}
}

// learn trains one game. Weights for other numbers of seats are kept.
func (t *trainOptions) learn(p *gamedef.Game) error {
	file := "engine/" + p.Weights()
	sets := p.Learning.Layout.New()
	if data, err := os.ReadFile(file); err == nil && t.seats > 0 {
		if sets, err = p.Learning.Layout.Read(data); err != nil {
			return err
		}
	}
	for seats := 2; seats <= engine.MaxSeats; seats++ {
		course, usual := p.Learning.Schedules[seats]
		if t.seats != seats && (t.seats != 0 || !usual) {
			continue
		}
		course.Games = cmp.Or(t.schedule.Games, course.Games)
		course.Generations = cmp.Or(t.schedule.Generations, course.Generations)
		course.Nodes = cmp.Or(t.schedule.Nodes, course.Nodes)
		if err := t.train(p, sets, seats, course); err != nil {
			return err
		}
		copyWeights(sets, seats)
		if err := os.WriteFile(file, p.Learning.Layout.Bytes(sets), 0o644); err != nil {
			return err
		}
	}
	return nil
}

// inherited returns the weights of a game.
func inherited(id string) (*eval.Sets, error) {
	g := catalogue.Games().Find(id)
	if g == nil {
		return nil, fmt.Errorf("there is no game %q", id)
	}
	data, err := os.ReadFile("engine/" + g.Weights())
	if err != nil {
		return nil, err
	}
	return g.Learning.Layout.Read(data)
}

// copyWeights copies the weights for one number of seats to those that have none.
func copyWeights(sets *eval.Sets, from int) {
	for i := range sets {
		if !slices.ContainsFunc(sets[i].Weights, func(w int8) bool { return w != 0 }) {
			sets[i] = *sets.For(from)
		}
	}
}

// train trains the weights for one number of seats. The first generation learns from games of the hand-written evaluation, or of
// inherited weights, the others also from their own.
func (t *trainOptions) train(p *gamedef.Game, sets *eval.Sets, seats int, c gamedef.Schedule) error {
	learned := func() func() search.Evaluator {
		now := *sets
		return func() search.Evaluator { return p.Learning.Evaluator(&now) }
	}
	evaluator, inherits := p.Plain, true
	switch {
	case t.from != "":
		start, err := inherited(t.from)
		if err != nil {
			return err
		}
		if len(start.For(seats).Weights) != p.Learning.Layout.Weights {
			return fmt.Errorf("the weights of %s do not fit %s", t.from, p.Edition.ID)
		}
		*sets.For(seats) = *start.For(seats)
		evaluator = learned()
	case p.Learning.WarmStart && seats > 2:
		*sets.For(seats) = *sets.For(2)
		evaluator = learned()
	default:
		inherits = false
	}
	var memory train.ReplayBuffer
	for g := range c.Generations {
		began := time.Now()
		plan := train.Plan{Game: *p, Seats: seats, Games: c.Games, Nodes: c.Nodes, Epsilon: 0.05, Seed: t.seed<<16 + uint64(seats<<8+g), Evaluator: evaluator}
		if g > 0 || inherits {
			plan.BootstrapWeight, plan.Deals = bootstrapWeight, c.Deals
			if c.Deals > 0 {
				plan.BootstrapWeight = bootstrapWeightWithDeals
			}
		}
		*sets.For(seats) = memory.Learn(context.Background(), plan)
		evaluator = learned()
		share, err := t.strength(p, seats, 4*c.Nodes, evaluator)
		if err != nil {
			return err
		}
		fmt.Printf("%s, %d seats, generation %d: %s against the hand-written evaluation, %.0f s\n", p.Edition.ID, seats, g+1, share, time.Since(began).Seconds())
	}
	return nil
}

// tournamentsPerMeasurement splits a measurement, so that it uses several processors.
const tournamentsPerMeasurement = 4

// strength returns the share of wins of an evaluation in one seat against the hand-written one in the others.
func (t *trainOptions) strength(p *gamedef.Game, seats int, nodes int64, evaluator func() search.Evaluator) (string, error) {
	var sum arena.Standing
	var all sync.WaitGroup
	var standings [tournamentsPerMeasurement][]arena.Standing
	var faults [tournamentsPerMeasurement]error
	for i := range tournamentsPerMeasurement {
		all.Go(func() {
			c := against(p, seats, nodes, evaluator)
			c.Games, c.Seed = t.matches/tournamentsPerMeasurement, t.seed+uint64(i)<<32
			standings[i], faults[i] = c.Run(context.Background())
		})
	}
	all.Wait()
	if err := errors.Join(faults[:]...); err != nil {
		return "", err
	}
	for _, y := range standings {
		sum.Games += y[0].Games
		sum.Share += y[0].Share
	}
	low, high := sum.Interval()
	return fmt.Sprintf("%.1f %% (%.0f–%.0f, %d games)", 100*sum.MeanShare(), 100*low, 100*high, sum.Games), nil
}

// against returns a tournament of an evaluation in one seat against the hand-written one in the others.
func against(p *gamedef.Game, seats int, nodes int64, evaluator func() search.Evaluator) arena.Tournament {
	level, _ := players.FindLevel("searcher")
	c := arena.Tournament{Game: *p, Limits: search.Limits{Nodes: nodes}}
	for s := range seats {
		g := *p
		if s == 0 {
			g.Plain = evaluator
		}
		c.Entrants = append(c.Entrants, arena.Entrant{Name: fmt.Sprint(s), Player: level.New(g)})
	}
	return c
}
