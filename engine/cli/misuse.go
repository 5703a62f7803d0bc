package cli

import (
	"errors"
	"flag"
	"io"
	"regexp"
	"strings"

	"azulejo/engine"
	"azulejo/engine/quote"
)

// misuse is a command line that cannot be followed: one clear line, exit status 2. It names its words by their key.
type misuse struct{ *engine.Reason }

// Unfit is a command line that cannot be followed, in the words of a key.
func Unfit(code string, args ...any) error { return misuse{engine.Because(code, args...)} }

// Misused is what is wrong with flags, by what the standard library says of them.
func Misused(command string, err error) error {
	for _, c := range []struct {
		says *regexp.Regexp
		code string
	}{
		{regexp.MustCompile(`(?s)^flag provided but not defined: (\S+)`), "cli.flag.unknown"},
		{regexp.MustCompile(`(?s)^flag needs an argument: (\S+)`), "cli.flag.lacks"},
		{regexp.MustCompile(`(?s)^bad flag syntax: (.+)`), "cli.flag.unknown"},
		{regexp.MustCompile(`(?s)^invalid (?:boolean )?value (".*") for (?:flag )?(-[^ :]+)`), "cli.flag.value"},
	} {
		if m := c.says.FindStringSubmatch(err.Error()); m != nil {
			args := []any{command}
			for _, each := range m[1:] {
				args = append(args, each)
			}
			return Unfit(c.code, args...)
		}
	}
	if errors.Is(err, flag.ErrHelp) {
		return Unfit("cli.flag.unknown", command, "-help")
	}
	return Unfit("cli.flag", command, err.Error())
}

// ParseFlags reads all of args as flags.
func ParseFlags(flags *flag.FlagSet, args []string) error {
	if err := parse(flags, args); err != nil {
		return err
	}
	if flags.NArg() > 0 {
		return Unfit("cli.unexpected", flags.Name(), quote.Text(flags.Arg(0)))
	}
	return nil
}

// parse reads the flags in front.
func parse(flags *flag.FlagSet, args []string) error {
	flags.SetOutput(io.Discard)
	if err := flags.Parse(args); err != nil {
		return Misused(flags.Name(), err)
	}
	return nil
}

// or lists what is expected.
func or(names []string) string { return strings.Join(names, ", ") }
