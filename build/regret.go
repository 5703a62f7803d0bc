package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"azulejo/engine"
	"azulejo/engine/arena"
	"azulejo/engine/catalogue"
	"azulejo/engine/gamedef"
	"azulejo/engine/regret"
	"azulejo/engine/review"
)

// The bounds of a quick study, in percentage points on average. They are wide: they find an evaluation or a search that has gone wrong, not
// one that has become a little worse.
const (
	quickChange = 12.0
	quickLoss   = 5.0
)

// regrets prints how reliable the best level is: how its win probabilities and moves change with more nodes, how they are calibrated, or which moves
// its reviews call costly.
func regrets(flags *flag.FlagSet) func() error {
	quick := flags.Bool("quick", false, "take a minute, with other -n, -budgets and -reference, and fail if what comes out is beyond wide bounds")
	n := flags.Int("n", 200, "the number of games; one decision of each is measured, and five positions for the calibration")
	budgets := flags.String("budgets", "100000,1000000", "the node limits to measure, separated by commas")
	reference := flags.Int64("reference", 10_000_000, "the node limit to measure by")
	seed := flags.Uint64("seed", 1, "the seed of the games that the decisions come from")
	measure := flags.String("measure", "change", "what to measure in games between levels: change, of win probabilities and moves with more nodes; "+
		"calibration, win probabilities of the first budget against the results of n games; review, which moves are costly by the first budget and by the reference; "+
		"games, how reviews of n whole games hold together, with the nodes of the first budget")
	seats := flags.String("seats", "2,4", "the numbers of seats to measure, separated by commas")
	only := flags.String("only", "", "measure only these games, by ID, separated by commas")
	deals := flags.Int("deals", 0, "with -measure games, also compare the means before deals with those of so many of the same deals, each searched with -reference nodes")
	var luck regret.Sample
	reviewGames := func(s *regret.Study) error { return printGames(s, &luck) }
	return func() error {
		if *quick {
			*n, *budgets, *reference = 10, "1000", 100_000
		}
		limits, ok := numbers(*budgets, math.MaxInt64)
		if !ok {
			return fmt.Errorf("-budgets takes node limits separated by commas, not %q", *budgets)
		}
		tables, ok := numbers(*seats, engine.MaxSeats)
		if !ok || slices.Contains(tables, 1) {
			return fmt.Errorf("-seats takes numbers of seats from 2 to %d separated by commas, not %q", engine.MaxSeats, *seats)
		}
		run, ok := map[string]func(*regret.Study) error{"change": printChange, "calibration": printCalibration, "review": printVerdicts, "games": reviewGames}[*measure]
		switch {
		case !ok:
			return fmt.Errorf("-measure takes change, calibration, review or games, not %q", *measure)
		case *quick && *measure != "change":
			return errors.New("-quick measures the change alone")
		case *quick:
			run = checkChange
		}
		games, err := chosenGames(*only)
		if err != nil {
			return err
		}
		var faults []error
		for _, g := range games {
			for _, seats := range tables {
				s := regret.Study{Game: g, Seats: int(seats), Games: *n, Seed: *seed, Budgets: limits, Reference: *reference, Deals: *deals}
				if err := run(&s); err != nil {
					faults = append(faults, fmt.Errorf("%s, %d seats: %w", g.Edition.ID, seats, err))
				}
			}
		}
		return errors.Join(faults...)
	}
}

// numbers returns positive numbers of at most limit that are separated by commas, and whether the text is such a list.
func numbers(text string, limit int64) (list []int64, ok bool) {
	for _, word := range strings.Split(text, ",") {
		n, err := strconv.ParseInt(word, 10, 64)
		if err != nil || n < 1 || n > limit {
			return nil, false
		}
		list = append(list, n)
	}
	return list, true
}

// chosenGames returns the games with the given IDs, separated by commas, or all games if there are none.
func chosenGames(ids string) (games gamedef.Games, err error) {
	all := catalogue.Games()
	if ids == "" {
		return all, nil
	}
	for _, id := range strings.Split(ids, ",") {
		g := all.Find(id)
		if g == nil {
			return nil, fmt.Errorf("-only takes games separated by commas (%s), not %q", strings.Join(all.IDs(), ", "), ids)
		}
		games = append(games, *g)
	}
	return games, nil
}

// printChange prints how much win probabilities change with more nodes and how much moves lose, in percentage points.
func printChange(s *regret.Study) error {
	_, err := changes(s)
	return err
}

