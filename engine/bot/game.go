package bot

import (
	"azulejo/engine"
	"azulejo/engine/search"
)

// Game is what a computer player needs to know of one edition.
type Game struct {
	Edition *engine.Edition
	// Evaluator makes the judge that searching levels use; each call returns a fresh one.
	Evaluator func() search.Evaluator
	// Explain lists what speaks for and against m, a legal move of p, the weightiest first. It may be nil.
	Explain func(p engine.Position, m engine.Move) []engine.Reason
}

// find returns the game of an edition's name, or nil.
func find(games []Game, id string) *Game {
	for i := range games {
		if games[i].Edition.ID == id {
			return &games[i]
		}
	}
	return nil
}
