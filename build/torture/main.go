// Command torture tests that saved games survive crashes: it plays the real game without a window, kills it at random times, restarts it,
// and reports what was lost.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"runtime"
	"sync"
	"time"

	"azulejo/game/gametest/headless"
)

func main() {
	headless.Serve()
	if err := run(os.Args[1:]); err != nil && !errors.Is(err, flag.ErrHelp) { // whose usage is told
		fmt.Fprintln(os.Stderr, "torture:", err)
		os.Exit(1)
	}
}

func run(args []string) error {
	flags := flag.NewFlagSet("torture", flag.ContinueOnError)
	kills := flags.Int("kills", 1000, "how often the game is killed")
	seed := flags.Uint64("seed", 1, "seed of the moves and of the instants; where a game is at an instant depends on the machine")
	tables := flags.Int("tables", runtime.NumCPU(), "games that are played side by side")
	if err := flags.Parse(args); err != nil {
		return err
	}
	if *kills < 1 || *tables < 1 || flags.NArg() > 0 {
		return errors.New("expected numbers above 0 and nothing else")
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	began := time.Now()
	total, err := torture(ctx, *kills, *seed, *tables)
	fmt.Printf("%v; %.0f s\n", total, time.Since(began).Seconds())
	if err != nil {
		return err
	}
	return total.verdict()
}

// torture distributes the kills over concurrent profiles and adds up the results.
func torture(ctx context.Context, kills int, seed uint64, tables int) (losses, error) {
	tolls, errs := make([]losses, tables), make([]error, tables)
	var all sync.WaitGroup
	for i := range tables {
		share := kills*(i+1)/tables - kills*i/tables
		all.Go(func() { tolls[i], errs[i] = runTable(ctx, share, seed, uint64(i)) })
	}
	all.Wait()
	var total losses
	for _, t := range tolls {
		total.add(t)
	}
	return total, errors.Join(errs...)
}

// runTable plays with one profile until the game was killed a number of times, and then once without a kill.
func runTable(ctx context.Context, kills int, seed, number uint64) (losses, error) {
	p, err := newProfile(seed, number)
	if err != nil {
		return losses{}, err
	}
	defer p.close()
	for p.losses.kills < kills && ctx.Err() == nil {
		if err := p.runOnce(p.randomKill()); err != nil {
			return p.losses, err
		}
	}
	return p.losses, errors.Join(ctx.Err(), p.runOnce(noKill))
}
