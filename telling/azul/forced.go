package azul

import "azulejo/engine"

// Forced is the only move that there is, or NoMove.
func Forced(pos engine.Position) engine.Move {
	if moves := pos.Moves(nil); len(moves) == 1 {
		return moves[0]
	}
	return engine.NoMove
}
