package pavilion

import (
	"azulejo/engine"
	"azulejo/engine/eval"
)

// Learned evaluates positions by what the hand-written evaluation expects and by weights that were learned from games of the program
// against itself: they tell, as a sum over a board's stars, numbers and tiles, by how much it errs. It serves a search as its
// evaluator; one Learned serves one search.
type Learned struct {
	Value
	sets *eval.Sets // nil for those that come with the program
}

// NewLearned returns an evaluator by weights, which fit the Layout.
func NewLearned(sets *eval.Sets) *Learned { return &Learned{Value: *NewValue(), sets: sets} }

// NewMaster returns the best evaluator there is, by the weights that come with the program for the edition of each position.
func NewMaster() *Learned { return NewLearned(nil) }

// Evaluate writes the final scores to expect in hundredths of a point, and returns their standard deviation.
func (l *Learned) Evaluate(pos engine.Position, final *[engine.MaxSeats]int32) int32 {
	p := progress{pos.(*Position)}
	l.set = l.setsFor(p.variant).For(int(p.seats))
	l.Value.Evaluate(pos, final)
	var f [placeFeatures]int32
	for s := range p.seats {
		p.standing(s, &f)
		final[s] += l.set.Sum(f[:])
	}
	return int32(l.set.StdDev[p.gamePhase()]) * eval.Quantum
}

// setsFor returns the weights for a variant.
func (l *Learned) setsFor(v *variant) *eval.Sets {
	if l.sets != nil {
		return l.sets
	}
	return v.sets()
}

// Minor implements search.Foreseer: the supply is refilled, which ends no round.
func (l *Learned) Minor(p engine.Position) bool { return p.(*Position).chance == filling }

// Extract implements eval.FeatureExtractor.
func (l *Learned) Extract(pos engine.Position, dst *[engine.MaxSeats]eval.Sample) int {
	p := progress{pos.(*Position)}
	if p.Over() {
		return 0
	}
	var final [engine.MaxSeats]int32
	l.Value.Evaluate(pos, &final)
	for s := range p.seats {
		d := &dst[s]
		d.Clear()
		d.Phase, d.Expected = p.gamePhase(), final[s]
		p.features(&p.boards[s], (*[boardFeatures]int32)(d.Features[:]))
		p.standing(s, (*[placeFeatures]int32)(d.Features[boardFeatures:]))
	}
	return int(p.seats)
}

// Layout tells what a file of weights for an edition must fit.
func Layout(edition string) eval.Layout {
	return eval.Layout{Name: edition + " weights 2", Weights: weights, Phases: Phases}
}
