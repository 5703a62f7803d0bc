// Package gamedef defines what the program needs to know about a game: its rules, evaluation, training and explanations. Packages that work with
// any game take a Game or Games; the list of games is in package catalogue.
package gamedef

import (
	"azulejo/engine"
	"azulejo/engine/search"
)

// Game is the definition of one game.
type Game struct {
	Edition *engine.Edition
	// Evaluator creates an evaluator for the best level.
	Evaluator func() search.Evaluator
	// Plain creates the hand-written evaluator.
	Plain func() search.Evaluator
	// Explain returns the arguments for m, a legal move of p, and then those against it, each group by decreasing weight.
	Explain func(p engine.Position, m engine.Move) []engine.Argument
	// Comment returns comments on a transition for a seat.
	Comment func(h *engine.Transition, s engine.Seat) engine.Comments
	// Sources are the causes of points in the order of the score sheet.
	Sources []engine.Source
	// Learning defines how the weights of Evaluator are trained.
	Learning Learning
}
