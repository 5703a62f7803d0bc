package train

import (
	"reflect"
	"testing"

	"azulejo/engine/catalogue"
	"azulejo/engine/eval"
)

// TestLearnIsDeterministic checks that the weights depend on the plan and not on the order in which games finish.
func TestLearnIsDeterministic(t *testing.T) {
	plan := Plan{Game: catalogue.Games()[0], Seats: 2, Games: 12, Nodes: 40, Epsilon: 0.2, Seed: 7, Evaluator: catalogue.Games()[0].Plain}
	learn := func() eval.Set { return new(ReplayBuffer).Learn(t.Context(), plan) }
	first, again := learn(), learn()
	if !reflect.DeepEqual(first, again) {
		t.Error("the same plan leads to other weights")
	}
	if plan.Seed++; reflect.DeepEqual(learn(), first) {
		t.Error("another seed leads to the same weights")
	}
}

// TestFit checks the weights for targets that depend on a single feature.
func TestFit(t *testing.T) {
	const good, bad = 5, 6
	var boards []example
	for i := range 4000 {
		b := example{target: 300}
		for j := range b.sample.Features {
			b.sample.Features[j] = -1
		}
		if b.sample.Features[0] = good; i/2%2 == 1 {
			b.target, b.sample.Features[0] = -200, bad
		}
		boards = append(boards, b)
	}
	set := fit(boards, &catalogue.Games()[0].Learning, 2, 1)
	if g, b := set.Weights[good], set.Weights[bad]; g < 29 || g > 31 || b > -19 || b < -21 {
		t.Errorf("the weights are %d and %d, expected about 30 and -20", g, b)
	}
}
