package judge

import "azulejo/engine"

// Most is how many features may tell of one seat.
const Most = 60

// Sample is what one seat shows to the weights.
type Sample struct {
	// Moment counts the moments of a game.
	Moment int
	// Expected is the final score that the hand-written judgement expects, in hundredths.
	Expected int32
	// Features are the numbers of the weights whose sum tells by how much it errs; -1 stands for none.
	Features [Most]int32
}

// Clear takes out all features.
func (s *Sample) Clear() {
	for i := range s.Features {
		s.Features[i] = -1
	}
}

// Eyes look at positions of one edition, for training.
type Eyes interface {
	// Samples writes what each seat shows and returns their number, 0 for a position of which nothing is to be learned.
	Samples(p engine.Position, dst *[engine.MaxSeats]Sample) int
}
