package store

import (
	"bytes"
	"os"
	"path/filepath"
	"time"
)

// probeSize is the number of bytes that must be free: more than settings and a game need.
const probeSize = 64 << 10

// maxSaveTime is longer than any save takes. Temporary files older than that are left over from a program that was killed.
const maxSaveTime = time.Minute

// prepare removes temporary files that interrupted saves have left, and reports why nothing can be saved in the folder.
func (f Folder) prepare(now time.Time) error {
	temp, err := f.write(bytes.Repeat([]byte{'\n'}, probeSize))
	if err != nil {
		return err
	}
	f.removeTemporary(now.Add(-maxSaveTime))
	return os.Remove(temp)
}

// removeTemporary removes temporary files last written before a time.
func (f Folder) removeTemporary(before time.Time) {
	files, err := os.ReadDir(string(f))
	if err != nil {
		return
	}
	for _, file := range files {
		if !file.Type().IsRegular() || !isTemporary(file.Name()) {
			continue
		}
		if info, err := file.Info(); err == nil && info.ModTime().Before(before) {
			os.Remove(filepath.Join(string(f), file.Name()))
		}
	}
}
