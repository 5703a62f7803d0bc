//go:build !js

package locale

import (
	"embed"
	"slices"
	"strings"

	"azulejo/game/fetch"
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

// startReading reads a volume of a language.
func startReading(title, code string) <-chan fetch.Result {
	data, err := Volume(files.ReadFile, title, code)
	read := make(chan fetch.Result, 1)
	read <- fetch.Result{Data: data, Err: err}
	return read
}
