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

// figure is one line of the bench.
type figure struct {
	Name  string  `json:"name"`
	Value float64 `json:"value"`
	Unit  string  `json:"unit"`
}

// benchCommand measures rules and search, each for about a second on one thread.
func (p *Program) benchCommand() *cobra.Command {
	cmd := NewCommand(p.Spoken, "bench", "azulejo bench -json")
	asJSON := cmd.Flags().Bool("json", false, p.Spoken.T("cli.flags.bench.json"))
	cmd.RunE = func(cmd *cobra.Command, _ []string) error { return p.bench(cmd.Context(), *asJSON) }
	return cmd
}

func (p *Program) bench(ctx context.Context, asJSON bool) error {
	var all []figure
	for _, g := range p.Games {
		for n := g.Edition.MinSeats; n <= g.Edition.MaxSeats; n++ {
			f, err := games(g.Edition, n)
			if err != nil {
				return err
			}
			all = append(all, f)
		}
		f, err := nodes(ctx, g)
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

// games counts complete random games in a second.
func games(e *engine.Edition, players int) (figure, error) {
	start, err := e.New(engine.Options{Players: players})
	if err != nil {
		return figure{}, err
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
	}
	return figure{fmt.Sprintf("%s, %d players, random games", e.ID, players), float64(n) / time.Since(begin).Seconds(), "games/s"}, nil
}

// nodes counts the positions that the search sees in a second of a first round.
func nodes(ctx context.Context, g gamedef.Game) (figure, error) {
	m, err := engine.NewMatch(g.Edition, engine.Options{Players: 2}, 1)
	if err != nil {
		return figure{}, err
	}
	for m.Draw(nil) == nil {
	}
	p := m.Position()
	s := search.New(g.Evaluator(), p, 18)
	begin := time.Now()
	r := s.Run(ctx, search.Task{Position: p, Limits: search.Limits{Time: time.Second}})
	return figure{g.Edition.ID + ", search of the best level, one thread", float64(r.Nodes) / time.Since(begin).Seconds(), "positions/s"}, nil
}
