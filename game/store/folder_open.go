//go:build !js

package store

import (
	"bytes"
	"path/filepath"
	"strings"
	"time"
)

// probeSize is the number of bytes that must be free: more than settings and a game need.
const probeSize = 64 << 10

// maxSaveTime is longer than any save takes. Temporary files older than that are left over from a program that was killed.
const maxSaveTime = time.Minute

// prepare removes temporary files that interrupted saves have left, and reports why nothing can be saved in the folder.
func (f Folder) prepare(now time.Time) error {
	f.removeTemporary(now.Add(-maxSaveTime)) // first, as they may fill the disk
	temp, err := f.write(bytes.Repeat([]byte{'\n'}, probeSize))
	if err != nil {
		return err
	}
	return f.files.Remove(temp)
}

// removeTemporary removes temporary files last written before a time.
func (f Folder) removeTemporary(before time.Time) {
	files, err := f.files.ReadDir(f.path)
	if err != nil {
		return
	}
	for _, file := range files {
		if !file.Type().IsRegular() || !isTemporary(file.Name()) {
			continue
		}
		if info, err := file.Info(); err == nil && info.ModTime().Before(before) {
			f.files.Remove(filepath.Join(f.path, file.Name()))
		}
	}
}

// isTemporary reports whether a file name is that of a file being written: the prefix and digits.
func isTemporary(name string) bool {
	digits, ours := strings.CutPrefix(name, tempPrefix)
	return ours && digits != "" && strings.Trim(digits, "0123456789") == ""
}
