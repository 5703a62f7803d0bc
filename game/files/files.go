// Package files hands files to the player, and finds those that the player has brought. In a browser the page does that: see build/web.
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

// Save writes a file into a folder, under its name or, where that is taken, with a number before the ending, and returns its path. Nothing
// is written over.
func Save(folder, name string, data []byte) (path string, err error) {
	ending := filepath.Ext(name)
	for n := 1; ; n++ {
		path = filepath.Join(folder, name)
		if n > 1 {
			path = filepath.Join(folder, fmt.Sprintf("%s-%d%s", strings.TrimSuffix(name, ending), n, ending))
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

// Newest reads the file in a folder that was written last among those named so, also with anything between name and ending, as browsers
// number their downloads. It reads at most limit bytes; a longer file is bounded.ErrLong, and none at all fs.ErrNotExist.
func Newest(folder, name string, limit int) ([]byte, error) {
	entries, err := os.ReadDir(folder)
	if err != nil {
		return nil, err
	}
	ending := filepath.Ext(name)
	var found []fs.FileInfo
	for _, e := range entries {
		if !strings.HasPrefix(e.Name(), strings.TrimSuffix(name, ending)) || filepath.Ext(e.Name()) != ending {
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

// All reads the regular files of a folder, such as one of files that were dropped on a window: of each at most limit bytes, or why it
// cannot be read.
func ReadAll(folder fs.FS, limit int, take func(data []byte, err error)) {
	entries, err := fs.ReadDir(folder, ".")
	if err != nil {
		take(nil, err)
		return
	}
	for _, e := range entries {
		take(readFile(folder, e, limit))
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
