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

// seatable reports whether the program can play a level at all.
func seatable(levels []string, id string) bool {
	_, own := players.FindLevel(id)
	return id == "" || own || slices.Contains(levels, id)
}

// reseat gives the seats of levels that are not there to the usual one, and returns how many they are. So no file decides which program
// is run.
func reseat(players seating.Players, levels []string) (n int) {
	for i := range players {
		if p := &players[i]; !seatable(levels, p.Level) {
			p.Level = usual(levels)
			n++
		}
	}
	return n
}

// reseated is reseat with a notice of it.
func reseated(c *game.Context, players seating.Players, levels []string) {
	if n := reseat(players, levels); n > 0 {
		c.NotifyNext(c.Words.T("play.reseated", n, seating.LevelWord(c.Words, usual(levels))))
	}
}

// usual is the level proposed for a computer: neither the weakest nor the strongest.
func usual(levels []string) string {
	own := slices.DeleteFunc(slices.Clone(levels), func(id string) bool { return strings.HasPrefix(id, players.Program) })
	if len(own) == 0 {
		return players.StandIn
	}
	return own[(len(own)-1)/2]
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
