//go:build !js

package store

import (
	"os"
	"path/filepath"
	"time"
)

// Open returns the player's store: the folder that AZULEJO_HOME names, or else azulejo in the system's folder for settings. Where
// there is no such folder it keeps everything in memory. The error says why nothing can be saved; what the folder holds is there to read
// all the same.
func Open() (Store, error) {
	home := os.Getenv("AZULEJO_HOME")
	if home == "" {
		dir, err := os.UserConfigDir()
		if err != nil {
			return NewMemory(), err
		}
		home = filepath.Join(dir, "azulejo")
	}
	return Folder(home), Folder(home).prepare(time.Now())
}

// lastSlot is the slot to try first: windows remember none.
func rememberedSlot() int { return 1 }

func rememberSlot(int) {}
