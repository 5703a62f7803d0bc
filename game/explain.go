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

// noGraphicsMessages are parts of Ebitengine's error messages if there is no usable OpenGL driver.
var noGraphicsMessages = []string{"egl: ", "glx: ", "wgl: ", "nsgl: ", "OpenGL"}

// explainedError is an Ebitengine error with a translatable reason.
type explainedError struct {
	*engine.Reason
	cause error
}

func (e explainedError) Unwrap() error { return e.cause }

// ExplainError adds a reason for engine.Say to an error of ebiten.RunGame if there is no display or no graphics driver. Other errors are returned
// unchanged.
func ExplainError(err error) error {
	if err == nil {
		return nil
	}
	contained := func(message string) bool { return strings.Contains(err.Error(), message) }
	switch {
	case slices.ContainsFunc(noDisplayMessages, contained):
		return explainedError{engine.NewReason("cli.display", "fault", err.Error()), err}
	case slices.ContainsFunc(noGraphicsMessages, contained):
		return explainedError{engine.NewReason("cli.graphics", "fault", err.Error()), err}
	}
	return err
}
