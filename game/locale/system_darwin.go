package locale

import (
	"os/exec"
	"strings"
)

// systemLanguages returns the language of the system settings, as a program started from the Finder has no locale variables.
func systemLanguages() []string {
	out, err := exec.Command("defaults", "read", "-g", "AppleLocale").Output()
	if err != nil {
		return nil
	}
	return fromPOSIX(strings.TrimSpace(string(out)))
}
