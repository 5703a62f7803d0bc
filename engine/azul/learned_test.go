package azul

import (
	"testing"

	"azulejo/engine"
	"azulejo/engine/enginetest"
	"azulejo/engine/eval"
	"azulejo/engine/search"
)

func TestFeaturesMatchGroups(t *testing.T) {
	evaluator := NewLearned(nil)
	var at [engine.MaxSeats]eval.Sample
	groups := [...]int{lineGroup, rowGroup, pairGroup, columnGroup, colourGroup, supplyGroup, floorGroup, excessGroup, turnGroup, firstGroup, dealGroup, weights}
	for seed := range uint64(20) {
		enginetest.Walk(t, Coloured(), int(2+seed%3), seed, 12, func(p engine.Position) {
			for _, s := range at[:evaluator.Extract(p, &at)] {
				var per [len(groups)]int
				for _, f := range s.Features {
					for g := len(groups) - 1; f >= 0; g-- {
						if int(f) >= groups[g] {
							per[g]++
							break
						}
					}
				}
				if [5]int(per[:5]) != [5]int{5, 5, 4, 5, 5} || per[5] > 5 || per[6] > 1 || per[6] != per[7] || per[7] != per[8] || per[9] > 1 || per[10] > 5*Colours || per[11] != 0 {
					t.Fatalf("features %v by group %v", s.Features, per)
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
	for name, j := range map[string]search.Evaluator{"learned": NewMaster(), "hand-written": NewValue()} {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				j.Evaluate(m.Position(), &final)
			}
		})
	}
}
