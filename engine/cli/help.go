package cli

import (
	"fmt"
	"slices"
	"strings"
	"text/tabwriter"
	"unicode/utf8"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// helpCommand returns the command that prints the help of a command.
func (p *Program) helpCommand() *cobra.Command {
	cmd := NewCommand(p.Spoken, "help", "azulejo help match")
	cmd.Use += " [" + p.Spoken.T("cli.usage.command") + "]"
	cmd.Args = func(cmd *cobra.Command, args []string) error {
		switch {
		case len(args) > 1:
			return noOperands(cmd, args[1:])
		case len(args) == 1 && !slices.Contains(commandNames(cmd.Root()), args[0]):
			return noCommand(cmd.Root(), args[0])
		}
		return nil
	}
	cmd.ValidArgsFunction = func(cmd *cobra.Command, args []string, _ string) (names []string, _ cobra.ShellCompDirective) {
		if len(args) == 0 {
			names = commandNames(cmd.Root())
		}
		return names, cobra.ShellCompDirectiveNoFileComp
	}
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		subject, _, err := cmd.Root().Find(args)
		if err == nil {
			p.printHelp(subject)
		}
		return err
	}
	return cmd
}

// printHelp prints the summary, usage, subcommands, flags with defaults, and example of a command.
func (p *Program) printHelp(cmd *cobra.Command) {
	words := p.Spoken
	fmt.Fprintf(p.Out, "%s\n\n%s\n", cmd.Short, words.T("cli.usage", "usage", p.usageLine(cmd)))
	w := tabwriter.NewWriter(p.Out, 0, 0, 3, ' ', 0)
	if cmd.HasSubCommands() {
		fmt.Fprintf(p.Out, "\n%s\n", words.T("cli.usage.commands"))
		for _, c := range cmd.Commands() {
			if c.IsAvailableCommand() || c.Name() == "help" {
				fmt.Fprintf(w, "  %s\t%s\n", c.Name(), c.Short)
			}
		}
		w.Flush()
	}
	fmt.Fprintf(p.Out, "\n%s\n", words.T("cli.usage.flags"))
	common := cmd.Root().PersistentFlags()
	show := func(f *pflag.Flag) {
		fmt.Fprintf(w, "  %s\t%s\n", flagName(f), strings.Join(Wrap(p.flagUsage(f), 60), "\n\t"))
	}
	cmd.LocalFlags().VisitAll(func(f *pflag.Flag) {
		if common.Lookup(f.Name) == nil {
			show(f)
		}
	})
	common.VisitAll(show)
	w.Flush()
	fmt.Fprintf(p.Out, "\n%s\n  %s\n", words.T("cli.usage.examples"), strings.ReplaceAll(cmd.Example, "\n", "\n  "))
	if cmd.HasSubCommands() {
		fmt.Fprintf(p.Out, "\n%s\n", words.T("cli.usage.more", "command", "azulejo help match"))
	}
}

// usageLine returns the usage of a command, such as "azulejo replay [flag …] FILE…".
func (p *Program) usageLine(cmd *cobra.Command) string {
	flags := " [" + p.Spoken.T("cli.usage.flag") + "]"
	if !cmd.HasParent() {
		return cmd.Use + flags + " [" + p.Spoken.T("cli.usage.command") + "]"
	}
	name, operands, _ := strings.Cut(cmd.Use, " ")
	return strings.TrimSpace(cmd.Parent().CommandPath() + " " + name + flags + " " + operands)
}

// flagName returns a flag in the form typed on the command line, with the name of its value.
func flagName(f *pflag.Flag) string {
	name := "-" + f.Name
	if f.Shorthand != "" {
		name = "-" + f.Shorthand + ", " + name
	}
	value, _ := pflag.UnquoteUsage(f)
	return strings.TrimSpace(name + " " + value)
}

// flagUsage returns the description of a flag with its default.
func (p *Program) flagUsage(f *pflag.Flag) string {
	_, usage := pflag.UnquoteUsage(f)
	if slices.Contains([]string{"", "false", "[]"}, f.DefValue) {
		return usage
	}
	return p.Spoken.T("cli.usage.default", "description", usage, "value", f.DefValue)
}

// Wrap breaks text at spaces into lines of at most width characters, or longer if a single word is longer. With a width of 0 it does not break it.
func Wrap(text string, width int) (lines []string) {
	if width <= 0 {
		return []string{text}
	}
	line := ""
	for _, word := range strings.Split(text, " ") {
		if line != "" && utf8.RuneCountInString(line+" "+word) > width {
			lines, line = append(lines, line), ""
		}
		line = strings.TrimPrefix(line+" "+word, " ")
	}
	return append(lines, line)
}
