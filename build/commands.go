package main

import (
	"os"
	"os/exec"
	"strings"
)

// goCommand returns a go command for a target system.
func goCommand(goos, goarch string, args ...string) *exec.Cmd {
	cmd := exec.Command("go", args...)
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0", "GOOS="+goos, "GOARCH="+goarch)
	cmd.Stderr = os.Stderr
	return cmd
}

// commandOutput runs a command and returns its trimmed output.
func commandOutput(command string, args ...string) (string, error) {
	out, err := exec.Command(command, args...).Output()
	return strings.TrimSpace(string(out)), err
}

// runSubcommand runs a command in a subdirectory of build. These are separate programs since they open a display.
func runSubcommand(name string, args []string) error {
	cmd := exec.Command("go", append([]string{"run", "./build/" + name}, args...)...)
	cmd.Stdout, cmd.Stderr = os.Stdout, os.Stderr
	return cmd.Run()
}
