package files

import (
	"os"
	"path/filepath"
	"strings"
)

// Downloads returns the folder for what the player downloads: the one that AZULEJO_HOME names, in which everything else is kept then, too; or
// the one that XDG_DOWNLOAD_DIR or the user's folders name; or Downloads in the home folder, or else the home folder itself.
func Downloads() (string, error) {
	if all := os.Getenv("AZULEJO_HOME"); all != "" {
		return all, os.MkdirAll(all, 0o755)
	}
	home, err := os.UserHomeDir()
	if err != nil {
		return "", err
	}
	folders := []string{os.Getenv("XDG_DOWNLOAD_DIR")}
	if settings, err := os.UserConfigDir(); err == nil {
		text, _ := os.ReadFile(filepath.Join(settings, "user-dirs.dirs")) // only some systems have it
		folders = append(folders, downloadsFolder(string(text), home))
	}
	for _, folder := range append(folders, filepath.Join(home, "Downloads")) {
		if info, err := os.Stat(folder); err == nil && info.IsDir() && filepath.IsAbs(folder) {
			return folder, nil
		}
	}
	return home, nil
}

// named returns the folder for downloads that a list of the user's folders names, or nothing: XDG_DOWNLOAD_DIR="$HOME/Downloads".
func downloadsFolder(list, home string) string {
	for line := range strings.Lines(list) {
		if value, ok := strings.CutPrefix(strings.TrimSpace(line), "XDG_DOWNLOAD_DIR="); ok {
			return strings.Replace(strings.Trim(value, `"`), "$HOME", home, 1)
		}
	}
	return ""
}
