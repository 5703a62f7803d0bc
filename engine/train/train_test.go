package train

import (
	"testing"

	"azulejo/engine/azul"
	"azulejo/engine/search"
)

// TestLearningDependsOnThePlanAlone: the processors may finish the games in any order.
func TestLearningDependsOnThePlanAlone(t *testing.T) {
	plan := Plan{Edition: azul.Coloured(), Seats: 2, Games: 12, Nodes: 40, Stray: 0.2, Seed: 7,
		Judge: func() search.Evaluator { return azul.NewValue() }}
	first, again := Learn(t.Context(), plan), Learn(t.Context(), plan)
	if first != again {
		t.Error("the same plan leads to other weights")
	}
	if plan.Seed++; Learn(t.Context(), plan) == first {
		t.Error("another seed leads to the same weights")
	}
}

// TestFitFindsWhatIsPlain learns a gain that hangs on one feature.
func TestFitFindsWhatIsPlain(t *testing.T) {
	const good, bad = 5, 6
	var boards []seen
	for i := range 4000 {
		b := seen{gain: 300}
		for j := range b.sample.Features {
			b.sample.Features[j] = -1
		}
		if b.sample.Features[0] = good; i/2%2 == 1 {
			b.gain, b.sample.Features[0] = -200, bad
		}
		boards = append(boards, b)
	}
	set := fit(boards, 2, 1)
	if g, b := set.Weights[good], set.Weights[bad]; g < 290 || g > 310 || b > -190 || b < -210 {
		t.Errorf("the weights are %d and %d, expected about 300 and -200", g, b)
	}
}
