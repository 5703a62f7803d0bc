package pavilion

import (
	"azulejo/engine"
	"azulejo/engine/eval"
)

// Learned evaluates positions by a Value plus a learned correction. The correction is a sum of weights over features of a
// board's stars, numbers and tiles; the weights were trained on self-play games to predict the error of Value. Learned
// implements search.Evaluator. It keeps scratch memory, so each search needs its own Learned.
type Learned struct {
	Value
	sets *eval.Sets // nil for the built-in weights
	*endgame
}

// NewLearned returns an evaluator with the given weights, which must have the Layout of the edition.
func NewLearned(sets *eval.Sets) *Learned {
	return &Learned{Value: *NewValue(), sets: sets, endgame: newEndgame()}
}

// NewMaster returns the strongest evaluator. It uses the built-in weights for the edition of each position.
func NewMaster() *Learned { return NewLearned(nil) }

// Evaluate implements search.Evaluator: it writes the expected final scores and returns the standard deviation of the
// difference of two of them, all in hundredths of a point.
func (l *Learned) Evaluate(pos engine.Position, final *[engine.MaxSeats]int32) int32 {
	p := progress{pos.(*Position)}
	l.set = l.setsFor(p.variant).For(int(p.seats))
	l.Value.Evaluate(pos, final)
	var f [placeFeatures]int32
	for s := range p.seats {
		p.placeFeatures(s, &f)
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

// Minor implements search.ChanceSampler. Refilling the supply between turns is a minor chance.
func (l *Learned) Minor(p engine.Position) bool { return p.(*Position).chance == filling }

// Extract implements eval.FeatureExtractor. It returns no samples after the game.
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
		p.boardFeatures(&p.boards[s], (*[boardFeatures]int32)(d.Features[:]))
		p.placeFeatures(s, (*[placeFeatures]int32)(d.Features[boardFeatures:]))
	}
	return int(p.seats)
}

// Layout returns the layout of a weights file for an edition.
func Layout(edition string) eval.Layout {
	return eval.Layout{Name: edition + " weights 2", Weights: weights, Phases: Phases}
}
