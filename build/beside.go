package main

import (
	"os"
	"os/exec"
)

// beside is the command of that name in the folder here, which needs a display of its own.
func beside(name string) func(args []string) error {
	return func(args []string) error {
		cmd := exec.Command("go", append([]string{"run", "./build/" + name}, args...)...)
		cmd.Stdout, cmd.Stderr = os.Stdout, os.Stderr
		return cmd.Run()
	}
}
