//go:build unix

package bounded

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
	"testing"
)

// TestRegular checks that only regular files are read. A pipe without a writer must not block.
func TestRegular(t *testing.T) {
	dir := t.TempDir()
	at := func(name string) string { return filepath.Join(dir, name) }
	for _, err := range []error{
		os.WriteFile(at("file"), []byte("text"), 0o644),
		os.Symlink(at("file"), at("link")),
		syscall.Mkfifo(at("pipe"), 0o644),
		os.Symlink(at("pipe"), at("link to a pipe")),
		os.Symlink("/dev/zero", at("link to a device")),
		os.Symlink(at("missing"), at("broken link")),
		os.Symlink(at("link to itself"), at("link to itself")),
		os.Mkdir(at("folder"), 0o755),
	} {
		if err != nil {
			t.Fatal(err)
		}
	}
	for name, want := range map[string]error{
		"file": nil, "link": nil, "pipe": ErrSpecial, "link to a pipe": ErrSpecial, "link to a device": ErrSpecial, "folder": ErrSpecial,
		"missing": fs.ErrNotExist, "broken link": fs.ErrNotExist, "link to itself": syscall.ELOOP,
	} {
		data, err := Regular(at(name), 4)
		if !errors.Is(err, want) || err == nil && string(data) != "text" {
			t.Errorf("%s: %q, %v; expected %v", name, data, err, want)
		}
	}
	if _, err := Regular(at("file"), 3); !errors.Is(err, ErrLong) {
		t.Errorf("a file of four bytes with a limit of three: %v", err)
	}
}

// TestFilePipe checks that File reads a pipe up to the limit.
func TestFilePipe(t *testing.T) {
	name := filepath.Join(t.TempDir(), "pipe")
	if err := syscall.Mkfifo(name, 0o644); err != nil {
		t.Fatal(err)
	}
	go func() {
		if f, err := os.OpenFile(name, os.O_WRONLY, 0); err == nil {
			f.WriteString("text")
			f.Close()
		}
	}()
	if data, err := File(name, 4); err != nil || string(data) != "text" {
		t.Errorf("%q, %v", data, err)
	}
	if _, err := File("/dev/zero", 1<<16); !errors.Is(err, ErrLong) {
		t.Errorf("an endless device: %v", err)
	}
}
