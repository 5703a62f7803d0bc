package cli

import (
	"errors"
	"io"
	"slices"
	"strings"

	"azulejo/engine/players"
	"azulejo/engine/sanitize"

	"github.com/spf13/cobra"
)

// Shells returns the names of the shells with a completion script.
func Shells() []string { return []string{"bash", "fish", "zsh"} }

// WriteCompletion writes the completion script for a shell. The script calls the program, so it does not depend on the version.
func WriteCompletion(w io.Writer, shell string) error {
	root := &cobra.Command{Use: "azulejo"}
	switch shell {
	case "bash":
		return root.GenBashCompletionV2(w, true)
	case "fish":
		return writeFish(w, root)
	case "zsh":
		return root.GenZshCompletion(w)
	}
	return NewUsageError("cli.shell", "shell", sanitize.Text(shell), "shells", or(Shells()))
}

// fishFiles is the part of cobra's fish script that falls back to unfiltered file completion. fishFilter replaces it: it offers folders, and
// if the filter is by extension also the files with one of them. For -flag=value completion the flag is kept as a prefix.
const (
	fishFiles = `        __azulejo_debug "File extension filtering or directory filtering not supported"
        # Do full file completion instead
        return 1
`
	fishFilter = `        set -l typed (commandline -ct)
        set -l flag (string match -r -- '^-[^=]*=' $typed)
        set -l wanted '/$'
        if test $filefilter -eq 1
            set wanted '(?:/|\.(?:'(string join '|' $__azulejo_comp_results)'))$'
        end
        set --global __azulejo_comp_results "$flag"(complete -C "'' "(string replace -- "$flag" '' $typed) | string replace -r '\t.*' '' | string match --entire -r -- $wanted)
        return 0
`
)

// writeFish writes the script for fish, changed to filter files like the scripts for the other shells.
func writeFish(w io.Writer, root *cobra.Command) error {
	var script strings.Builder
	if err := root.GenFishCompletion(&script, true); err != nil {
		return err
	}
	if !strings.Contains(script.String(), fishFiles) {
		return errors.New("the script for fish has changed: it cannot be made to filter files")
	}
	_, err := io.WriteString(w, strings.Replace(script.String(), fishFiles, fishFilter, 1))
	return err
}

// completionCommand returns the command that prints the completion script for a shell.
func (p *Program) completionCommand() *cobra.Command {
	cmd := NewCommand(p.Spoken, "completion", "source <(azulejo completion bash)\n"+
		"azulejo completion zsh > \"${fpath[1]}/_azulejo\"\n"+
		"azulejo completion fish > ~/.config/fish/completions/azulejo.fish")
	cmd.Use += " bash|fish|zsh"
	cmd.ValidArgs = Shells()
	cmd.Args = func(_ *cobra.Command, args []string) error {
		switch {
		case len(args) == 0:
			return NewUsageError("cli.shell.none", "shells", or(Shells()))
		case !slices.Contains(Shells(), args[0]):
			return NewUsageError("cli.shell", "shell", sanitize.Text(args[0]), "shells", or(Shells()))
		}
		return noOperands(nil, args[1:])
	}
	cmd.RunE = func(_ *cobra.Command, args []string) error { return WriteCompletion(p.Out, args[0]) }
	return cmd
}

// OfferValues adds completion of the given values to a flag of cmd.
func OfferValues(cmd *cobra.Command, flag string, values ...string) {
	cmd.RegisterFlagCompletionFunc(flag, cobra.FixedCompletions(values, cobra.ShellCompDirectiveNoFileComp))
}

// OfferSeats adds completion to the flag -seat of cmd: the given levels, and the prefix of an external program without a space after it.
func OfferSeats(cmd *cobra.Command, levels ...string) {
	cmd.RegisterFlagCompletionFunc("seat", func(_ *cobra.Command, _ []string, typed string) ([]string, cobra.ShellCompDirective) {
		if typed != "" && strings.HasPrefix(players.Program, typed) {
			return []string{players.Program}, cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveNoSpace
		}
		return append(slices.Clone(levels), players.Program), cobra.ShellCompDirectiveNoFileComp
	})
}

// isCompletion reports whether args are a request from a completion script.
func isCompletion(args []string) bool {
	return len(args) > 1 && (args[0] == cobra.ShellCompRequestCmd || args[0] == cobra.ShellCompNoDescRequestCmd)
}

// editCompletions removes the quotes around value names. Flags get a single dash if the user typed a single dash.
func editCompletions(lines, typed string) string {
	lines = strings.ReplaceAll(lines, "`", "")
	if strings.HasPrefix(typed, "-") && !strings.HasPrefix(typed, "--") {
		lines = strings.TrimPrefix(strings.ReplaceAll("\n"+lines, "\n--", "\n-"), "\n")
	}
	return lines
}
