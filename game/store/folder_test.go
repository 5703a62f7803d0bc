//go:build !js

package store

import (
	"bufio"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"
)

// lockHolderVariable is an environment variable with a folder. With it the test program locks a name in the folder, reports that and waits to be
// killed.
const lockHolderVariable = "AZULEJO_TEST_HOLDER"

func TestMain(m *testing.M) {
	if dir := os.Getenv(lockHolderVariable); dir != "" {
		unlock, err := NewFolder(dir).Lock("slot-1")
		os.Stdout.WriteString(map[bool]string{true: "locked\n", false: "refused\n"}[err == nil])
		bufio.NewReader(os.Stdin).ReadByte()
		unlock()
		return
	}
	os.Exit(m.Run())
}

// TestKilledProgramReleasesLock checks that a lock is held by another program until that is killed.
func TestKilledProgramReleasesLock(t *testing.T) {
	s := NewFolder(t.TempDir())
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), lockHolderVariable+"="+s.path)
	if _, err := cmd.StdinPipe(); err != nil {
		t.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	if line, err := bufio.NewReader(out).ReadString('\n'); line != "locked\n" {
		t.Errorf("the output of the other program is %q, %v", line, err)
	}
	if _, err := s.Lock("slot-1"); !errors.Is(err, ErrLocked) {
		t.Errorf("while another program holds the lock, Lock reports %v", err)
	}
	cmd.Process.Kill()
	cmd.Wait()
	if _, err := s.Lock("slot-1"); err != nil {
		t.Errorf("after the other program was killed, Lock reports %v", err)
	}
}

// put writes a file with an age.
func put(t *testing.T, path string, age time.Duration) {
	t.Helper()
	if err := os.WriteFile(path, []byte("x"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := os.Chtimes(path, time.Time{}, time.Now().Add(-age)); err != nil {
		t.Fatal(err)
	}
}

// TestOpenRemovesTemporaryFiles checks that temporary files of killed programs are removed, and not those that another window may be writing nor other
// files.
func TestOpenRemovesTemporaryFiles(t *testing.T) {
	dir := t.TempDir()
	ages := map[string]time.Duration{".new-123": time.Hour, ".new-4": time.Hour, ".new-5": time.Second, ".new-notes": time.Hour, ".new-": time.Hour, "new-6": time.Hour, "autosave.azl": time.Hour}
	for name, age := range ages {
		put(t, filepath.Join(dir, name), age)
	}
	for _, name := range []string{".new-7", ".new-8"} {
		path := filepath.Join(dir, name)
		if err := os.Mkdir(path, 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.Chtimes(path, time.Time{}, time.Now().Add(-time.Hour)); err != nil {
			t.Fatal(err)
		}
	}
	if err := NewFolder(dir).prepare(time.Now()); err != nil {
		t.Fatal(err)
	}
	files, err := os.ReadDir(dir)
	var names []string
	for _, f := range files {
		names = append(names, f.Name())
	}
	if want := ".new- .new-5 .new-7 .new-8 .new-notes autosave.azl new-6"; err != nil || strings.Join(names, " ") != want {
		t.Errorf("remaining files: %v, %v; want %s", names, err, want)
	}
}

// TestOpenReportsErrors checks that a folder that cannot be used, or none, is an error.
func TestOpenReportsErrors(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	put(t, file, 0)
	paths := map[string]string{"a file instead of a folder": file}
	if _, err := os.Stat("/dev/full"); err == nil && runtime.GOOS == "linux" {
		paths["a system folder"] = "/proc/azulejo"
	}
	for name, path := range paths {
		t.Setenv("AZULEJO_HOME", path)
		s, err := Open()
		if err == nil || strings.Contains(err.Error(), "\n") || s != NewFolder(path) {
			t.Errorf("%s: Open = %v, %v", name, s, err)
		}
	}
	for _, name := range []string{"AZULEJO_HOME", "HOME", "XDG_CONFIG_HOME", "AppData"} {
		t.Setenv(name, "")
	}
	s, err := Open()
	if _, memory := s.(*Memory); err == nil || !memory {
		t.Errorf("without a home: Open = %v, %v", s, err)
	}
}

// TestConcurrentSaves checks that two windows that save the same settings never leave a mixture of both.
func TestConcurrentSaves(t *testing.T) {
	s := NewFolder(t.TempDir())
	texts := []string{strings.Repeat("a", 4000), strings.Repeat("b", 9000)}
	var windows sync.WaitGroup
	for _, text := range texts {
		windows.Go(func() {
			for range 50 {
				if err := s.Save("settings.json", []byte(text)); err != nil {
					t.Error(err)
				}
				if got, err := s.Load("settings.json"); err != nil || !slices.Contains(texts, string(got)) {
					t.Errorf("there are %d bytes, %v", len(got), err)
				}
			}
		})
	}
	windows.Wait()
	if files, err := os.ReadDir(s.path); err != nil || len(files) != 1 {
		t.Errorf("%d files, %v; want one", len(files), err)
	}
}
