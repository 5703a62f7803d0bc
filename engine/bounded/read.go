// Package bounded reads external input such as files, pipes and JSON with limits on size and nesting, far above those of anything that the
// program writes.
package bounded

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
)

// Size limits in bytes.
const (
	MostJSON   = 1 << 20
	MostRecord = 4 << 20
	MostExport = 64 << 20 // a file of many records
)

// ErrLong is the error for input that exceeds its limit. Test for it with errors.Is.
var ErrLong = errors.New("too long")

// ErrSpecial is the error of Regular for a pipe, a device or a folder. Test for it with errors.Is.
var ErrSpecial = errors.New("no regular file")

// All reads until EOF, but at most one byte more than the limit. Longer input is ErrLong.
func All(r io.Reader, limit int) ([]byte, error) {
	data, err := io.ReadAll(io.LimitReader(r, int64(limit)+1))
	if err == nil && len(data) > limit {
		err = fmt.Errorf("%w, expected at most %d bytes", ErrLong, limit)
	}
	if err != nil {
		return nil, err
	}
	return data, nil
}

// File reads the file, pipe or device with a name from the command line.
func File(name string, limit int) ([]byte, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	data, err := All(f, limit)
	if errors.Is(err, ErrLong) {
		err = fmt.Errorf("%s: %w", name, err)
	}
	return data, err
}

// Regular reads a regular file, following links; anything else is ErrSpecial. It never blocks on the other end of a pipe, even if a pipe
// replaces the file in the meantime.
func Regular(name string, limit int) ([]byte, error) {
	if err := regular(os.Stat(name)); err != nil { // do not even open a device
		return nil, err
	}
	f, err := os.OpenFile(name, os.O_RDONLY|nonBlocking, 0)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	if err := regular(f.Stat()); err != nil {
		return nil, err
	}
	return All(f, limit)
}

func regular(info fs.FileInfo, err error) error {
	if err == nil && !info.Mode().IsRegular() {
		err = ErrSpecial
	}
	return err
}
