package files

import (
	"os"
	"path/filepath"
	"strings"
)

// Downloads returns the folder for downloaded files: $AZULEJO_HOME if set, which then holds everything else too, otherwise the download
// folder of XDG_DOWNLOAD_DIR or user-dirs.dirs, otherwise Downloads in the home folder, otherwise the home folder.
func Downloads() (string, error) {
	if dir := os.Getenv("AZULEJO_HOME"); dir != "" {
		return dir, os.MkdirAll(dir, 0o755)
	}
	home, err := os.UserHomeDir()
	if err != nil {
		return "", err
	}
	folders := []string{os.Getenv("XDG_DOWNLOAD_DIR")}
	if settings, err := os.UserConfigDir(); err == nil {
		text, _ := os.ReadFile(filepath.Join(settings, "user-dirs.dirs")) // exists only on some systems
		folders = append(folders, downloadsFolder(string(text), home))
	}
	for _, folder := range append(folders, filepath.Join(home, "Downloads")) {
		if info, err := os.Stat(folder); err == nil && info.IsDir() && filepath.IsAbs(folder) {
			return folder, nil
		}
	}
	return home, nil
}

// downloadsFolder returns the folder that XDG_DOWNLOAD_DIR="$HOME/Downloads" sets in a user-dirs.dirs file, or "".
func downloadsFolder(text, home string) string {
	for line := range strings.Lines(text) {
		if value, ok := strings.CutPrefix(strings.TrimSpace(line), "XDG_DOWNLOAD_DIR="); ok {
			return strings.Replace(strings.Trim(value, `"`), "$HOME", home, 1)
		}
	}
	return ""
}
