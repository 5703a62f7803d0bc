package locale

import (
	_ "embed"
	"errors"
	"sort"
	"syscall/js"

	"azulejo/game/fetch"
)

//go:embed en.json
var english []byte

// languageCodes returns the codes of all languages. The page provides them with their names in azulejoLanguages; a worker has only
// English.
func languageCodes() []string {
	names := js.Global().Get("azulejoLanguages")
	if !names.Truthy() {
		return nil
	}
	all := stringsOf(js.Global().Get("Object").Call("keys", names))
	sort.Strings(all)
	return all
}

// loaded reports whether the texts of a language are loaded.
func loaded(code string) bool { return code == English || len(fetch.Held(fileName(game, code))) > 0 }

// readTexts returns the file with the texts of a language.
func readTexts(code string) ([]byte, error) {
	if code == English {
		return english, nil
	}
	data := fetch.Held(fileName(game, code))
	if data == nil {
		return nil, errors.New("not fetched")
	}
	return data, nil
}

// languageName returns the language's own name.
func languageName(code string) (string, error) {
	return js.Global().Get("azulejoLanguages").Get(code).String(), nil
}

// fileName returns the name of a file in the browser build.
func fileName(title, code string) string { return title + "-" + code + ".json" }

// startReading starts fetching a file.
func startReading(title, code string) <-chan fetch.Result { return fetch.Start(fileName(title, code)) }
