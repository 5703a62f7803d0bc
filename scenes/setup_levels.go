package scenes

import (
	"slices"
	"strings"

	"azulejo/engine/players"
	"azulejo/game"
	"azulejo/game/locale"
	"azulejo/scenes/seating"
)

// offered are the levels that a seat can be given: those there are, and the one it has although it is not among them.
func offered(levels []string, has string) []string {
	if has == "" || slices.Contains(levels, has) {
		return levels
	}
	return append(slices.Clone(levels), has)
}

// reseated reseats players and says so in a toast.
func reseated(c *game.Context, players seating.Players, levels []string) {
	if n := players.Reseat(levels); n > 0 {
		c.NotifyNext(c.Words.T("play.reseated", n, seating.LevelWord(c.Words, seating.Usual(levels))))
	}
}

// characterOf is a sentence about who plays a seat; nothing where there are no words for it.
func characterOf(w *locale.Words, id string) string {
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
