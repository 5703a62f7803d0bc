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

// TestFloorFeatures checks that the feature of the floor line differs with the number of its tiles and is in its group.
func TestFloorFeatures(t *testing.T) {
	enginetest.Walk(t, Coloured(), 2, 1, 12, func(at engine.Position) {
		p := *at.(*Position)
		if p.dealing || p.left == 0 {
			return
		}
		seen := map[int32]bool{}
		for tiles := range uint8(FloorSpaces + 1) {
			var features [offerFeatures]int32
			p.boards[0].floorLen = tiles
			p.offerFeatures(0, gamePhase{}, 0, &features)
			seen[features[5]] = true
			if features[5] < floorGroup || features[5] >= excessGroup {
				t.Fatalf("the feature %d of %d tiles on the floor line is outside its group", features[5], tiles)
			}
		}
		if len(seen) != FloorSpaces+1 {
			t.Fatalf("the floor line has %d features", len(seen))
		}
	})
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
