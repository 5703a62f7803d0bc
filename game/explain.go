package game

import (
	"fmt"
	"strings"
)

// displayless are the words by which Ebitengine says that there is nothing to open a window on: it has no error value for that.
var displayless = []string{
	"no window system is available",
	"failed to open display",
	"the DISPLAY environment variable is missing",
	"no monitor was found",
}

// Explain puts into players' words why the loop could not begin. Faults that it does not know stay as they are.
func Explain(err error) error {
	if err == nil {
		return nil
	}
	for _, words := range displayless {
		if strings.Contains(err.Error(), words) {
			return fmt.Errorf("there is no display to open a window on (%w)", err)
		}
	}
	return err
}
