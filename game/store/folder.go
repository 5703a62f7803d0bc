package store

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"

	"azulejo/engine/bounded"
)

// Folder is a Store that keeps each key in a file of a folder. The folder is created by the first Save.
type Folder struct {
	path  string
	files FileSystem
}

// NewFolder returns the store in a folder of the operating system.
func NewFolder(path string) Folder { return FolderOn(osFiles{}, path) }

// FolderOn returns the store in a folder of a file system.
func FolderOn(files FileSystem, path string) Folder { return Folder{path, files} }

// file returns the path of the file of a key.
func (f Folder) file(key string) string { return filepath.Join(f.path, fileName(key)) }

func (f Folder) Load(key string) ([]byte, error) {
	data, err := f.files.ReadFile(f.file(key), bounded.MostRecord)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("%s: %w", key, ErrMissing)
	}
	if err != nil {
		return nil, fmt.Errorf("cannot read %s: %w", key, err)
	}
	return data, nil
}

// Save writes a new file, syncs it to disk, renames it over the old one and syncs the folder. If only the last step fails, the new data is
// there but may be lost by a power failure, which Save reports as an error as well.
func (f Folder) Save(key string, data []byte) error {
	temp, err := f.write(data)
	if err == nil {
		if err = f.files.Rename(temp, f.file(key)); err != nil {
			f.files.Remove(temp)
		}
	}
	if err == nil {
		err = f.files.SyncFolder(f.path)
	}
	if err != nil {
		return fmt.Errorf("cannot save %s: %w", key, err)
	}
	return nil
}

// write writes data to a new temporary file, syncs it to disk and returns its path. After an error there is no such file.
func (f Folder) write(data []byte) (temp string, err error) {
	if err := f.create(); err != nil {
		return "", err
	}
	t, err := f.files.CreateTemp(f.path, tempPrefix+"*")
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
		f.files.Remove(t.Name())
		return "", err
	}
	return t.Name(), nil
}

// create creates the folder unless it exists, and syncs the folders in which a name was added.
func (f Folder) create() error {
	var changed []string
	for path, parent := f.path, filepath.Dir(f.path); path != parent; path, parent = parent, filepath.Dir(parent) {
		if _, err := f.files.Stat(path); !errors.Is(err, fs.ErrNotExist) {
			break
		}
		changed = append(changed, parent)
	}
	if err := f.files.MkdirAll(f.path); err != nil {
		return err
	}
	for _, folder := range changed {
		if err := f.files.SyncFolder(folder); err != nil {
			return err
		}
	}
	return nil
}

func (f Folder) SetAside(key string) (string, error) {
	to := damagedKey(key, func(k string) bool {
		_, err := f.files.Lstat(f.file(k))
		return err == nil
	})
	if err := f.files.Rename(f.file(key), f.file(to)); err != nil {
		return "", fmt.Errorf("cannot set %s aside: %w", key, err)
	}
	return to, nil
}

func (f Folder) Keys(prefix string) (keys []string, err error) {
	err = f.each(prefix, func(key string, _ fs.DirEntry) { keys = append(keys, key) })
	slices.Sort(keys)
	return keys, err
}

// Stamps implements Store by the size of each file and the time at which it was written.
func (f Folder) Stamps(prefix string) (map[string]string, error) {
	stamps := map[string]string{}
	err := f.each(prefix, func(key string, file fs.DirEntry) {
		if info, err := file.Info(); err == nil {
			stamps[key] = fmt.Sprintf("%d-%d", info.Size(), info.ModTime().UnixNano())
		}
	})
	return stamps, err
}

// each calls visit for each key with a prefix.
func (f Folder) each(prefix string, visit func(key string, file fs.DirEntry)) error {
	files, err := f.files.ReadDir(f.path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("cannot list the entries: %w", err)
	}
	for _, file := range files {
		if key, ok := keyOf(file.Name()); ok && strings.HasPrefix(key, prefix) && !file.IsDir() {
			visit(key, file)
		}
	}
	return nil
}

func (f Folder) Delete(key string) error {
	if err := f.files.Remove(f.file(key)); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("cannot delete %s: %w", key, err)
	}
	return nil
}

// Lock locks a file, which the system unlocks when the program ends. The file is never removed, as that could remove another process's
// lock.
func (f Folder) Lock(name string) (unlock func(), err error) {
	if err = f.create(); err == nil {
		unlock, err = f.files.Lock(filepath.Join(f.path, lockPrefix+fileName(name)))
	}
	if err != nil {
		return nil, fmt.Errorf("cannot lock %s: %w", name, err)
	}
	return unlock, nil
}
