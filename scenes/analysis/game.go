// Package analysis contains the panels that describe a match next to its board: the move log and the win probability bar. They take a match,
// the number of moves at the position shown, and the players, never a scene, so that a live game and a replay show the same panels.
package analysis

import (
	"azulejo/engine"
	"azulejo/game/locale"
	"azulejo/scenes/seating"
	"azulejo/scenes/table"
)

// Game is what the panels describe: a match, seen at a cursor.
type Game struct {
	Cursor  engine.Cursor
	Players seating.Players
	Table   table.Table // describes moves and draws tiles
	Words   *locale.Words
}
