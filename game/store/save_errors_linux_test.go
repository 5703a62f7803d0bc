package store

import (
	"os"
	"path/filepath"
	"syscall"
	"testing"
)

// TestSaveReportsWhatFailed checks that Save reports an error where nothing is saved: a home that is a dangling link, no home, a file that
// is too large for the process, and too few file handles.
func TestSaveReportsWhatFailed(t *testing.T) {
	link := filepath.Join(t.TempDir(), "link")
	if err := os.Symlink(filepath.Join(t.TempDir(), "gone", "home"), link); err != nil {
		t.Fatal(err)
	}
	t.Setenv("AZULEJO_HOME", link)
	s, opened := Open()
	if err := s.Save("autosave.azl", []byte("text")); err == nil || opened == nil {
		t.Errorf("through a dangling link: Open reports %v, Save %v", opened, err)
	}
	for _, name := range []string{"AZULEJO_HOME", "HOME", "XDG_CONFIG_HOME"} {
		t.Setenv(name, "")
	}
	s, opened = Open()
	if err := s.Save("autosave.azl", []byte("text")); err == nil || opened == nil {
		t.Errorf("without a home: Open reports %v, Save %v", opened, err)
	}
	if data, err := s.Load("autosave.azl"); err != nil || string(data) != "text" {
		t.Errorf("without a home, memory has %q, %v", data, err)
	}
	folder := NewFolder(t.TempDir())
	limited(t, syscall.RLIMIT_FSIZE, 100, func() {
		if err := folder.Save("autosave.azl", make([]byte, 1000)); err == nil || Reason(err).Code != "store.full" {
			t.Errorf("beyond the limit of file size: %v", err)
		}
	})
	limited(t, syscall.RLIMIT_NOFILE, 3, func() {
		if err := folder.Save("autosave.azl", []byte("text")); err == nil {
			t.Error("without file handles: no error")
		}
	})
	if keys, err := folder.Keys(""); err != nil || len(keys) > 0 {
		t.Errorf("there are %q, %v", keys, err)
	}
	if err := folder.Save("autosave.azl", []byte("text")); err != nil {
		t.Errorf("without limits: %v", err)
	}
}

// limited calls do with a limit of the process.
func limited(t *testing.T, resource int, limit uint64, do func()) {
	var before syscall.Rlimit
	if err := syscall.Getrlimit(resource, &before); err != nil {
		t.Fatal(err)
	}
	if err := syscall.Setrlimit(resource, &syscall.Rlimit{Cur: limit, Max: before.Max}); err != nil {
		t.Fatal(err)
	}
	defer syscall.Setrlimit(resource, &before)
	do()
}
