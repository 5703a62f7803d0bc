package main

import (
	"os"
	"os/exec"
	"strings"
)

// goCommand is a command of Go for another system.
func goCommand(goos, goarch string, args ...string) *exec.Cmd {
	cmd := exec.Command("go", args...)
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0", "GOOS="+goos, "GOARCH="+goarch)
	cmd.Stderr = os.Stderr
	return cmd
}

// commandOutput is the line that a command answers.
func commandOutput(command string, args ...string) (string, error) {
	out, err := exec.Command(command, args...).Output()
	return strings.TrimSpace(string(out)), err
}

// runSubcommand runs the command of that name in the folder here, which needs a display of its own.
func runSubcommand(name string, args []string) error {
	cmd := exec.Command("go", append([]string{"run", "./build/" + name}, args...)...)
	cmd.Stdout, cmd.Stderr = os.Stdout, os.Stderr
	return cmd.Run()
}
