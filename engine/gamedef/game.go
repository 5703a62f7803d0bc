// Package gamedef holds all that comes with a game, whichever it is: its rules, how it is evaluated, learned and explained. What needs games
// takes a Game or Games from here and knows none; the catalogue lists them.
package gamedef

import (
	"azulejo/engine"
	"azulejo/engine/search"
)

// Game is one complete game.
type Game struct {
	Edition *engine.Edition
	// Evaluator makes the evaluator that the best level searches with; each call returns a fresh one.
	Evaluator func() search.Evaluator
	// Plain makes the hand-written one, for the levels to measure by.
	Plain func() search.Evaluator
	// Explain returns the arguments for m, a legal move of p, and then those against it, each with the weightiest first.
	Explain func(p engine.Position, m engine.Move) []engine.Argument
	// Comment lists what there is to say to a seat of what has happened.
	Comment func(h *engine.Transition, s engine.Seat) engine.Comments
	// Sources are where points come from, in the order of a score table.
	Sources []engine.Source
	// Learning tells how the weights of Evaluator are learned.
	Learning Learning
}
