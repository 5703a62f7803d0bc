package files

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"testing/fstest"
	"time"

	"azulejo/engine/bounded"
)

// TestSaveDoesNotOverwrite checks that a file with the same name gets a number.
func TestSaveDoesNotOverwrite(t *testing.T) {
	dir := t.TempDir()
	for i, want := range []string{"games.azl", "games-2.azl", "games-3.azl"} {
		path, err := Save(dir, "games.azl", []byte{byte('a' + i)})
		if err != nil || path != filepath.Join(dir, want) {
			t.Errorf("%s, %v; want %s", path, err, want)
		}
		if text, err := os.ReadFile(filepath.Join(dir, "games.azl")); err != nil || string(text) != "a" {
			t.Errorf("the first file is %q, %v", text, err)
		}
	}
	if path, err := Save(filepath.Join(dir, "missing"), "games.azl", nil); err == nil {
		t.Errorf("%s was written", path)
	}
}

// TestNewest checks that the newest regular file with the name and an optional suffix is read.
func TestNewest(t *testing.T) {
	dir := t.TempDir()
	if _, err := Newest(dir, "games.azl", 10); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("in an empty folder: %v", err)
	}
	for i, name := range []string{"games.azl", "games (1).azl", "games.txt", "other.azl"} {
		at := time.Unix(int64(1000+i), 0)
		if err := errors.Join(os.WriteFile(filepath.Join(dir, name), []byte(name), 0o644), os.Chtimes(filepath.Join(dir, name), at, at)); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Mkdir(filepath.Join(dir, "games-9.azl"), 0o755); err != nil {
		t.Fatal(err)
	}
	if data, err := Newest(dir, "games.azl", 100); err != nil || string(data) != "games (1).azl" {
		t.Errorf("%q, %v", data, err)
	}
	if _, err := Newest(dir, "games.azl", 5); !errors.Is(err, bounded.ErrLong) {
		t.Errorf("too long: %v", err)
	}
}

// TestReadAll checks the contents and errors for the entries of a folder.
func TestReadAll(t *testing.T) {
	folder := fstest.MapFS{"a.azl": {Data: []byte("a")}, "b.azl": {Data: make([]byte, 11)}, "c/d.azl": {Data: []byte("d")}}
	var got []string
	ReadAll(folder, 10, func(name string, data []byte, err error) {
		switch {
		case errors.Is(err, bounded.ErrLong):
			got = append(got, name+" long")
		case errors.Is(err, bounded.ErrSpecial):
			got = append(got, name+" folder")
		case err != nil:
			t.Error(err)
		default:
			got = append(got, name+" "+string(data))
		}
	})
	if want := []string{"a.azl a", "b.azl long", "c folder"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestDownloads checks which folder is used for each environment.
func TestDownloads(t *testing.T) {
	home := t.TempDir()
	t.Setenv("HOME", home)
	t.Setenv("USERPROFILE", home)
	t.Setenv("XDG_CONFIG_HOME", filepath.Join(home, "settings"))
	expect := func(folder string) {
		t.Helper()
		if got, err := Downloads(); err != nil || got != folder {
			t.Errorf("%s, %v; want %s", got, err, folder)
		}
	}
	mkdir := func(name string) string {
		path := filepath.Join(home, name)
		if err := os.MkdirAll(path, 0o755); err != nil {
			t.Fatal(err)
		}
		return path
	}
	t.Setenv("AZULEJO_HOME", "")
	expect(home)
	expect(mkdir("Downloads"))
	t.Setenv("XDG_DOWNLOAD_DIR", mkdir("set"))
	expect(filepath.Join(home, "set"))
	t.Setenv("XDG_DOWNLOAD_DIR", filepath.Join(home, "missing"))
	expect(filepath.Join(home, "Downloads"))
	t.Setenv("AZULEJO_HOME", filepath.Join(home, "all"))
	expect(filepath.Join(home, "all"))
	if got := downloadsFolder("# comment\nXDG_DESKTOP_DIR=\"$HOME/x\"\nXDG_DOWNLOAD_DIR=\"$HOME/Téléchargements\"\n", "/home/ana"); got != "/home/ana/Téléchargements" {
		t.Errorf("user-dirs.dirs sets %s", got)
	}
}
