package store

import (
	"bytes"
	"os"
	"path/filepath"
	"time"
)

// probeSize is how much a folder must be able to take: more than settings and a game need.
const probeSize = 64 << 10

// slowest is longer than any save takes. What was written before is left over from a program that was killed meanwhile.
const maxSaveTime = time.Minute

// open makes the folder fit for use: it clears away what saves broken off have left there, and reports why nothing can be saved in it.
func (f Folder) prepare(now time.Time) error {
	temp, err := f.write(bytes.Repeat([]byte{'\n'}, probeSize))
	if err != nil {
		return err
	}
	f.removeTemporary(now.Add(-maxSaveTime))
	return os.Remove(temp)
}

// sweep removes the files of saves that were broken off before a time. Nothing else is touched.
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
