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

// codes are those of the languages there are: azulejoTongues names each by its code. The worker speaks none but English.
func codes() []string {
	tongues := js.Global().Get("azulejoTongues")
	if !tongues.Truthy() {
		return nil
	}
	all := listed(js.Global().Get("Object").Call("keys", tongues))
	sort.Strings(all)
	return all
}

// held reports whether the words of a language are there.
func held(code string) bool { return code == English || len(fetch.Held(file(words, code))) > 0 }

// texts is the file with a language's words.
func texts(code string) ([]byte, error) {
	if code == English {
		return english, nil
	}
	data := fetch.Held(file(words, code))
	if data == nil {
		return nil, errors.New("not fetched")
	}
	return data, nil
}

// name is a language's own name.
func name(code string) (string, error) {
	return js.Global().Get("azulejoTongues").Get(code).String(), nil
}

// file is the name of a volume of a language.
func file(title, code string) string { return title + "-" + code + ".json" }

// startReading begins to fetch a volume of a language.
func startReading(title, code string) <-chan fetch.Result { return fetch.Start(file(title, code)) }
