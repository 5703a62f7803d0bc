package locale

import (
	"os"
	"os/exec"
	"strings"
)

func system() []string {
	if all, set := environment(os.Getenv); set {
		return all
	}
	out, err := exec.Command("defaults", "read", "-g", "AppleLocale").Output() // what is opened with a click has no environment
	if err != nil {
		return nil
	}
	return posix(strings.TrimSpace(string(out)))
}
