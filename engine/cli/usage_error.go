package cli

import (
	"errors"

	"azulejo/engine"
	"azulejo/engine/cli/shellwords"
	"azulejo/engine/players"
	"azulejo/engine/sanitize"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// UsageError is an error in the command line. The program prints it as one line and exits with status 2.
type UsageError struct{ *engine.Reason }

// NewUsageError returns a UsageError with a message key and its arguments.
func NewUsageError(code string, args ...any) error {
	return UsageError{engine.NewReason(code, args...)}
}

// ParseCommand returns the command of an external program, or a UsageError if the text cannot be split into words.
func ParseCommand(text string) (players.Command, error) {
	command, err := shellwords.Parse(text)
	if err != nil {
		return command, NewUsageError("cli.program", "program", sanitize.Text(text), "fault", err)
	}
	return command, nil
}

// usageError converts an error of the flag parser to a UsageError and returns other errors unchanged.
func usageError(cmd *cobra.Command, err error) error {
	var (
		reported UsageError
		unknown  *pflag.NotExistError
		syntax   *pflag.InvalidSyntaxError
		lacking  *pflag.ValueRequiredError
		invalid  *pflag.InvalidValueError
	)
	switch {
	case errors.As(err, &reported):
		return reported
	case errors.As(err, &unknown):
		return NewUsageError("cli.flag.unknown", "flag", "-"+unknown.GetSpecifiedName(), "command", cmd.CommandPath())
	case errors.As(err, &syntax):
		return NewUsageError("cli.flag.unknown", "flag", syntax.GetSpecifiedFlag(), "command", cmd.CommandPath())
	case errors.As(err, &lacking):
		return NewUsageError("cli.flag.lacks", "flag", "-"+lacking.GetSpecifiedName())
	case errors.As(err, &invalid):
		return NewUsageError("cli.flag.value", "value", sanitize.Text(invalid.GetValue()), "flag", "-"+invalid.GetFlag().Name)
	}
	return err
}
