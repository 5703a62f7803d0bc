package eval

import "azulejo/engine"

// MaxFeatures is how many features may tell of one seat.
const MaxFeatures = 60

// Sample is what one seat shows to the weights.
type Sample struct {
	// Phase counts the phases of a game.
	Phase int
	// Expected is the final score that the hand-written evaluation expects, in hundredths.
	Expected int32
	// Features are the numbers of the weights whose sum tells by how much it errs; -1 stands for none.
	Features [MaxFeatures]int32
}

// Clear takes out all features.
func (s *Sample) Clear() {
	for i := range s.Features {
		s.Features[i] = -1
	}
}

// FeatureExtractor looks at positions of one edition, for training.
type FeatureExtractor interface {
	// Extract writes what each seat shows and returns their number, 0 for a position of which nothing is to be learned.
	Extract(p engine.Position, dst *[engine.MaxSeats]Sample) int
}
