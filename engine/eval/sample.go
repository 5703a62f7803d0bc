package eval

import "azulejo/engine"

// MaxFeatures is the maximum number of features of one seat.
const MaxFeatures = 60

// Sample is the input of the learned evaluation for one seat.
type Sample struct {
	// Phase is the phase of the game, from 0.
	Phase int
	// Expected is the final score predicted by the hand-written evaluation, in hundredths of a point.
	Expected int32
	// Features are the indices of the weights whose sum corrects Expected; unused entries are -1.
	Features [MaxFeatures]int32
}

// Clear removes all features.
func (s *Sample) Clear() {
	for i := range s.Features {
		s.Features[i] = -1
	}
}

// FeatureExtractor extracts samples from positions of one edition, for training.
type FeatureExtractor interface {
	// Extract writes a sample for each seat to dst and returns their number, or 0 for a position that is not suitable for training.
	Extract(p engine.Position, dst *[engine.MaxSeats]Sample) int
}
