package saves

import (
	"azulejo/engine"
	"azulejo/scenes/seating"
)

// Begin archives the current game and saves a new one in its place.
func Begin(w Window, m *engine.Match, players seating.Players) {
	Archive(w)
	Save(w, m, players)
}

// ReplaceMissingLevels gives seats with a level outside levels the default level and notifies the player.
func ReplaceMissingLevels(w Window, players seating.Players, levels []string) {
	if n := players.ReplaceMissingLevels(levels); n > 0 {
		_, _, words := w.Storage()
		w.NotifyNext(words.T("play.reseated", "seats", n, "level", seating.LevelName(words, seating.DefaultLevel(levels))))
	}
}
