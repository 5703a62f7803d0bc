package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"time"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/engine/bot"
	"azulejo/engine/search"
	"azulejo/engine/train"
)

const weightsFile = "engine/azul/weights.bin"

// training is what the task's flags say.
type training struct {
	games, generations, matches int
	nodes                       int64
	seed                        uint64
}

// learn trains the weights that judge positions of Azul, from nothing, and writes them. It prints how strong each generation
// plays against the hand-written judgement, at equal nodes.
func learn(args []string) error {
	var t training
	flags := flag.NewFlagSet("train", flag.ContinueOnError)
	flags.IntVar(&t.games, "games", 24000, "games of a generation for two seats; more seats play fewer")
	flags.IntVar(&t.generations, "generations", 1, "generations for each number of seats")
	flags.IntVar(&t.matches, "matches", 300, "games that measure a generation")
	flags.Int64Var(&t.nodes, "nodes", 300, "nodes for a move")
	flags.Uint64Var(&t.seed, "seed", 1, "seed of everything")
	if err := flags.Parse(args); err != nil {
		return err
	}
	w := &azul.Weights{}
	for seats := 2; seats <= engine.MaxSeats; seats++ {
		if err := t.seats(w, seats); err != nil {
			return err
		}
	}
	fmt.Printf("%s: %d bytes\n", weightsFile, len(w.Bytes()))
	return os.WriteFile(weightsFile, w.Bytes(), 0o644)
}

// seats trains the weights for one number of seats: the first generation learns from games of the hand-written judgement, the
// others from their own.
func (t *training) seats(w *azul.Weights, seats int) error {
	hand := func() search.Evaluator { return azul.NewValue() }
	judge := hand
	for g := range t.generations {
		began := time.Now()
		plan := train.Plan{Edition: azul.Coloured(), Seats: seats, Games: t.games / (seats - 1), Nodes: t.nodes, Stray: 0.06, Seed: t.seed<<16 + uint64(seats<<8+g), Judge: judge}
		w.Sets[seats-2] = train.Learn(context.Background(), plan)
		now := *w
		judge = func() search.Evaluator { return azul.NewLearned(&now) }
		share, err := t.strength(seats, judge, hand)
		if err != nil {
			return err
		}
		fmt.Printf("%d seats, generation %d: %s against the hand-written judgement, %.0f s\n", seats, g+1, share, time.Since(began).Seconds())
	}
	return nil
}

// strength is the share of victories of a judgement in one seat against another in the others.
func (t *training) strength(seats int, judge, other func() search.Evaluator) (string, error) {
	level, _ := bot.FindLevel("searcher")
	c := bot.Contest{Game: bot.Game{Edition: azul.Coloured(), Evaluator: other}, Games: t.matches, Seed: t.seed, Nodes: 4 * t.nodes}
	for s := range seats {
		g := bot.Game{Edition: azul.Coloured(), Evaluator: other}
		if s == 0 {
			g.Evaluator = judge
		}
		c.Entrants = append(c.Entrants, bot.Entrant{Name: fmt.Sprint(s), Player: level.New(g)})
	}
	tallies, err := c.Run(context.Background())
	if err != nil {
		return "", err
	}
	low, high := tallies[0].Interval()
	return fmt.Sprintf("%.1f %% (%.0f–%.0f, %d games)", 100*tallies[0].Part(), 100*low, 100*high, tallies[0].Games), nil
}
