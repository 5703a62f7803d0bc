package game

import (
	"slices"
	"strings"

	"azulejo/engine"
)

// displayless are the words by which Ebitengine says that there is nothing to open a window on: it has no error value for that.
var noDisplayMessages = []string{
	"no window system is available",
	"failed to open display",
	"the DISPLAY environment variable is missing",
	"no monitor was found",
}

// displayMissing is the reason for a fault of Ebitengine's.
type noDisplayError struct {
	*engine.Reason
	cause error
}

func (d noDisplayError) Unwrap() error { return d.cause }

// Explain gives the reason, for engine.Say, why the loop could not begin. Faults that it does not know stay as they are.
func ExplainError(err error) error {
	if err != nil && slices.ContainsFunc(noDisplayMessages, func(words string) bool { return strings.Contains(err.Error(), words) }) {
		return noDisplayError{engine.NewReason("cli.display", "fault", err.Error()), err}
	}
	return err
}
