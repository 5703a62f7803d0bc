// Package bounded takes in what comes from outside, such as files, pipes and lines of JSON: no more than fits, and nested no deeper than
// anything the program writes.
package bounded

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
)

// The most bytes that are read.
const (
	MostJSON   = 1 << 20
	MostRecord = 4 << 20
)

// ErrLong is what is reported of a text beyond its limit. Test for it with errors.Is.
var ErrLong = errors.New("too long")

// ErrSpecial is what Regular reports of a pipe, a device or a folder. Test for it with errors.Is.
var ErrSpecial = errors.New("no regular file")

// All reads to the end, but never more than a byte beyond the limit; a longer text is ErrLong.
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

// File reads what a name on the command line stands for, which may be a pipe or a device.
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

// Regular reads a file, or what a link leads to; anything but a regular file is ErrSpecial. It never waits for a pipe's other end, even if
// one takes the file's place meanwhile.
func Regular(name string, limit int) ([]byte, error) {
	if err := regular(os.Stat(name)); err != nil { // a device is not even opened
		return nil, err
	}
	f, err := os.OpenFile(name, os.O_RDONLY|unwaiting, 0)
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
