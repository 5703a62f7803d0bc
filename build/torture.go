package main

import (
	"os"
	"os/exec"
)

// torture runs the command of that name, which needs a display of its own.
func torture(args []string) error {
	cmd := exec.Command("go", append([]string{"run", "./build/torture"}, args...)...)
	cmd.Stdout, cmd.Stderr = os.Stdout, os.Stderr
	return cmd.Run()
}
