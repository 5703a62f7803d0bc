package enginetest

import (
	"math/rand/v2"
	"testing"

	"azulejo/engine"
	"azulejo/engine/search"
)

// Attribution checks that what an evaluator attributes to the parts of a board adds up, with the score and the points that are certain to be added to it, to
// the final score that it expects, at each end of a round of random games.
func Attribution(t *testing.T, e *engine.Edition, evaluator search.Evaluator, certain func(engine.Position, engine.Seat) int) {
	t.Helper()
	attribute := evaluator.(search.Attributor).Attribute
	for seed := range uint64(12) {
		m, err := engine.NewMatch(e, engine.Options{Players: 2 + int(seed%3)}, seed)
		rng := rand.New(rand.NewPCG(seed, 0))
		for round := 1; err == nil && !m.Over(); {
			p := m.Position()
			if p.Round() > round {
				round = p.Round()
				checkAttribution(t, p, evaluator, attribute, certain)
			}
			if p.ToMove() == engine.Nature {
				err = m.Draw(nil)
			} else {
				err = m.Play(bestOfRandom(p, rng), nil)
			}
			if round > 8 {
				break
			}
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

func checkAttribution(t *testing.T, p engine.Position, e search.Evaluator, attribute func(engine.Position, func(engine.Topic, int32)), certain func(engine.Position, engine.Seat) int) {
	t.Helper()
	var final, sums [engine.MaxSeats]int32
	e.Evaluate(p, &final)
	parts := map[engine.Topic]int32{}
	attribute(p, func(part engine.Topic, points int32) {
		parts[part] += points
		sums[part.Seat] += points
	})
	for s, score := range p.Scores(nil) {
		if n := int32(100 * (score + certain(p, engine.Seat(s)))); n+sums[s] != final[s] {
			t.Fatalf("%s: seat %d is certain of %d and can expect %d more, in all %d: %v", p.AppendState(nil, nil), s, n, sums[s], final[s], parts)
		}
	}
	if len(parts) < 10 {
		t.Fatalf("only %d parts", len(parts))
	}
}
