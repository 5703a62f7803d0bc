//go:build unix

package players

import (
	"os/exec"
	"syscall"
)

// group is a process group, known by the process that leads it.
type group int

// startGroup starts a program that leads a group of its own.
func startGroup(cmd *exec.Cmd) (group, error) {
	cmd.SysProcAttr = leader()
	if err := cmd.Start(); err != nil {
		return 0, err
	}
	return group(cmd.Process.Pid), nil
}

// kill ends all processes of the group; there may be none left.
func (g group) kill() { syscall.Kill(-int(g), syscall.SIGKILL) }

func (group) close() {}
