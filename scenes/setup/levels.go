package setup

import (
	"slices"
	"strings"

	"azulejo/engine/players"
	"azulejo/game/locale"
)

// offered returns the levels from which one can be chosen for a seat: all levels, and the level of the seat if it is not among them.
func offered(levels []string, has string) []string {
	if has == "" || slices.Contains(levels, has) {
		return levels
	}
	return append(slices.Clone(levels), has)
}

// strength returns the name of a level with its rank among all levels. at is an index into names, of which the first is a person.
func strength(w *locale.Words, names []string, at int) string {
	if at == 0 {
		return names[0]
	}
	return w.T("setup.strength", "level", names[at], "strength", at, "strongest", len(names)-1)
}

// levelText returns a sentence about a level, or about a person for "". It returns "" if there is none.
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
