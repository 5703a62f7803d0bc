//go:build unix && !linux

package players

import (
	"os/exec"
	"syscall"
)

// group is a process group, known by the process that leads it. A process that leaves the group is out of reach, and nothing ends the group
// when this program is killed, except that the input of its program then ends.
type group int

// startGroup starts a program that leads a new group.
func startGroup(cmd *exec.Cmd) (group, error) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	if err := cmd.Start(); err != nil {
		return 0, err
	}
	return group(cmd.Process.Pid), nil
}

// kill ends all processes of the group; there may be none left.
func (g group) kill() { syscall.Kill(-int(g), syscall.SIGKILL) }

func (group) close() {}
