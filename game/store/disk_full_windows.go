package store

import (
	"errors"

	"golang.org/x/sys/windows"
)

// full reports whether the system says that the disk is full.
func isDiskFull(err error) bool {
	return errors.Is(err, windows.ERROR_DISK_FULL) || errors.Is(err, windows.ERROR_HANDLE_DISK_FULL)
}
