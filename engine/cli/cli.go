// Package cli implements the command line: the subcommands that need no display, help, and shell completion.
package cli

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"strings"

	"azulejo/engine"
	"azulejo/engine/gamedef"
	"azulejo/engine/sanitize"

	"github.com/spf13/cobra"
)

// Program is the environment in which the commands run.
type Program struct {
	Games gamedef.Games
	// Words translates output for other programs, Spoken output for people.
	Words, Spoken engine.Words
	In            io.Reader
	Out, Err      io.Writer
	// Version is printed by -version.
	Version string
	// Languages are the values that completion offers for -lang. Speaks reports whether -lang accepts a value; nil accepts all values.
	Languages []string
	Speaks    func(language string) bool
	// Window opens the game window. It is called for a command line without a subcommand.
	Window func(context.Context, Window) error
	// More are the subcommands defined in other packages.
	More []*cobra.Command
}

// ErrReported is the error of a command that has already reported its failure.
var ErrReported = errors.New("")

// errInterrupted is the error of a command that was interrupted.
var errInterrupted error = engine.NewReason("cli.interrupted")

// interruption is errInterrupted with what was done before.
type interruption struct{ *engine.Reason }

func (interruption) Unwrap() error { return errInterrupted }

// output is a writer that remembers its first error, so that no command has to look at every write.
type output struct {
	io.Writer
	err error
}

func (o *output) Write(data []byte) (int, error) {
	if o.err != nil {
		return 0, o.err
	}
	n, err := o.Writer.Write(data)
	o.err = err
	return n, err
}

// Run runs a command line, given without the program's name, and returns the exit status: 0 for success, 1 for a failure, which includes output that
// cannot be written, 2 for a usage error, and 130 (as after SIGINT) for a command that was interrupted before any failure.
func (p *Program) Run(ctx context.Context, args []string) int {
	out, q := &output{Writer: p.Out}, *p
	q.Out = out
	return q.run(ctx, args, out)
}

func (p *Program) run(ctx context.Context, args []string, out *output) int {
	cmd, err := p.execute(ctx, args)
	if out.err != nil {
		err = engine.NewReason("cli.output", "fault", out.err)
	}
	if err == nil {
		return 0
	}
	if errors.Is(err, context.Canceled) {
		err = errInterrupted
	}
	err = usageError(cmd, err)
	if err != ErrReported {
		fmt.Fprintln(p.Err, cmd.CommandPath()+":", sanitize.Line(engine.Say(err, p.Spoken)))
	}
	switch u := (UsageError{}); {
	case errors.As(err, &u):
		return 2
	case errors.Is(err, errInterrupted):
		return 130
	}
	return 1
}

// execute runs a command line and returns the command that it selected.
func (p *Program) execute(ctx context.Context, args []string) (*cobra.Command, error) {
	root := p.root()
	root.SetArgs(doubleDashes(root, args))
	if !isCompletion(args) {
		return root.ExecuteContextC(ctx)
	}
	var out bytes.Buffer
	root.SetOut(&out)
	cmd, err := root.ExecuteContextC(ctx)
	if err == nil {
		_, err = io.WriteString(p.Out, editCompletions(out.String(), args[len(args)-1]))
	}
	return cmd, err
}

// root returns the root command, which opens the game window, with all subcommands.
func (p *Program) root() *cobra.Command {
	root := p.windowCommand()
	root.SetIn(p.In)
	root.SetOut(p.Out)
	root.SetErr(p.Err)
	root.SilenceErrors, root.SilenceUsage, root.TraverseChildren = true, true, true
	root.CompletionOptions.SetDefaultShellCompDirective(cobra.ShellCompDirectiveNoFileComp)
	root.PersistentFlags().Func("lang", p.Spoken.T("cli.flags.lang", "languages", or(p.Languages)), p.checkLanguage)
	OfferValues(root, "lang", p.Languages...)
	root.PersistentFlags().BoolP("help", "h", false, p.Spoken.T("cli.flags.help"))
	root.InitDefaultHelpFlag() // merges the flags above into those of root, which Traverse uses
	root.SetHelpFunc(func(cmd *cobra.Command, _ []string) { p.printHelp(cmd) })
	root.SetHelpCommand(p.helpCommand())
	root.AddCommand(p.openCommand(), p.serveCommand(), p.replayCommand(), p.stateCommand(), p.perftCommand(), p.botCommand(), p.matchCommand(), p.soakCommand(), p.benchCommand(),
		p.versionCommand(), p.completionCommand())
	root.AddCommand(p.More...)
	root.InitDefaultHelpCmd()
	return root
}

// checkLanguage checks the value of -lang, which LanguageFlag has already read.
func (p *Program) checkLanguage(language string) error {
	if p.Speaks == nil || p.Speaks(language) {
		return nil
	}
	return NewUsageError("cli.language", "language", sanitize.Text(language), "languages", or(p.Languages))
}

// NewCommand returns a command that takes only flags. Its summary is the message "cli.help." followed by its name; example is a command line.
func NewCommand(words engine.Words, name, example string) *cobra.Command {
	cmd := &cobra.Command{Use: name, Short: words.T("cli.help." + name), Example: example, Args: noOperands}
	cmd.Flags().SortFlags = false
	return cmd
}

// noOperands reports an error for operands.
func noOperands(_ *cobra.Command, args []string) error {
	if len(args) > 0 {
		return NewUsageError("cli.unexpected", "argument", sanitize.Text(args[0]))
	}
	return nil
}

// versionCommand returns the command that prints the version, like the flag -version.
func (p *Program) versionCommand() *cobra.Command {
	cmd := NewCommand(p.Spoken, "version", "azulejo version")
	cmd.RunE = func(*cobra.Command, []string) error { return p.printVersion() }
	return cmd
}

func (p *Program) printVersion() error {
	_, err := fmt.Fprintln(p.Out, "azulejo", p.Version)
	return err
}

// noCommand returns the error for an unknown subcommand.
func noCommand(root *cobra.Command, name string) error {
	return NewUsageError("cli.unknown.command", "command", sanitize.Text(name), "commands", or(commandNames(root)))
}

// commandNames returns the names of the subcommands in alphabetical order.
func commandNames(root *cobra.Command) (all []string) {
	for _, c := range root.Commands() {
		if c.IsAvailableCommand() || c.Name() == "help" {
			all = append(all, c.Name())
		}
	}
	return all
}

// unknownGame returns the error for an unknown game; more are other accepted names.
func (p *Program) unknownGame(id string, more ...string) error {
	return NewUsageError("cli.game", "game", sanitize.Text(id), "games", or(append(p.Games.IDs(), more...)))
}

// or joins alternatives.
func or(names []string) string { return strings.Join(names, ", ") }
