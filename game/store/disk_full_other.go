//go:build !windows

package store

import (
	"errors"
	"syscall"
)

// full reports whether the system says that the disk, or the player's share of it, is full.
func isDiskFull(err error) bool {
	return errors.Is(err, syscall.ENOSPC) || errors.Is(err, syscall.EDQUOT)
}
