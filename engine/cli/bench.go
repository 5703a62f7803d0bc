package cli

import (
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"time"

	"azulejo/engine"
	"azulejo/engine/gamedef"
	"azulejo/engine/search"
	"azulejo/engine/soak"

	"github.com/spf13/cobra"
)

// measurement is one result of the benchmark.
type measurement struct {
	Name  string  `json:"name"`
	Value float64 `json:"value"`
	Unit  string  `json:"unit"`
}

// benchCommand measures the speed of the rules and of the search, each for about a second on one thread.
func (p *Program) benchCommand() *cobra.Command {
	cmd := NewCommand(p.Spoken, "bench", "azulejo bench -json")
	asJSON := cmd.Flags().Bool("json", false, p.Spoken.T("cli.flags.bench.json"))
	cmd.RunE = func(cmd *cobra.Command, _ []string) error { return p.bench(cmd.Context(), *asJSON) }
	return cmd
}

func (p *Program) bench(ctx context.Context, asJSON bool) error {
	var all []measurement
	for _, g := range p.Games {
		for n := g.Edition.MinSeats; n <= g.Edition.MaxSeats; n++ {
			f, err := benchGames(ctx, g.Edition, n)
			if err != nil {
				return err
			}
			all = append(all, f)
		}
		f, err := benchSearch(ctx, g)
		if err != nil {
			return err
		}
		all = append(all, f)
	}
	if asJSON {
		return json.NewEncoder(p.Out).Encode(all)
	}
	for _, f := range all {
		fmt.Fprintf(p.Out, "%-36s %12.0f %s\n", f.Name, f.Value, f.Unit)
	}
	return nil
}

// benchGames measures complete random games per second.
func benchGames(ctx context.Context, e *engine.Edition, players int) (measurement, error) {
	start, err := e.New(engine.Options{Players: players})
	if err != nil {
		return measurement{}, err
	}
	pos, r := start.Clone(), rand.New(rand.NewPCG(1, 2))
	moves := make([]engine.Move, 0, 512)
	begin, n := time.Now(), 0
	for time.Since(begin) < time.Second {
		for range 100 {
			pos.CopyFrom(start)
			moves, _ = soak.PlayOut(pos, r, moves)
			n++
		}
		if ctx.Err() != nil {
			return measurement{}, ctx.Err()
		}
	}
	return measurement{fmt.Sprintf("%s, %d players, random games", e.ID, players), float64(n) / time.Since(begin).Seconds(), "games/s"}, nil
}

// benchSearch measures the nodes per second of a search from the start of a game.
func benchSearch(ctx context.Context, g gamedef.Game) (measurement, error) {
	m, err := engine.NewMatch(g.Edition, engine.Options{Players: 2}, 1)
	if err != nil {
		return measurement{}, err
	}
	for m.Draw(nil) == nil {
	}
	p := m.Position()
	s := search.New(g.Evaluator(), p, 18)
	begin := time.Now()
	r := s.Run(ctx, search.Task{Position: p, Limits: search.Limits{Time: time.Second}})
	if ctx.Err() != nil {
		return measurement{}, ctx.Err()
	}
	return measurement{g.Edition.ID + ", search of the best level, one thread", float64(r.Nodes) / time.Since(begin).Seconds(), "positions/s"}, nil
}
