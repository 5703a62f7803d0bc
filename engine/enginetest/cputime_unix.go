//go:build unix

package enginetest

import (
	"syscall"
	"time"
)

// cpuTime is the processor time that this process has used, which other work on the machine does not lengthen.
func cpuTime() (time.Duration, error) {
	var used syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &used); err != nil {
		return 0, err
	}
	return time.Duration(used.Utime.Nano() + used.Stime.Nano()), nil
}
