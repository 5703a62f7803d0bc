package locale

import (
	"encoding/json"
	"fmt"
	"strings"

	"azulejo/engine/bounded"
)

// The titles of volumes: the words of the game, and those of the lessons and of the book of rules.
const (
	words    = "words"
	learning = "learn"
)

// Ready returns what reports whether the words are there that Open opens for who would like to read the given languages. A browser fetches
// them when they are first wanted; ask again on the next tick where they are not there, and no more after an error.
func Ready(wished ...string) func() (there bool, err error) {
	code := Match(wished...)
	if held(code) {
		return func() (bool, error) { return true, nil }
	}
	coming := startReading(words, code)
	return func() (bool, error) {
		select {
		case v := <-coming:
			return v.Err == nil, v.Err
		default:
			return false, nil
		}
	}
}

// Volume reads a file of a language's words from the folder of this package: "words" is that of the game, "learn" that of lessons and rules. The files of a variety, such as
// pt-BR, hold only the keys that differ from its base, pt; they are laid over those of the base here, so that a page fetches one file.
func Volume(readFile func(name string) ([]byte, error), title, code string) ([]byte, error) {
	folder := ""
	if title != words {
		folder = title + "/"
	}
	data, err := readFile(folder + code + ".json")
	base, _, variety := strings.Cut(code, "-")
	if err != nil || !variety {
		return data, err
	}
	under, err := readFile(folder + base + ".json")
	if err != nil {
		return nil, err
	}
	texts := map[string]string{}
	for _, layer := range [][]byte{under, data} {
		if err := bounded.JSON(layer, &texts); err != nil {
			return nil, fmt.Errorf("words of %s: %w", code, err)
		}
	}
	return json.Marshal(texts)
}
