package train

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"azulejo/engine"
	"azulejo/engine/catalogue"
	"azulejo/engine/enginetest"
	"azulejo/engine/eval"
	"azulejo/engine/gamedef"
)

func TestWeightsFitTheCode(t *testing.T) {
	const most = 500_000
	all := 0
	for _, p := range catalogue.Games() {
		data, sets := read(t, &p)
		all += len(data)
		for i := range sets {
			known := 0
			for _, w := range sets[i].Weights {
				if w != 0 {
					known++
				}
			}
			if known < 1000 {
				t.Errorf("%s, %d seats: only %d weights have learned something", p.Edition.ID, i+2, known)
			}
		}
		if !bytes.Equal(p.Learning.Layout.Bytes(sets), data) {
			t.Errorf("%s changes when it is written", p.Weights())
		}
	}
	if all > most {
		t.Errorf("%d bytes of weights, expected at most %d", all, most)
	}
}

func read(t *testing.T, p *gamedef.Game) ([]byte, *eval.Sets) {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("..", filepath.FromSlash(p.Weights())))
	if err != nil {
		t.Fatal(err)
	}
	sets, err := p.Learning.Layout.Read(data)
	if err != nil {
		t.Fatal(err)
	}
	return data, sets
}

// TestFeaturesHaveWeights checks the ranges of phases and features in complete games of all editions.
func TestFeaturesHaveWeights(t *testing.T) {
	for _, p := range catalogue.Games() {
		for seed := range uint64(9) {
			extractor := p.Learning.Extractor()
			var at [engine.MaxSeats]eval.Sample
			enginetest.Walk(t, p.Edition, int(2+seed%3), seed, 9, func(pos engine.Position) {
				for _, s := range at[:extractor.Extract(pos, &at)] {
					if s.Phase < 0 || s.Phase >= p.Learning.Layout.Phases {
						t.Fatalf("%s: phase %d of %d", p.Edition.ID, s.Phase, p.Learning.Layout.Phases)
					}
					for _, f := range s.Features {
						if f < -1 || int(f) >= p.Learning.Layout.Weights {
							t.Fatalf("%s: feature %d of %d", p.Edition.ID, f, p.Learning.Layout.Weights)
						}
					}
				}
			})
		}
	}
}
