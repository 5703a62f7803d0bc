//go:build unix

package bounded

import "syscall"

// nonBlocking makes opening a pipe without a writer return at once.
const nonBlocking = syscall.O_NONBLOCK
