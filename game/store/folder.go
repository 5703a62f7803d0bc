package store

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"azulejo/engine/bounded"

	"github.com/gofrs/flock"
)

// Folder is a Store that keeps each key in a file of a folder. The folder is created by the first Save.
type Folder string

func (f Folder) path(key string) string { return filepath.Join(string(f), fileName(key)) }

func (f Folder) Load(key string) ([]byte, error) {
	data, err := bounded.Regular(f.path(key), bounded.MostRecord)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("%s: %w", key, ErrMissing)
	}
	if err != nil {
		return nil, fmt.Errorf("cannot read %s: %w", key, err)
	}
	return data, nil
}

// Save writes a new file, syncs it to disk, and renames it over the old one.
func (f Folder) Save(key string, data []byte) error {
	temp, err := f.write(data)
	if err == nil {
		if err = os.Rename(temp, f.path(key)); err != nil {
			os.Remove(temp)
		}
	}
	if err != nil {
		return fmt.Errorf("cannot save %s: %w", key, err)
	}
	f.sync()
	return nil
}

// write writes data to a new temporary file, syncs it to disk and returns its path. After an error there is no such file.
func (f Folder) write(data []byte) (temp string, err error) {
	if err := os.MkdirAll(string(f), 0o755); err != nil {
		return "", err
	}
	t, err := os.CreateTemp(string(f), tempPrefix+"*")
	if err != nil {
		return "", err
	}
	_, err = t.Write(data)
	if err == nil {
		err = t.Sync()
	}
	if e := t.Close(); err == nil {
		err = e
	}
	if err != nil {
		os.Remove(t.Name())
		return "", err
	}
	return t.Name(), nil
}

// sync syncs the rename to disk. Some systems cannot; the data is safe either way.
func (f Folder) sync() {
	if d, err := os.Open(string(f)); err == nil {
		d.Sync()
		d.Close()
	}
}

func (f Folder) SetAside(key string) (string, error) {
	to := damagedKey(key, func(k string) bool {
		_, err := os.Lstat(f.path(k))
		return err == nil
	})
	if err := os.Rename(f.path(key), f.path(to)); err != nil {
		return "", fmt.Errorf("cannot set %s aside: %w", key, err)
	}
	return to, nil
}

func (f Folder) Keys(prefix string) ([]string, error) {
	files, err := os.ReadDir(string(f))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("cannot list the entries: %w", err)
	}
	var keys []string
	for _, file := range files {
		key, ok := keyOf(file.Name())
		if ok && strings.HasPrefix(key, prefix) && !file.IsDir() {
			keys = append(keys, key)
		}
	}
	slices.Sort(keys)
	return keys, nil
}

func (f Folder) Delete(key string) error {
	if err := os.Remove(f.path(key)); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("cannot delete %s: %w", key, err)
	}
	return nil
}

// Lock locks a file, which the system unlocks when the program ends. The file is never removed, as that could remove another process's
// lock.
func (f Folder) Lock(name string) (unlock func(), err error) {
	if err := os.MkdirAll(string(f), 0o755); err != nil {
		return nil, fmt.Errorf("cannot lock %s: %w", name, err)
	}
	lock := flock.New(filepath.Join(string(f), lockPrefix+fileName(name)))
	held, err := lock.TryLock()
	switch {
	case err != nil:
		return nil, fmt.Errorf("cannot lock %s: %w", name, err)
	case !held:
		return nil, fmt.Errorf("%s: %w", name, ErrLocked)
	}
	return func() { lock.Unlock() }, nil
}
