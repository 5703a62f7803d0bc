//go:build !js && !windows && !darwin

package locale

import "os"

func system() []string {
	all, _ := environment(os.Getenv)
	return all
}