// checkChange is like printChange and returns an error if a figure is beyond the bounds of a quick study.
func checkChange(s *regret.Study) error {
	results, err := changes(s)
	for _, r := range results {
		if r.Change.Mean() > quickChange || r.Loss.Mean() > quickLoss {
			err = errors.Join(err, fmt.Errorf("beyond a change of %v or a loss of %v", quickChange, quickLoss))
		}
	}
	return err
}

// changes runs a study and prints its results.
func changes(s *regret.Study) ([]regret.Result, error) {
	results, err := s.Run(context.Background())
	if err != nil {
		return nil, err
	}
	for _, r := range results {
		fmt.Printf("%-16s %d seats %9d nodes: change %s, loss %s\n", s.Game.Edition.ID, s.Seats, r.Budget, figures(r.Change), figures(r.Loss))
	}
	return results, nil
}

// figures returns the mean of a sample, its 95 % confidence interval and its largest measurement.
func figures(s regret.Sample) string {
	low, high := s.Interval()
	return fmt.Sprintf("%.1f (%.1f to %.1f, largest %.0f)", s.Mean(), low, high, s.Largest())
}

// printVerdicts prints how many moves are costly by a quick and a thorough review.
func printVerdicts(s *regret.Study) error {
	v, err := s.Verdicts(context.Background())
	if err != nil {
		return err
	}
	all, costly := v.Agreement()
	fmt.Printf("%-16s %d seats: of %d moves %d cost %d or more by both reviews, %d by the quick one, %d by the thorough one; agreement %.0f %% of all, %.0f %% of those\n",
		s.Game.Edition.ID, s.Seats, s.Games, v.Both, regret.Costly, v.Quick, v.Thorough, 100*all, 100*costly)
	return nil
}

// printGames prints how reviews of whole games hold together, and how fast quick ones are, and adds the luck of the first seats.
func printGames(s *regret.Study, luck *regret.Sample) error {
	b := review.DefaultBudget()
	b.Nodes = s.Budgets[0]
	b.Most = 4 * b.Nodes
	g, err := s.Review(context.Background(), b)
	if err != nil {
		return err
	}
	*luck = append(*luck, g.Luck...)
	q, compared := g.Quick, ""
	if s.Deals > 0 {
		compared = fmt.Sprintf(" and are %.1f off those of %d deals of %d nodes", g.Deals.RootMeanSquare(), s.Deals, s.Reference)
	}
	fmt.Printf("%-16s %d seats %9d nodes: largest change after %d best moves %.2f, %.0f %% of them searched more than 3 points off what followed, sums off by %.6f, "+
		"means before %d deals have an error of %.1f%s; "+
		"quick review of %.0f moves %.1f s, %.0f positions/s, %.2f of a plain search, reopened in %.3f s\n",
		s.Game.Edition.ID, s.Seats, b.Nodes, len(g.Changes), g.Changes.Largest(), 100*float64(g.Contradictions)/math.Max(1, float64(len(g.Changes))), g.Imbalance,
		len(g.Means), g.Means.RootMeanSquare(), compared,
		float64(q.Moves)/float64(q.Reviews), q.Review.Seconds()/float64(q.Reviews), float64(q.Nodes)/q.Review.Seconds(), q.Ratio(), q.Reopen.Seconds())
	low, high := luck.Interval()
	fmt.Printf("so far: luck of the first seat %.1f ± %.1f over %d games\n", luck.Mean(), (high-low)/2, len(*luck))
	return nil
}

// printCalibration prints the mean error of win probabilities by tenths, and each tenth's mean and the share of games won.
func printCalibration(s *regret.Study) error {
	strong, levels, err := s.Calibrate(context.Background())
	if err != nil {
		return err
	}
	for _, c := range []struct {
		name string
		*arena.Calibration
	}{{"strong players", &strong}, {"the levels", &levels}} {
		mean, n := c.Error()
		fmt.Printf("%-16s %d seats %9d nodes, for %-14s mean error %.1f of %d:", s.Game.Edition.ID, s.Seats, s.Budgets[0], c.name, 100*mean, n)
		for _, b := range c.Calibration {
			fmt.Printf(" %.0f→%.0f", 100*b.Stated/math.Max(1, float64(b.N)), 100*b.Won/math.Max(1, float64(b.N)))
		}
		fmt.Println()
	}
	return nil
}
