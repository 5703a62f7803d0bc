package store

import (
	"errors"

	"golang.org/x/sys/windows"
)

// isDiskFull reports whether the disk is full.
func isDiskFull(err error) bool {
	return errors.Is(err, windows.ERROR_DISK_FULL) || errors.Is(err, windows.ERROR_HANDLE_DISK_FULL)
}

// isReadOnly reports whether the disk is write-protected.
func isReadOnly(err error) bool { return errors.Is(err, windows.ERROR_WRITE_PROTECT) }
