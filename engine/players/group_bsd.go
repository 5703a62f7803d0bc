//go:build unix && !linux

package players

import "syscall"

// leader makes a process lead a group. Nothing here ends it with the thread that started it, but its input then ends.
func leader() *syscall.SysProcAttr { return &syscall.SysProcAttr{Setpgid: true} }
