//go:build unix

package enginetest

import (
	"time"

	"golang.org/x/sys/unix"
)

// cpuTime is the processor time that this process has used, which other work on the machine does not lengthen.
func cpuTime() (time.Duration, error) {
	var used unix.Rusage
	if err := unix.Getrusage(unix.RUSAGE_SELF, &used); err != nil {
		return 0, err
	}
	return time.Duration(used.Utime.Nano() + used.Stime.Nano()), nil
}
