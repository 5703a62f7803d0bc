//go:build unix

package store

import (
	"errors"
	"os"
	"syscall"
)

// syncFolder makes the names in a folder durable, where the file system can.
func syncFolder(folder string) error {
	d, err := os.Open(folder)
	if err != nil {
		return err
	}
	defer d.Close()
	if err = d.Sync(); errors.Is(err, syscall.EINVAL) || errors.Is(err, errors.ErrUnsupported) {
		return nil
	}
	return err
}
