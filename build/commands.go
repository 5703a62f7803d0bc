package main

import (
	"os"
	"os/exec"
	"strings"
)

// goFor is a command of Go for another system.
func goFor(goos, goarch string, args ...string) *exec.Cmd {
	cmd := exec.Command("go", args...)
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0", "GOOS="+goos, "GOARCH="+goarch)
	cmd.Stderr = os.Stderr
	return cmd
}

// said is the line that a command answers.
func said(command string, args ...string) (string, error) {
	out, err := exec.Command(command, args...).Output()
	return strings.TrimSpace(string(out)), err
}

// beside runs the command of that name in the folder here, which needs a display of its own.
func beside(name string, args []string) error {
	cmd := exec.Command("go", append([]string{"run", "./build/" + name}, args...)...)
	cmd.Stdout, cmd.Stderr = os.Stdout, os.Stderr
	return cmd.Run()
}
