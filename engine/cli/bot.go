package cli

import (
	"context"

	"azulejo/engine/players"
	"azulejo/engine/sanitize"

	"github.com/spf13/cobra"
)

// botCommand returns the command that serves the bot protocol with one level until the input ends.
func (p *Program) botCommand() *cobra.Command {
	cmd := NewCommand(p.Spoken, "bot", "azulejo bot -level expert")
	level := cmd.Flags().String("level", players.Best, p.Spoken.T("cli.flags.bot.level", "levels", or(levelIDs())))
	OfferValues(cmd, "level", levelIDs()...)
	nodes := cmd.Flags().Int64("nodes", 0, p.Spoken.T("cli.flags.bot.nodes"))
	cmd.RunE = func(cmd *cobra.Command, _ []string) error { return p.serveBot(cmd.Context(), *level, *nodes) }
	return cmd
}

func (p *Program) serveBot(ctx context.Context, id string, nodes int64) error {
	level, err := findLevel(id)
	if err != nil {
		return err
	}
	if nodes < 0 {
		return NewUsageError("cli.least", "flag", "-nodes", "value", nodes, "minimum", 0)
	}
	if nodes > 0 {
		level = level.WithNodes(nodes)
	}
	served := make(chan error, 1)
	go func() { served <- players.Serve(ctx, p.In, p.Out, level, p.Games, p.Words) }()
	select {
	case err := <-served:
		if ctx.Err() != nil {
			return ctx.Err()
		}
		return err
	case <-ctx.Done(): // Serve may wait for a line that never comes
		return ctx.Err()
	}
}

// findLevel returns the level with an ID, or a UsageError that lists the levels.
func findLevel(id string) (players.Level, error) {
	level, ok := players.FindLevel(id)
	if !ok {
		return level, NewUsageError("cli.level", "level", sanitize.Text(id), "levels", or(levelIDs()))
	}
	return level, nil
}

// levelIDs returns the IDs of all levels.
func levelIDs() (ids []string) {
	for _, l := range players.Levels() {
		ids = append(ids, l.ID)
	}
	return ids
}
