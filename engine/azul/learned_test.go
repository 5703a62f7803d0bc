package azul

import (
	"testing"

	"azulejo/engine"
	"azulejo/engine/enginetest"
	"azulejo/engine/eval"
	"azulejo/engine/search"
)

// TestFeaturesByGroup checks how many features of each group a board has.
func TestFeaturesByGroup(t *testing.T) {
	learned := NewLearned(nil)
	var at [engine.MaxSeats]eval.Sample
	groups := [...]int{lineGroup, rowGroup, pairGroup, columnGroup, colourGroup, supplyGroup, floorGroup, excessGroup, turnGroup, firstGroup, dealGroup, weights}
	for seed := range uint64(20) {
		enginetest.Walk(t, Coloured(), int(2+seed%3), seed, 12, func(p engine.Position) {
			for _, s := range at[:learned.Extract(p, &at)] {
				var counts [len(groups)]int
				for _, f := range s.Features {
					for g := len(groups) - 1; f >= 0; g-- {
						if int(f) >= groups[g] {
							counts[g]++
							break
						}
					}
				}
				if [5]int(counts[:5]) != [5]int{5, 5, 4, 5, 5} || counts[5] > 5 || counts[6] > 1 || counts[6] != counts[7] || counts[7] != counts[8] || counts[9] > 1 || counts[10] > 5*Colours || counts[11] != 0 {
					t.Fatalf("features %v by group %v", s.Features, counts)
				}
			}
		})
	}
}

func BenchmarkLearned(b *testing.B) {
	m, err := engine.NewMatch(Coloured(), engine.Options{Players: 2}, 1)
	if err != nil {
		b.Fatal(err)
	}
	for m.Draw(nil) == nil {
	}
	var final [engine.MaxSeats]int32
	for name, evaluator := range map[string]search.Evaluator{"learned": NewMaster(), "hand-written": NewValue()} {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				evaluator.Evaluate(m.Position(), &final)
			}
		})
	}
}
