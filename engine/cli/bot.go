package cli

import (
	"context"
	"flag"

	"azulejo/engine/players"
	"azulejo/engine/quote"
)

// serveBot answers the bot protocol as one level until the input ends.
func serveBot(ctx context.Context, p *Program, args []string) error {
	flags := flag.NewFlagSet("bot", flag.ContinueOnError)
	id := flags.String("level", "master", "")
	nodes := flags.Int64("nodes", 0, "")
	if err := ParseFlags(flags, args); err != nil {
		return err
	}
	level, err := findLevel(*id)
	if err != nil {
		return err
	}
	if *nodes < 0 {
		return Unfit("cli.least", "bot", "-nodes", *nodes, 0)
	}
	if *nodes > 0 {
		level = level.WithNodes(*nodes)
	}
	return players.Serve(ctx, p.In, p.Out, level, p.Games, p.Words)
}

// findLevel is the level of a name, or a misuse that lists them.
func findLevel(id string) (players.Level, error) {
	level, ok := players.FindLevel(id)
	if !ok {
		var ids []string
		for _, l := range players.Levels() {
			ids = append(ids, l.ID)
		}
		return level, Unfit("cli.level", quote.Text(id), or(ids))
	}
	return level, nil
}
