//go:build !js

package locale

import (
	"embed"
	"slices"
	"strings"
	"sync"

	"azulejo/game/fetch"
)

//go:embed *.json learn/*.json
var files embed.FS

// languageCodes returns the codes of all languages.
func languageCodes() (all []string) {
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

// loaded reports whether the texts of a language are loaded.
func loaded(string) bool { return true }

// readTexts returns the file with the texts of a language.
func readTexts(code string) ([]byte, error) { return ReadTexts(files.ReadFile, game, code) }

// languageName returns the language's own name.
func languageName(code string) (string, error) {
	names, err := ownNames()
	return names[code], err
}

// ownNames returns the own names of all languages. They are read once, as each takes a whole file.
var ownNames = sync.OnceValues(func() (map[string]string, error) {
	names := map[string]string{}
	for _, code := range Languages() {
		w, err := openLanguage(code)
		if err != nil {
			return nil, err
		}
		names[code] = w.T("language.name")
	}
	return names, nil
})

// startReading reads a file.
func startReading(title, code string) <-chan fetch.Result {
	data, err := ReadTexts(files.ReadFile, title, code)
	read := make(chan fetch.Result, 1)
	read <- fetch.Result{Data: data, Err: err}
	return read
}
