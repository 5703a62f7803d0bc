package setup

import (
	"slices"
	"strings"

	"azulejo/engine/players"
	"azulejo/game/locale"
)

// offered returns the levels that a seat can be given: all levels, and the one that it has where that is none of them.
func offered(levels []string, has string) []string {
	if has == "" || slices.Contains(levels, has) {
		return levels
	}
	return append(slices.Clone(levels), has)
}

// strength returns who plays a seat, and how strong a computer is among all levels. at is an index into names, of which the first is a
// person.
func strength(w *locale.Words, names []string, at int) string {
	if at == 0 {
		return names[0]
	}
	return w.T("setup.strength", "level", names[at], "strength", at, "strongest", len(names)-1)
}

// levelText returns a sentence about a level, or about a person for "". It returns "" where there is none.
func levelText(w *locale.Words, id string) string {
	key := "level." + id + ".character"
	switch {
	case id == "":
		key = "setup.person.character"
	case strings.HasPrefix(id, players.Program):
		key = "setup.outside.character"
	}
	if !w.Has(key) {
		return ""
	}
	return w.T(key)
}
