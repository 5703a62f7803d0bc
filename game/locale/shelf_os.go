//go:build !js

package locale

import (
	"embed"
	"slices"
	"strings"
)

//go:embed *.json learn/*.json
var files embed.FS

// codes are those of the languages there are.
func codes() (all []string) {
	entries, err := files.ReadDir(".")
	if err != nil {
		return nil
	}
	for _, e := range entries {
		if code, words := strings.CutSuffix(e.Name(), ".json"); words {
			all = append(all, code)
		}
	}
	slices.Sort(all)
	return all
}

// held reports whether the words of a language are there.
func held(string) bool { return true }

// texts is the file with a language's words.
func texts(code string) ([]byte, error) { return Volume(files.ReadFile, words, code) }

// name is a language's own name.
func name(code string) (string, error) {
	w, err := read(code)
	if err != nil {
		return "", err
	}
	return w.T("language.name"), nil
}

// fetch reads a volume of a language.
func fetch(title, code string) <-chan volume {
	data, err := Volume(files.ReadFile, title, code)
	got := make(chan volume, 1)
	got <- volume{data, err}
	return got
}
