//go:build !windows

package store

import (
	"errors"
	"syscall"
)

// isDiskFull reports whether the disk or the user's quota is full, or the file larger than the process may write.
func isDiskFull(err error) bool {
	return errors.Is(err, syscall.ENOSPC) || errors.Is(err, syscall.EDQUOT) || errors.Is(err, syscall.EFBIG)
}

// isReadOnly reports whether the file system cannot be written.
func isReadOnly(err error) bool { return errors.Is(err, syscall.EROFS) }
