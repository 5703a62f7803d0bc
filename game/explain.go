package game

import (
	"slices"
	"strings"

	"azulejo/engine"
)

// noDisplayMessages are parts of Ebitengine's error messages if there is no display. It has no error value for that.
var noDisplayMessages = []string{
	"no window system is available",
	"failed to open display",
	"the DISPLAY environment variable is missing",
	"no monitor was found",
}

// noDisplayError is an Ebitengine error with a translatable reason.
type noDisplayError struct {
	*engine.Reason
	cause error
}

func (n noDisplayError) Unwrap() error { return n.cause }

// ExplainError adds a reason for engine.Say to an error of ebiten.RunGame if there is no display. Other errors are returned unchanged.
func ExplainError(err error) error {
	if err != nil && slices.ContainsFunc(noDisplayMessages, func(message string) bool { return strings.Contains(err.Error(), message) }) {
		return noDisplayError{engine.NewReason("cli.display", "fault", err.Error()), err}
	}
	return err
}
