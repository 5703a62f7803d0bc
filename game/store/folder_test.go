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

// lockHolderVariable makes this test program lock a name in the folder that it contains, report that, and wait to be killed.
const lockHolderVariable = "AZULEJO_TEST_HOLDER"

func TestMain(m *testing.M) {
	if dir := os.Getenv(lockHolderVariable); dir != "" {
		unlock, err := Folder(dir).Lock("slot-1")
		os.Stdout.WriteString(map[bool]string{true: "held\n", false: "refused\n"}[err == nil])
		bufio.NewReader(os.Stdin).ReadByte()
		unlock()
		return
	}
	os.Exit(m.Run())
}

func TestKilledProgramReleasesLock(t *testing.T) {
	s := Folder(t.TempDir())
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), lockHolderVariable+"="+string(s))
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
	if line, err := bufio.NewReader(out).ReadString('\n'); line != "held\n" {
		t.Errorf("the other program says %q, %v", line, err)
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

func put(t *testing.T, path string, age time.Duration) {
	t.Helper()
	if err := os.WriteFile(path, []byte("x"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := os.Chtimes(path, time.Time{}, time.Now().Add(-age)); err != nil {
		t.Fatal(err)
	}
}

// Open removes temporary files of killed programs. It keeps those that another window may be writing and files that are not the store's.
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
	if err := Folder(dir).prepare(time.Now()); err != nil {
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

func TestOpenReportsErrors(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	put(t, file, 0)
	places := map[string]string{"a file in its place": file}
	if _, err := os.Stat("/dev/full"); err == nil && runtime.GOOS == "linux" {
		places["a system folder"] = "/proc/azulejo"
	}
	for name, place := range places {
		t.Setenv("AZULEJO_HOME", place)
		s, err := Open()
		if err == nil || strings.Contains(err.Error(), "\n") || s != Folder(place) {
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

// Two windows that save the same settings never leave a mixture of both.
func TestConcurrentSaves(t *testing.T) {
	s := Folder(t.TempDir())
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
	if files, err := os.ReadDir(string(s)); err != nil || len(files) != 1 {
		t.Errorf("%d files, %v; want one", len(files), err)
	}
}
