package cli

import (
	"context"
	"fmt"
	"math"
	"time"

	"azulejo/engine"
	"azulejo/engine/soak"

	"github.com/spf13/cobra"
)

// soakPlan holds the flags of soak.
type soakPlan struct {
	game    string
	players int // 0 for all numbers of players
	games   int
	seed    uint64
}

// allGames is the value of -game that selects all games.
const allGames = "all"

// soakCommand returns the command that plays random games and checks all invariants.
func (p *Program) soakCommand() *cobra.Command {
	cmd := NewCommand(p.Spoken, "soak", "azulejo soak -game azul -players 2 -games 10000")
	flags, plan := cmd.Flags(), &soakPlan{}
	games := append(p.Games.IDs(), allGames)
	flags.StringVar(&plan.game, "game", allGames, p.Spoken.T("cli.flags.game", "games", or(games)))
	OfferValues(cmd, "game", games...)
	flags.IntVar(&plan.players, "players", 0, p.Spoken.T("cli.flags.soak.players"))
	flags.IntVar(&plan.games, "games", 1000, p.Spoken.T("cli.flags.soak.games"))
	flags.Uint64Var(&plan.seed, "seed", 1, p.Spoken.T("cli.flags.seed"))
	cmd.RunE = func(cmd *cobra.Command, _ []string) error { return p.soakGames(cmd.Context(), plan) }
	return cmd
}

func (p *Program) soakGames(ctx context.Context, plan *soakPlan) error {
	editions := p.Games.Editions()
	if g := p.Games.Find(plan.game); g != nil {
		editions = []*engine.Edition{g.Edition}
	} else if plan.game != allGames {
		return p.unknownGame(plan.game, allGames)
	}
	if err := plan.check(editions); err != nil {
		return err
	}
	done, faults := 0, 0
	for _, e := range editions {
		for n := e.MinSeats; n <= e.MaxSeats && ctx.Err() == nil; n++ {
			if plan.players != 0 && plan.players != n {
				continue
			}
			r, err := p.soakTable(ctx, e, n, plan.games, plan.seed)
			if err != nil {
				return err
			}
			done, faults = done+r.Games, faults+len(r.Faults)
		}
	}
	return soakError(ctx, done, faults)
}

// soakTable plays the games with one number of players and prints the result.
func (p *Program) soakTable(ctx context.Context, e *engine.Edition, players, games int, seed uint64) (soak.Report, error) {
	start := time.Now()
	r := soak.Run(ctx, e, players, games, seed)
	seconds := math.Round(10*time.Since(start).Seconds()) / 10
	_, err := fmt.Fprintln(p.Out, p.Spoken.T("cli.soak.table", "game", e.ID, "players", players, "games", r.Games, "moves", r.Moves, "endless", r.Endless, "faults", len(r.Faults), "seconds", seconds))
	for _, f := range r.Faults {
		fmt.Fprintln(p.Out, " ", f)
	}
	return r, err
}

// soakError returns the error of a soak after the given number of games, or nil if it finished without faults.
func soakError(ctx context.Context, games, faults int) error {
	switch broken := ctx.Err() != nil; {
	case broken && faults > 0:
		return engine.NewReason("cli.soak.broken", "games", games, "faults", faults)
	case broken:
		return interruption{engine.NewReason("cli.soak.interrupted", "games", games)}
	case faults > 0:
		return engine.NewReason("cli.soak.faults", "faults", faults)
	}
	return nil
}

// check returns a UsageError for values out of range.
func (s *soakPlan) check(editions []*engine.Edition) error {
	if s.games < 1 {
		return NewUsageError("cli.least", "flag", "-games", "value", s.games, "minimum", 1)
	}
	least, most := engine.MaxSeats, 0
	for _, e := range editions {
		least, most = min(least, e.MinSeats), max(most, e.MaxSeats)
	}
	if s.players != 0 && (s.players < least || s.players > most) {
		return NewUsageError("cli.between.all", "flag", "-players", "value", s.players, "minimum", least, "maximum", most)
	}
	return nil
}
