// Package cli holds the commands that need no display: replay, state, perft, bot, match, soak, bench, and help, which tells of them.
package cli

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"

	"azulejo/engine"
	"azulejo/engine/box"
	"azulejo/engine/quote"
)

// Program is what the commands work with.
type Program struct {
	Games box.Games
	// Words are those for the reasons of moves in what other programs read, Spoken those for what people read.
	Words, Spoken engine.Words
	In            io.Reader
	Out, Err      io.Writer
	// More are commands that others add.
	More []Command
}

// Command is one word of the command line. It ends with what Unfit gives for a line that cannot be followed.
type Command struct {
	Name string
	Run  func(ctx context.Context, p *Program, args []string) error
}

func (p *Program) commands() []Command {
	return append([]Command{
		{"replay", replay},
		{"state", state},
		{"perft", perft},
		{"bot", serveBot},
		{"match", playMatch},
		{"soak", soakGames},
		{"bench", bench},
		{"help", help},
	}, p.More...)
}

// errSaid is a failure that has been reported on Out already.
var errSaid = errors.New("")

// errInterrupted is what a command ends with that was broken off before it was done.
var errInterrupted error = engine.Because("cli.interrupted")

// Run runs a command line without the program's name and returns its exit status: 0, 1 for a failure, 2 for a command
// line that cannot be followed, 130 (as of a program that the signal ended) where it was interrupted and nothing had failed by then.
func (p *Program) Run(ctx context.Context, args []string) int {
	err := p.run(ctx, args)
	if err == nil {
		return 0
	}
	if errors.Is(err, context.Canceled) {
		err = errInterrupted
	}
	if err != errSaid {
		fmt.Fprintln(p.Err, "azulejo:", quote.Line(engine.Say(err, p.Spoken)))
	}
	switch m := (misuse{}); {
	case errors.As(err, &m):
		return 2
	case errors.Is(err, errInterrupted):
		return 130
	}
	return 1
}

func (p *Program) run(ctx context.Context, args []string) error {
	if len(args) == 0 {
		return Unfit("cli.none", or(p.names()))
	}
	for _, c := range p.commands() {
		if c.Name == args[0] {
			return c.Run(ctx, p, args[1:])
		}
	}
	if strings.HasPrefix(args[0], "-") {
		return Unfit("cli.unknown.flag", args[0], or(p.names()))
	}
	return Unfit("cli.unknown.command", quote.Text(args[0]), or(p.names()))
}

// names are those of the commands.
func (p *Program) names() (all []string) {
	for _, c := range p.commands() {
		all = append(all, c.Name)
	}
	return all
}

// help tells what the commands do, one line each, below one for the game itself.
func help(_ context.Context, p *Program, args []string) error {
	if err := ParseFlags(flag.NewFlagSet("help", flag.ContinueOnError), args); err != nil {
		return err
	}
	fmt.Fprintln(p.Out, p.Spoken.T("cli.help.window"))
	for _, name := range p.names() {
		fmt.Fprintln(p.Out, p.Spoken.T("cli.help."+name))
	}
	return nil
}

// noGame is the misuse of a game's name that is none; more are names that would do as well.
func (p *Program) noGame(id string, more ...string) error {
	return Unfit("cli.game", quote.Text(id), or(append(p.Games.IDs(), more...)))
}
