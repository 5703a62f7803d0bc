package gamedef

import (
	"strings"

	"azulejo/engine/eval"
	"azulejo/engine/search"
)

// Learning is how a game learns to evaluate positions.
type Learning struct {
	Layout    eval.Layout
	Extractor func() eval.FeatureExtractor
	// Evaluator makes one that corrects the hand-written one by weights.
	Evaluator func(*eval.Sets) search.Evaluator
	// Regularisation is how many boards a weight must have been seen on to be believed by half: what few games show is mostly luck.
	Regularisation float32
	// Schedules are how it learns by number of seats; a table without one takes over what a smaller one has learned.
	Schedules map[int]Schedule
	// WarmStart tells whether larger tables begin with what the table of two has learned, and not with nothing.
	WarmStart bool
}

// Schedule is the extent of learning: so many games in each of so many generations, with so many nodes for a move, and so many examples
// of the next deal to bootstrap from.
type Schedule struct {
	Games, Generations int
	Nodes              int64
	Deals              int
}

// Weights is the file of the game's weights, below the engine's folder.
func (g *Game) Weights() string {
	folder, _, _ := strings.Cut(g.Edition.ID, "-")
	return folder + "/" + g.Edition.ID + ".weights"
}
