//go:build !js

package store

import (
	"os"
	"path/filepath"
	"time"
)

// Open returns the store in the folder $AZULEJO_HOME, or else in azulejo in the user's configuration folder, or else in memory. The error
// is the reason why nothing can be saved; entries of the folder can be read even then.
func Open() (Store, error) {
	home := os.Getenv("AZULEJO_HOME")
	if home == "" {
		dir, err := os.UserConfigDir()
		if err != nil {
			return newFallback(err), err
		}
		home = filepath.Join(dir, "azulejo")
	}
	f := NewFolder(home)
	return f, f.prepare(time.Now())
}

// rememberedSlot returns the slot to try first. Windows do not remember theirs.
func rememberedSlot() int { return 1 }

func rememberSlot(int) {}
