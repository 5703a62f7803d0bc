package store

import (
	"errors"
	"os"
	"path/filepath"
	"reflect"
	"runtime"
	"strings"
	"testing"
	"time"
)

// TestStores runs the tests for all stores with each implementation.
func TestStores(t *testing.T) {
	for name, open := range map[string]func(t *testing.T) Store{
		"folder": func(t *testing.T) Store { return NewFolder(filepath.Join(t.TempDir(), "new", "folder")) },
		"memory": func(*testing.T) Store { return NewMemory() },
	} {
		t.Run(name, func(t *testing.T) {
			t.Run("missing", func(t *testing.T) { testMissing(t, open(t)) })
			t.Run("save and load", func(t *testing.T) { testSaveAndLoad(t, open(t)) })
			t.Run("set aside", func(t *testing.T) { testSetAside(t, open(t)) })
			t.Run("keys", func(t *testing.T) { testKeys(t, open(t)) })
			t.Run("stamps", func(t *testing.T) { testStamps(t, open(t)) })
			if name == "folder" && runtime.GOOS == "js" {
				return // a browser has neither folders nor file locks
			}
			t.Run("lock", func(t *testing.T) { testLock(t, open(t)) })
			t.Run("slots", func(t *testing.T) { testSlots(t, open(t)) })
		})
	}
}

// testMissing checks the operations on a missing key.
func testMissing(t *testing.T, s Store) {
	if _, err := s.Load("autosave"); !errors.Is(err, ErrMissing) || !strings.Contains(err.Error(), "autosave") {
		t.Errorf("Load of a missing key: %v", err)
	}
	if err := s.Delete("autosave"); err != nil {
		t.Errorf("Delete of a missing key: %v", err)
	}
	if _, err := s.SetAside("autosave"); err == nil {
		t.Error("SetAside of a missing key returns no error")
	}
	if keys, err := s.Keys(""); err != nil || len(keys) != 0 {
		t.Errorf("Keys of an empty store: %v, %v", keys, err)
	}
}

// testSaveAndLoad checks that entries are loaded as they were saved, and deleted.
func testSaveAndLoad(t *testing.T, s Store) {
	for _, text := range []string{"first", "", "sécond, shorter", "−7\n\x00"} {
		if err := s.Save("a.json", []byte(text)); err != nil {
			t.Fatal(err)
		}
		got, err := s.Load("a.json")
		if err != nil || string(got) != text {
			t.Errorf("Load = %q, %v; want %q", got, err, text)
		}
	}
	if err := s.Delete("a.json"); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Load("a.json"); !errors.Is(err, ErrMissing) {
		t.Errorf("Load after Delete: %v", err)
	}
}

// testSetAside checks that entries that are set aside are kept under new keys.
func testSetAside(t *testing.T, s Store) {
	for i, want := range []string{"autosave.damaged-1", "autosave.damaged-2"} {
		text := strings.Repeat("x", i+1)
		if err := s.Save("autosave", []byte(text)); err != nil {
			t.Fatal(err)
		}
		to, err := s.SetAside("autosave")
		if err != nil || to != want {
			t.Fatalf("SetAside = %q, %v; want %q", to, err, want)
		}
		if got, err := s.Load(to); err != nil || string(got) != text {
			t.Errorf("%s holds %q, %v; want %q", to, got, err, text)
		}
		if _, err := s.Load("autosave"); !errors.Is(err, ErrMissing) {
			t.Errorf("the damaged entry is still there: %v", err)
		}
	}
}

// testKeys checks keys that are no valid file names, and the lists of keys.
func testKeys(t *testing.T, s Store) {
	all := []string{"save/A/ü", "save/a/ü", "save/../up", "settings", "con", "CON.txt", ".hidden", "end.", "50%"}
	for _, key := range all {
		if err := s.Save(key, []byte(key)); err != nil {
			t.Fatal(err)
		}
	}
	for _, key := range all {
		if got, err := s.Load(key); err != nil || string(got) != key {
			t.Errorf("Load(%q) = %q, %v", key, got, err)
		}
	}
	got, err := s.Keys("save/")
	if want := []string{"save/../up", "save/A/ü", "save/a/ü"}; err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("Keys = %q, %v; want %q", got, err, want)
	}
	if got, err := s.Keys(""); err != nil || len(got) != len(all) {
		t.Errorf("Keys of all = %q, %v", got, err)
	}
}

// testStamps checks that a stamp changes with the data of its key only.
func testStamps(t *testing.T, s Store) {
	stamps := func() map[string]string {
		t.Helper()
		all, err := s.Stamps("game-")
		if err != nil {
			t.Fatal(err)
		}
		return all
	}
	if len(stamps()) != 0 {
		t.Errorf("an empty store has the stamps %v", stamps())
	}
	for _, key := range []string{"game-1", "game-2", "other"} {
		if err := s.Save(key, []byte("first")); err != nil {
			t.Fatal(err)
		}
	}
	before := stamps()
	time.Sleep(20 * time.Millisecond) // more than the resolution of the times of files
	if err := s.Save("game-1", []byte("other")); err != nil {
		t.Fatal(err)
	}
	after := stamps()
	if len(after) != 2 || after["game-1"] == before["game-1"] || after["game-2"] != before["game-2"] || after["game-1"] == "" {
		t.Errorf("the stamps are %v, and were %v", after, before)
	}
}

// TestUnwritableFolder checks that saving where no folder can be created is an error.
func TestUnwritableFolder(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	for name, s := range map[string]Store{"a file with the name of the folder": NewFolder(file), "a file with the name of its parent": NewFolder(filepath.Join(file, "x"))} {
		if err := s.Save("settings", []byte("x")); err == nil || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: Save reports %v", name, err)
		}
	}
}

// TestInterruptedSave checks that a partly written file is not an entry, and that a failed save leaves no temporary file.
func TestInterruptedSave(t *testing.T) {
	dir := t.TempDir()
	s := NewFolder(dir)
	if err := os.WriteFile(filepath.Join(dir, tempPrefix+"123"), []byte("hal"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := os.Mkdir(filepath.Join(dir, "taken"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := s.Save("taken", []byte("x")); err == nil {
		t.Error("Save over a folder returns no error")
	}
	keys, err := s.Keys("")
	if err != nil || len(keys) != 0 {
		t.Errorf("Keys = %q, %v; want none", keys, err)
	}
	files, err := os.ReadDir(dir)
	if err != nil || len(files) != 2 {
		t.Errorf("%d files, %v; want the two from before", len(files), err)
	}
}

// FuzzFileName checks that every key has a file name that is valid on all systems, and can be read back from it.
func FuzzFileName(f *testing.F) {
	for _, key := range []string{"settings", "a/b", "..", "nul", "É", "%41", "com1.x"} {
		f.Add(key)
	}
	f.Fuzz(func(t *testing.T, key string) {
		if key == "" {
			return
		}
		name := fileName(key)
		if strings.ContainsAny(name, `/\:*?"<>| `) || strings.HasPrefix(name, ".") || strings.HasSuffix(name, ".") || name != strings.ToLower(name) {
			t.Errorf("%q has the file name %q", key, name)
		}
		if back, ok := keyOf(name); !ok || back != key {
			t.Errorf("%q has the file name %q, which is read as %q, %v", key, name, back, ok)
		}
	})
}
