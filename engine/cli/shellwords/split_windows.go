package shellwords

import (
	"errors"
	"regexp"
	"strings"

	"golang.org/x/sys/windows"
)

// quotes matches each double quote with the backslashes before it, an odd number of which escapes it.
var quotes = regexp.MustCompile(`\\*"`)

// split splits a command as Windows itself does: a backslash is part of a path unless it precedes a double quote. Windows takes the end of the
// command for a missing quote, which is an error here.
func split(command string) ([]string, error) {
	open := false
	for _, q := range quotes.FindAllString(command, -1) {
		if len(q)%2 == 1 {
			open = !open
		}
	}
	if open {
		return nil, errors.New("a quote lacks its match")
	}
	if command = strings.TrimSpace(command); command == "" {
		return nil, nil // Windows would return the name of this program
	}
	return windows.DecomposeCommandLine(command)
}
