// Package shellwords splits the command of an external program into its words by spaces, quotes and backslashes: in Windows as Windows itself
// does, elsewhere as a POSIX shell does. Nothing is expanded.
package shellwords

import (
	"errors"

	"azulejo/engine/players"
)

// Parse returns the command in a text. A text that cannot be split, or names no program, is an error.
func Parse(text string) (players.Command, error) {
	words, err := split(text)
	if err == nil && (len(words) == 0 || words[0] == "") {
		err = errors.New("no program is named")
	}
	if err != nil {
		return players.Command{}, err
	}
	return players.Command{Text: text, Words: words}, nil
}
