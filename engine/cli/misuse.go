package cli

import (
	"flag"
	"fmt"
	"io"

	"azulejo/engine/quote"
)

// misuse is a command line that cannot be followed: one clear line, exit status 2.
type misuse string

func (m misuse) Error() string { return string(m) }

func misused(format string, args ...any) error { return misuse(fmt.Sprintf(format, args...)) }

// parseFlags reads all of args as flags.
func parseFlags(flags *flag.FlagSet, args []string) error {
	flags.SetOutput(io.Discard)
	if err := flags.Parse(args); err != nil {
		return misused("%s: %v", flags.Name(), err)
	}
	if flags.NArg() > 0 {
		return misused("%s: unexpected %s", flags.Name(), quote.Text(flags.Arg(0)))
	}
	return nil
}
