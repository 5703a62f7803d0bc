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

// TestWeights checks that the weights of all games can be read, are trained and small enough, and do not change when they are written.
func TestWeights(t *testing.T) {
	const most = 500_000
	all := 0
	for _, g := range catalogue.Games() {
		data, sets := readWeights(t, &g)
		all += len(data)
		for i := range sets {
			trained := 0
			for _, w := range sets[i].Weights {
				if w != 0 {
					trained++
				}
			}
			if trained < 1000 {
				t.Errorf("%s, %d seats: only %d weights are not 0", g.Edition.ID, i+2, trained)
			}
		}
		if !bytes.Equal(g.Learning.Layout.Bytes(sets), data) {
			t.Errorf("%s changes when it is written", g.Weights())
		}
	}
	if all > most {
		t.Errorf("%d bytes of weights, expected at most %d", all, most)
	}
}

// readWeights returns the contents of the weights file of a game, and the weights in it.
func readWeights(t *testing.T, g *gamedef.Game) ([]byte, *eval.Sets) {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("..", filepath.FromSlash(g.Weights())))
	if err != nil {
		t.Fatal(err)
	}
	sets, err := g.Learning.Layout.Read(data)
	if err != nil {
		t.Fatal(err)
	}
	return data, sets
}

// TestFeaturesHaveWeights checks that the phases and features of positions of all editions are in range.
func TestFeaturesHaveWeights(t *testing.T) {
	for _, g := range catalogue.Games() {
		for seed := range uint64(9) {
			extractor := g.Learning.Extractor()
			var at [engine.MaxSeats]eval.Sample
			enginetest.Walk(t, g.Edition, int(2+seed%3), seed, 9, func(pos engine.Position) {
				for _, s := range at[:extractor.Extract(pos, &at)] {
					if s.Phase < 0 || s.Phase >= g.Learning.Layout.Phases {
						t.Fatalf("%s: phase %d of %d", g.Edition.ID, s.Phase, g.Learning.Layout.Phases)
					}
					for _, f := range s.Features {
						if f < -1 || int(f) >= g.Learning.Layout.Weights {
							t.Fatalf("%s: feature %d of %d", g.Edition.ID, f, g.Learning.Layout.Weights)
						}
					}
				}
			})
		}
	}
}
