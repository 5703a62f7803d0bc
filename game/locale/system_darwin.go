package locale

import (
	"os/exec"
	"strings"
)

func system() []string {
	out, err := exec.Command("defaults", "read", "-g", "AppleLocale").Output() // what is opened with a click has no environment
	if err != nil {
		return nil
	}
	return posix(strings.TrimSpace(string(out)))
}
