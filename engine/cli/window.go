package cli

import (
	"azulejo/engine/bounded"
	"azulejo/engine/players"
	"azulejo/engine/record"

	"github.com/spf13/cobra"
)

// Window holds the parameters of the game window, from the flags without a subcommand or the open command.
type Window struct {
	// Bot is the command of an external program that is offered as a player, or empty.
	Bot players.Command
	// FrameRate makes the program print the frame rate to standard error.
	FrameRate bool
	// Replay is a record to show, or nil.
	Replay *record.Record
	// Import is an export of all that a player has, or the text of several games, to import, or nil.
	Import []byte
}

// openCommand returns the command that opens the window with the replay of a record, or imports a file of several.
func (p *Program) openCommand() *cobra.Command {
	cmd := NewCommand(p.Spoken, "open", "azulejo open game.azl")
	TakeFiles(p.Spoken, cmd, 1, "azl")
	cmd.RunE = func(cmd *cobra.Command, files []string) error {
		text, err := bounded.File(files[0], bounded.MostExport)
		if err != nil {
			return err
		}
		if all, err := record.ReadExport(text); err == nil && len(all.Records)+len(all.Sections) > 1 {
			return p.Window(cmd.Context(), Window{Import: text})
		}
		rec, err := record.Parse(files[0], text, p.Games.Editions())
		if err != nil {
			return err
		}
		return p.Window(cmd.Context(), Window{Replay: rec})
	}
	return cmd
}

// windowCommand returns the root command, which opens the window.
func (p *Program) windowCommand() *cobra.Command {
	var window Window
	var bot string
	var version bool
	cmd := &cobra.Command{Use: "azulejo", Short: p.Spoken.T("cli.help.window"), Example: "azulejo -lang nl\nazulejo -bot ./bot"}
	cmd.Flags().SortFlags = false
	cmd.Flags().StringVar(&bot, "bot", "", p.Spoken.T("cli.flags.window.bot"))
	cmd.RegisterFlagCompletionFunc("bot", func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
		return nil, cobra.ShellCompDirectiveDefault // files
	})
	cmd.Flags().BoolVar(&window.FrameRate, "fps", false, p.Spoken.T("cli.flags.window.fps"))
	cmd.Flags().BoolVar(&version, "version", false, p.Spoken.T("cli.flags.window.version"))
	cmd.Args = func(_ *cobra.Command, args []string) error {
		if len(args) > 0 {
			return noCommand(cmd, args[0])
		}
		return nil
	}
	cmd.RunE = func(*cobra.Command, []string) (err error) {
		if version {
			return p.printVersion()
		}
		if bot != "" {
			if window.Bot, err = ParseCommand(bot); err != nil {
				return err
			}
		}
		return p.Window(cmd.Context(), window)
	}
	cmd.PersistentPreRunE = func(sub *cobra.Command, _ []string) error {
		if sub != cmd && (bot != "" || window.FrameRate || version) {
			return NewUsageError("cli.window.flags", "flag", "-bot, -fps, -version")
		}
		return nil
	}
	return cmd
}
