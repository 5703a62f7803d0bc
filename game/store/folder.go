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

// Folder is a Store that keeps every key as a file in a folder, which it makes when something is first saved.
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

// Save writes a file beside the old one, brings it to the disk, and puts it in the old one's place.
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

// write brings data to the disk in a new file that is no key's yet, and returns its path; after a failure there is no such file.
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

// sync brings the rename itself to the disk. Not every system can; the data is safe either way.
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
		return nil, fmt.Errorf("cannot list what is kept: %w", err)
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

// Claim locks a file, which the system unlocks when the program ends. The file itself stays: who removed it could remove another's lock.
func (f Folder) Lock(name string) (release func(), err error) {
	if err := os.MkdirAll(string(f), 0o755); err != nil {
		return nil, fmt.Errorf("cannot claim %s: %w", name, err)
	}
	lock := flock.New(filepath.Join(string(f), lockPrefix+fileName(name)))
	held, err := lock.TryLock()
	switch {
	case err != nil:
		return nil, fmt.Errorf("cannot claim %s: %w", name, err)
	case !held:
		return nil, fmt.Errorf("%s: %w", name, ErrLocked)
	}
	return func() { lock.Unlock() }, nil
}
