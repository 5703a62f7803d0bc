//go:build unix

package store

import (
	"errors"
	"os"
	"path/filepath"
	"syscall"

	"testing"
	"time"

	"azulejo/engine/bounded"
)

// TestFolderRejectsSpecialFiles checks that a pipe, device or folder instead of a saved file is an error and can be set aside. Reading it could block
// forever.
func TestFolderRejectsSpecialFiles(t *testing.T) {
	for name, put := range map[string]func(path string) error{
		"pipe":             func(p string) error { return syscall.Mkfifo(p, 0o644) },
		"folder":           func(p string) error { return os.Mkdir(p, 0o755) },
		"link to a device": func(p string) error { return os.Symlink("/dev/zero", p) },
		"link to a pipe": func(p string) error {
			return errors.Join(syscall.Mkfifo(p+".pipe", 0o644), os.Symlink(p+".pipe", p))
		},
	} {
		dir := t.TempDir()
		s := NewFolder(dir)
		if err := put(filepath.Join(dir, "autosave.azl")); err != nil {
			t.Fatal(err)
		}
		if _, err := s.Load("autosave.azl"); !errors.Is(err, bounded.ErrSpecial) {
			t.Errorf("%s: Load reports %v", name, err)
		}
		if to, err := s.SetAside("autosave.azl"); err != nil || to != "autosave.azl.damaged-1" {
			t.Errorf("%s: SetAside = %q, %v", name, to, err)
		}
	}
}

// TestFolderLimit checks that a file above the limit is an error.
func TestFolderLimit(t *testing.T) {
	dir := t.TempDir()
	f, err := os.Create(filepath.Join(dir, "autosave.azl"))
	if err == nil {
		err = errors.Join(f.Truncate(1<<40), f.Close())
	}
	if err != nil {
		t.Fatal(err)
	}
	if _, err := NewFolder(dir).Load("autosave.azl"); !errors.Is(err, bounded.ErrLong) {
		t.Errorf("Load of a terabyte reports %v", err)
	}
}

// TestLockOfSpecialFile checks that a pipe, device or folder in place of a lock file is an error at once. Opening a pipe would block until
// another program writes to it.
func TestLockOfSpecialFile(t *testing.T) {
	for name, put := range map[string]func(path string) error{
		"pipe":             func(p string) error { return syscall.Mkfifo(p, 0o644) },
		"folder":           func(p string) error { return os.Mkdir(p, 0o755) },
		"link to a device": func(p string) error { return os.Symlink("/dev/zero", p) },
		"link to a pipe": func(p string) error {
			return errors.Join(syscall.Mkfifo(p+".pipe", 0o644), os.Symlink(p+".pipe", p))
		},
	} {
		dir := t.TempDir()
		if err := put(filepath.Join(dir, lockPrefix+"slot-1")); err != nil {
			t.Fatal(err)
		}
		result := make(chan error, 1)
		go func() {
			_, err := NewFolder(dir).Lock("slot-1")
			result <- err
		}()
		select {
		case err := <-result:
			if !errors.Is(err, bounded.ErrSpecial) {
				t.Errorf("%s: Lock reports %v", name, err)
			}
		case <-time.After(time.Minute):
			t.Fatalf("%s: Lock hangs", name)
		}
	}
}
