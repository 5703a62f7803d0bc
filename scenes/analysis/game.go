// Package analysis contains the panels that describe a match next to its board: move log, win bar and win curve. They take a match, the
// number of moves at the position shown, and the players, but never a scene, so that a live game and a replay share them.
package analysis

import (
	"azulejo/engine"
	"azulejo/game/locale"
	"azulejo/scenes/seating"
	"azulejo/scenes/table"
)

// Game is the match that the panels describe, at a cursor.
type Game struct {
	Cursor  engine.Cursor
	Players seating.Players
	Table   table.Table // describes moves and draws tiles
	Words   *locale.Words
}
