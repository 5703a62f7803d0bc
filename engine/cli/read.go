package cli

import (
	"bytes"

	"azulejo/engine"
	"azulejo/engine/bounded"
	"azulejo/engine/record"

	"github.com/spf13/cobra"
)

// TakeFiles makes cmd accept from 1 to most file names. Completion offers files with the given extensions.
func TakeFiles(words engine.Words, cmd *cobra.Command, most int, extensions ...string) {
	operand := "cli.usage.file"
	if most > 1 {
		operand = "cli.usage.files"
	}
	cmd.Use += " " + words.T(operand)
	cmd.Args = func(_ *cobra.Command, args []string) error {
		switch n := len(args); {
		case n == 0 && most > 1:
			return NewUsageError("cli.files")
		case n == 0 || n > most:
			return NewUsageError("cli.file", "files", n)
		}
		return nil
	}
	cmd.ValidArgsFunction = func(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
		if len(args) >= most {
			return nil, cobra.ShellCompDirectiveNoFileComp
		}
		return extensions, cobra.ShellCompDirectiveFilterFileExt
	}
}

// ReadRecord reads a record from a file.
func ReadRecord(file string, editions []*engine.Edition) (*record.Record, error) {
	data, err := bounded.File(file, bounded.MostRecord)
	if err != nil {
		return nil, err
	}
	return record.Parse(file, data, editions)
}

// position reads a record, or a state as JSON, and returns its final position and the names of the players.
func (p *Program) position(file string) (engine.Position, []string, error) {
	data, err := bounded.File(file, bounded.MostRecord)
	if err != nil {
		return nil, nil, err
	}
	if t := bytes.TrimSpace(data); len(t) > 0 && t[0] == '{' {
		_, pos, names, err := p.Games.ParseState(data)
		if err != nil {
			err = engine.NewReason("cli.flag", "name", file, "fault", err)
		}
		return pos, names, err
	}
	rec, err := record.Parse(file, data, p.Games.Editions())
	if err != nil {
		return nil, nil, err
	}
	return rec.Match.Position(), rec.Names(), nil
}
