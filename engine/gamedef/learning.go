package gamedef

import (
	"strings"

	"azulejo/engine/eval"
	"azulejo/engine/search"
)

// Learning defines how the evaluation of a game is trained.
type Learning struct {
	Layout    eval.Layout
	Extractor func() eval.FeatureExtractor
	// Evaluator creates an evaluator that corrects the hand-written one with the given weights.
	Evaluator func(*eval.Sets) search.Evaluator
	// Regularisation is the number of samples with a feature at which its weight is shrunk by half: rare features mostly show luck.
	Regularisation float32
	// Schedules are the schedules by number of seats. A number of seats without one uses the weights of a smaller one.
	Schedules map[int]Schedule
	// WarmStart makes training for more than two seats start with the weights for two seats instead of the hand-written evaluation.
	WarmStart bool
}

// Schedule is the extent of training: the number of generations, the games in each, the nodes per move, and the sampled deals for each
// bootstrapped target.
type Schedule struct {
	Games, Generations int
	Nodes              int64
	Deals              int
}

// Weights returns the path of the game's file of weights, relative to the folder engine.
func (g *Game) Weights() string {
	folder, _, _ := strings.Cut(g.Edition.ID, "-")
	return folder + "/" + g.Edition.ID + ".weights"
}
