//go:build !unix

package enginetest

import "time"

// cpuTime returns the time of day because the processor time is not available.
func cpuTime() (time.Duration, error) { return time.Duration(time.Now().UnixNano()), nil }
