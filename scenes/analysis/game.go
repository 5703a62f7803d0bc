// Package analysis contains the panels that describe a match next to its board: the move log and the win probability bar. They take a match,
// the number of moves at the position shown, and the players, never a scene, so that a live game and a replay show the same panels.
package analysis

import (
	"azulejo/engine"
	"azulejo/game/locale"
	"azulejo/scenes/seating"
	"azulejo/scenes/table"
)

// Game is what the panels describe: a match, seen after a number of its moves.
type Game struct {
	Match   *engine.Match
	At      int // the number of moves at the position shown
	Players seating.Players
	Table   table.Table // describes moves and draws tiles
	Words   *locale.Words
}
