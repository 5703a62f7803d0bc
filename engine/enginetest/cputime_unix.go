//go:build unix

package enginetest

import (
	"syscall"
	"time"
)

// cpuTime returns the processor time used by the process, which does not depend on other load on the machine.
func cpuTime() (time.Duration, error) {
	var used syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &used); err != nil {
		return 0, err
	}
	return time.Duration(used.Utime.Nano() + used.Stime.Nano()), nil
}
