//go:build unix

package bounded

import "syscall"

// unwaiting lets a pipe be opened although nobody writes to it.
const unwaiting = syscall.O_NONBLOCK
