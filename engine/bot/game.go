package bot

import (
	"azulejo/engine"
	"azulejo/engine/search"
)

// Game is what a computer player needs to know of one edition.
type Game struct {
	Edition *engine.Edition
	// Evaluator makes the judge that the best level searches with; each call returns a fresh one.
	Evaluator func() search.Evaluator
	// Plain makes a simpler judge for the levels below; nil stands for Evaluator.
	Plain func() search.Evaluator
	// Explain lists what speaks for and against m, a legal move of p, the weightiest first. It may be nil.
	Explain func(p engine.Position, m engine.Move) []engine.Reason
}

// plain is the judge of the levels below the best.
func (g *Game) plain() search.Evaluator {
	if g.Plain == nil {
		return g.Evaluator()
	}
	return g.Plain()
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
