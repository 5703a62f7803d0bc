package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"runtime"
	"strings"
	"sync"

	"azulejo/engine"
	"azulejo/engine/arena"
	"azulejo/engine/catalogue"
	"azulejo/engine/gamedef"
	"azulejo/engine/players"
	"azulejo/engine/search"
)

// experiment is a tournament with the expected range of the first entrant's share of wins.
type experiment struct {
	name        string
	tournament  arena.Tournament
	least, most float64
}

// strength plays the experiments, as many at a time as there are processors. They are limited by nodes, so the results do not depend on
// the machine.
func strength(flags *flag.FlagSet) func() error {
	only := flags.String("only", "", "play the experiments whose name holds this")
	return func() error {
		all := experiments()
		var playing sync.WaitGroup
		faults, free := make([]error, len(all)), make(chan struct{}, runtime.GOMAXPROCS(0))
		for i, e := range all {
			if !strings.Contains(e.name, *only) {
				continue
			}
			free <- struct{}{}
			playing.Go(func() {
				faults[i] = e.run()
				<-free
			})
		}
		playing.Wait()
		return errors.Join(faults...)
	}
}

// run plays the experiment, prints the result, and returns an error if its confidence interval lies outside the expected range: a few dozen games alone
// decide no more.
func (e *experiment) run() error {
	standings, err := e.tournament.Run(context.Background())
	if err != nil {
		return fmt.Errorf("%s: %w", e.name, err)
	}
	first := &standings[0]
	low, high := first.Interval()
	fmt.Printf("%-42s %5.1f %% of %d (%.0f to %.0f), expected %.0f to %.0f\n", e.name, 100*first.MeanShare(), first.Games, 100*low, 100*high, 100*e.least, 100*e.most)
	if high < e.least || low > e.most {
		return fmt.Errorf("%s: %.1f %% of %d games, expected %.0f to %.0f", e.name, 100*first.MeanShare(), first.Games, 100*e.least, 100*e.most)
	}
	return nil
}

// experiments returns all experiments: search beats a greedy player, each level mostly beats the one below, and learned weights beat the
// hand-written evaluation.
func experiments() []experiment {
	games := catalogue.Games()
	coloured, grey := *games.Find("azul"), *games.Find("azul-grey")
	all := []experiment{duel(coloured, "searcher", "greedy", 40, 10_000, 0.8, 1), duel(grey, "searcher", "greedy", 20, 5_000, 0.8, 1)}
	levels := players.PlayableLevels()
	for i, id := range levels[1:] {
		all = append(all, duel(coloured, id, levels[i], 24, 30_000, 0.6, 0.95))
	}
	for i := range games {
		all = append(all, evaluationExperiments(&games[i])...)
	}
	return all
}

// duel returns an experiment of one level against another.
func duel(g gamedef.Game, first, second string, games int, nodes int64, least, most float64) experiment {
	c := arena.Tournament{Game: g, Games: games, Seed: 1, Limits: search.Limits{Nodes: nodes}}
	for _, id := range []string{first, second} {
		level, _ := players.FindLevel(id)
		c.Entrants = append(c.Entrants, arena.Entrant{Name: id, Player: level.New(g)})
	}
	return experiment{g.Edition.ID + ": " + first + " against " + second, c, least, most}
}

// evaluationExperiments returns experiments of the learned weights of a game against the hand-written evaluation in all other seats.
func evaluationExperiments(p *gamedef.Game) (all []experiment) {
	const games, nodes = 48, 400 // nodes a seat, as a round of all is longer for more
	for seats := 2; seats <= engine.MaxSeats; seats++ {
		if _, taught := p.Learning.Schedules[seats]; !taught {
			continue
		}
		c := against(p, seats, int64(nodes*seats), p.Evaluator)
		c.Games, c.Seed = games, 9
		all = append(all, experiment{fmt.Sprintf("%s, %d seats: learned against hand-written", p.Edition.ID, seats), c, 1 / float64(seats), 1})
	}
	return all
}
