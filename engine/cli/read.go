package cli

import (
	"bytes"
	"flag"

	"azulejo/engine"
	"azulejo/engine/intake"
	"azulejo/engine/record"
)

// parseFiles reads flags and at least one file name, at most most.
func parseFiles(flags *flag.FlagSet, args []string, most int) ([]string, error) {
	if err := parse(flags, args); err != nil {
		return nil, err
	}
	switch n := flags.NArg(); {
	case n == 0 && most > 1:
		return nil, Unfit("cli.files", flags.Name())
	case n == 0 || n > most:
		return nil, Unfit("cli.file", flags.Name(), n)
	}
	return flags.Args(), nil
}

// position reads a record, or a state as JSON, and returns the position it leads to and the names of the seats.
func (p *Program) position(file string) (engine.Position, []string, error) {
	data, err := intake.File(file, intake.MostRecord)
	if err != nil {
		return nil, nil, err
	}
	if t := bytes.TrimSpace(data); len(t) > 0 && t[0] == '{' {
		_, pos, names, err := p.Games.ParseState(data)
		if err != nil {
			err = engine.Because("cli.flag", file, err)
		}
		return pos, names, err
	}
	rec, err := record.Parse(file, data, p.Games.Editions())
	if err != nil {
		return nil, nil, err
	}
	return rec.Match.Position(), rec.Names(), nil
}
