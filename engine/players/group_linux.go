package players

import "syscall"

// leader makes a process lead a group, and end with the thread that started it: also where that is killed without a chance to tidy up.
func leader() *syscall.SysProcAttr {
	return &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
}
