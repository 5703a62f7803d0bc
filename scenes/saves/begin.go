package saves

import (
	"azulejo/engine"
	"azulejo/scenes/seating"
)

// Begin saves a new game as that of the window. The game in progress is kept beside it.
func Begin(w Window, m *engine.Match, players seating.Players) {
	Aside(w)
	Save(w, m, players)
}

// Reseat gives seats of a saved game to the usual level where their level is none of levels, and tells the player so.
func Reseat(w Window, players seating.Players, levels []string) {
	if n := players.Reseat(levels); n > 0 {
		_, _, words := w.Kept()
		w.NotifyNext(words.T("play.reseated", "seats", n, "level", seating.LevelWord(words, seating.Usual(levels))))
	}
}
