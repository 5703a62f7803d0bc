//go:build !js

package store

import (
	"os"
	"path/filepath"
)

// Open returns the player's store: the folder that AZULEJO_HOME names, or else azulejo in the system's folder for settings. Where
// there is no such folder it keeps everything in memory and reports why.
func Open() (Store, error) {
	if home := os.Getenv("AZULEJO_HOME"); home != "" {
		return Folder(home), nil
	}
	dir, err := os.UserConfigDir()
	if err != nil {
		return NewMemory(), err
	}
	return Folder(filepath.Join(dir, "azulejo")), nil
}
