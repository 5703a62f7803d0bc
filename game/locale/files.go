package locale

import (
	"encoding/json"
	"fmt"
	"strings"

	"azulejo/engine/bounded"
)

// The two files of each language: the texts of the game, and those of the lessons and rules.
const (
	game    = "words"
	lessons = "learn"
)

// Ready returns a function that reports whether the texts that Open would use for these languages are loaded. A browser fetches them on
// demand: call the function on every tick until it returns true or an error.
func Ready(preferred ...string) func() (there bool, err error) {
	code := Match(preferred...)
	if loaded(code) {
		return func() (bool, error) { return true, nil }
	}
	result := startReading(game, code)
	return func() (bool, error) {
		select {
		case v := <-result:
			return v.Err == nil, v.Err
		default:
			return false, nil
		}
	}
}

// ReadTexts reads a file of a language's texts from the directory of this package: "words" contains those of the game, "learn" those of
// lessons and rules. A regional variant such as pt-BR is merged with its base pt, so that a page fetches one file.
func ReadTexts(readFile func(name string) ([]byte, error), kind, code string) ([]byte, error) {
	dir := ""
	if kind != game {
		dir = kind + "/"
	}
	data, err := readFile(dir + code + ".json")
	base, _, isVariant := strings.Cut(code, "-")
	if err != nil || !isVariant {
		return data, err
	}
	baseData, err := readFile(dir + base + ".json")
	if err != nil {
		return nil, err
	}
	texts := map[string]string{}
	for _, layer := range [][]byte{baseData, data} {
		if err := bounded.JSON(layer, &texts); err != nil {
			return nil, fmt.Errorf("words of %s: %w", code, err)
		}
	}
	return json.Marshal(texts)
}
