package store

import (
	"errors"
	"io"
	"io/fs"
	"os"

	"azulejo/engine/bounded"

	"github.com/gofrs/flock"
)

// FileSystem holds the files of a Folder. Tests replace it by one whose operations fail.
type FileSystem interface {
	Stat(path string) (fs.FileInfo, error) // follows links
	Lstat(path string) (fs.FileInfo, error)
	ReadDir(folder string) ([]fs.DirEntry, error)
	// ReadFile reads a regular file; see bounded.Regular.
	ReadFile(path string, limit int) ([]byte, error)
	MkdirAll(folder string) error
	CreateTemp(folder, pattern string) (TempFile, error)
	Rename(from, to string) error
	Remove(path string) error
	// SyncFolder makes the names in a folder durable. It does nothing where the system cannot.
	SyncFolder(folder string) error
	// Lock creates a file unless it exists and locks it, or reports ErrLocked.
	Lock(path string) (unlock func(), err error)
}

// TempFile is a temporary file being written.
type TempFile interface {
	io.WriteCloser
	Name() string
	Sync() error
}

// osFiles is the file system of the operating system.
type osFiles struct{}

func (osFiles) Stat(path string) (fs.FileInfo, error)           { return os.Stat(path) }
func (osFiles) Lstat(path string) (fs.FileInfo, error)          { return os.Lstat(path) }
func (osFiles) ReadDir(folder string) ([]fs.DirEntry, error)    { return os.ReadDir(folder) }
func (osFiles) ReadFile(path string, limit int) ([]byte, error) { return bounded.Regular(path, limit) }
func (osFiles) MkdirAll(folder string) error                    { return os.MkdirAll(folder, 0o755) }
func (osFiles) Rename(from, to string) error                    { return os.Rename(from, to) }
func (osFiles) Remove(path string) error                        { return os.Remove(path) }
func (osFiles) SyncFolder(folder string) error                  { return syncFolder(folder) }

func (osFiles) CreateTemp(folder, pattern string) (TempFile, error) {
	f, err := os.CreateTemp(folder, pattern)
	if err != nil {
		return nil, err
	}
	return f, nil
}

// Lock locks a regular file. Opening anything else, such as a pipe, could block forever.
func (osFiles) Lock(path string) (unlock func(), err error) {
	switch info, err := os.Stat(path); {
	case err == nil && !info.Mode().IsRegular():
		return nil, bounded.ErrSpecial
	case err != nil && !errors.Is(err, fs.ErrNotExist):
		return nil, err
	}
	lock := flock.New(path)
	switch held, err := lock.TryLock(); {
	case err != nil:
		return nil, err
	case !held:
		return nil, ErrLocked
	}
	return func() { lock.Unlock() }, nil
}
