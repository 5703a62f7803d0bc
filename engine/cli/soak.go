package cli

import (
	"context"
	"flag"
	"fmt"
	"math"
	"time"

	"azulejo/engine"
	"azulejo/engine/soak"
)

// soakGames plays random games with all invariants checked.
func soakGames(ctx context.Context, p *Program, args []string) error {
	flags := flag.NewFlagSet("soak", flag.ContinueOnError)
	game := flags.String("game", "all", "")
	games := flags.Int("games", 1000, "")
	players := flags.Int("players", 0, "")
	seed := flags.Uint64("seed", 1, "")
	if err := ParseFlags(flags, args); err != nil {
		return err
	}
	editions := p.Games.Editions()
	if g := p.Games.Find(*game); g != nil {
		editions = []*engine.Edition{g.Edition}
	} else if *game != "all" {
		return p.noGame(*game, "all")
	}
	if err := checkSoak(editions, *players, *games); err != nil {
		return err
	}
	done, faults := 0, 0
	for _, e := range editions {
		for n := e.MinSeats; n <= e.MaxSeats && ctx.Err() == nil; n++ {
			if *players != 0 && *players != n {
				continue
			}
			r := p.soakTable(ctx, e, n, *games, *seed)
			done, faults = done+r.Games, faults+len(r.Faults)
		}
	}
	return soaked(ctx, done, faults)
}

// soakTable plays the games of one size of table and tells of them.
func (p *Program) soakTable(ctx context.Context, e *engine.Edition, players, games int, seed uint64) soak.Report {
	start := time.Now()
	r := soak.Run(ctx, e, players, games, seed)
	seconds := math.Round(10*time.Since(start).Seconds()) / 10
	fmt.Fprintln(p.Out, p.Spoken.T("cli.soak.table", e.ID, players, r.Games, r.Moves, r.Endless, len(r.Faults), seconds))
	for _, f := range r.Faults {
		fmt.Fprintln(p.Out, " ", f)
	}
	return r
}

// soaked is how a soak of so many games ends.
func soaked(ctx context.Context, games, faults int) error {
	switch broken := ctx.Err() != nil; {
	case broken && faults > 0:
		return engine.Because("cli.soak.broken", games, faults)
	case broken:
		return interruption{engine.Because("cli.soak.interrupted", games)}
	case faults > 0:
		return engine.Because("cli.soak.faults", faults)
	}
	return nil
}

// interruption is an interruption with more to say.
type interruption struct{ *engine.Reason }

func (interruption) Unwrap() error { return errInterrupted }

// checkSoak reports what cannot be played; no players stand for tables of every size.
func checkSoak(editions []*engine.Edition, players, games int) error {
	if games < 1 {
		return Unfit("cli.least", "soak", "-games", games, 1)
	}
	least, most := engine.MaxSeats, 0
	for _, e := range editions {
		least, most = min(least, e.MinSeats), max(most, e.MaxSeats)
	}
	if players != 0 && (players < least || players > most) {
		return Unfit("cli.between.all", "soak", "-players", players, least, most)
	}
	return nil
}
