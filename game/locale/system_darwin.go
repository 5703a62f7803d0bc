package locale

import (
	"os/exec"
	"strings"
)

func system() []string {
	out, err := exec.Command("defaults", "read", "-g", "AppleLocale").Output() // a program started from the Finder has no locale variables
	if err != nil {
		return nil
	}
	return posix(strings.TrimSpace(string(out)))
}
