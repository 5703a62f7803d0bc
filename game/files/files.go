// Package files writes files for the player and reads files from the player on desktop systems. In a browser the page does that: see
// build/web.
package files

import (
	"cmp"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"azulejo/engine/bounded"
)

// Save writes a file into a folder and returns its path. If the name is taken, a number is added before the extension; no file is
// overwritten.
func Save(folder, name string, data []byte) (path string, err error) {
	ext := filepath.Ext(name)
	for n := 1; ; n++ {
		path = filepath.Join(folder, name)
		if n > 1 {
			path = filepath.Join(folder, fmt.Sprintf("%s-%d%s", strings.TrimSuffix(name, ext), n, ext))
		}
		f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
		if os.IsExist(err) {
			continue
		}
		if err != nil {
			return "", err
		}
		_, err = f.Write(data)
		if e := f.Close(); err == nil {
			err = e
		}
		if err != nil {
			os.Remove(path)
		}
		return path, err
	}
}

// Newest reads the most recently written file in a folder with the given name, which may have more text before the extension, as browsers
// number downloads. It returns bounded.ErrLong if the file is longer than limit bytes, and fs.ErrNotExist if there is no such file.
func Newest(folder, name string, limit int) ([]byte, error) {
	entries, err := os.ReadDir(folder)
	if err != nil {
		return nil, err
	}
	ext := filepath.Ext(name)
	var found []fs.FileInfo
	for _, e := range entries {
		if !strings.HasPrefix(e.Name(), strings.TrimSuffix(name, ext)) || filepath.Ext(e.Name()) != ext {
			continue
		}
		if info, err := e.Info(); err == nil && info.Mode().IsRegular() {
			found = append(found, info)
		}
	}
	if len(found) == 0 {
		return nil, fs.ErrNotExist
	}
	last := slices.MaxFunc(found, func(a, b fs.FileInfo) int {
		return cmp.Or(a.ModTime().Compare(b.ModTime()), cmp.Compare(a.Name(), b.Name()))
	})
	return bounded.Regular(filepath.Join(folder, last.Name()), limit)
}

// ReadAll reads the regular files of a folder, for instance files dropped on a window, and calls take with the name and the data of each or the
// reason why it cannot be read. A file may have at most limit bytes.
func ReadAll(folder fs.FS, limit int, take func(name string, data []byte, err error)) {
	entries, err := fs.ReadDir(folder, ".")
	if err != nil {
		take("", nil, err)
		return
	}
	for _, e := range entries {
		data, err := readFile(folder, e, limit)
		take(e.Name(), data, err)
	}
}

func readFile(folder fs.FS, e fs.DirEntry, limit int) ([]byte, error) {
	if !e.Type().IsRegular() {
		return nil, bounded.ErrSpecial
	}
	f, err := folder.Open(e.Name())
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return bounded.All(f, limit)
}
