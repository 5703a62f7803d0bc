//go:build !windows

package store

import (
	"errors"
	"syscall"
)

// isDiskFull reports whether the disk or the user's quota is full.
func isDiskFull(err error) bool {
	return errors.Is(err, syscall.ENOSPC) || errors.Is(err, syscall.EDQUOT)
}
