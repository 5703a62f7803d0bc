package azul

import (
	"bytes"
	"context"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/search"
)

func TestWeightsFileFitsTheFeatures(t *testing.T) {
	w, err := ReadWeights(weightsFile)
	if err != nil {
		t.Fatal(err)
	}
	for i := range w.Sets {
		learned := 0
		for _, v := range w.Sets[i].Weights {
			if v != 0 {
				learned++
			}
		}
		if learned < 1000 || w.Sets[i].Scatter[0] <= 0 {
			t.Errorf("%d seats: %d weights are learned, scatter %d", i+2, learned, w.Sets[i].Scatter[0])
		}
	}
	const most = 500_000
	if len(weightsFile) > most {
		t.Errorf("%d bytes of weights, expected at most %d", len(weightsFile), most)
	}
	if !bytes.Equal(w.Bytes(), weightsFile) {
		t.Error("the weights change when they are written")
	}
}

func TestForeignWeightsAreRefused(t *testing.T) {
	for name, text := range map[string]string{"other": "azul weights 0\n", "empty": "", "short": string(weightsFile[:len(weightsFile)/2])} {
		if _, err := ReadWeights([]byte(text)); err == nil || !strings.Contains(err.Error(), "weights") {
			t.Errorf("%s: %v, expected a reason", name, err)
		}
	}
}

func TestFeaturesStayWithinTheirGroups(t *testing.T) {
	eyes := NewLearned(&Weights{})
	var at [engine.MaxSeats]Sample
	groups := [...]int{lineGroup, rowGroup, pairGroup, colGroup, hueGroup, firstGroup, weights}
	for seed := range uint64(20) {
		m, err := engine.NewMatch(Coloured(), engine.Options{Players: int(2 + seed%3)}, seed)
		if err != nil {
			t.Fatal(err)
		}
		for n := 0; !m.Position().Over() && m.Position().Round() < 12; n++ {
			for _, s := range at[:eyes.Samples(m.Position(), &at)] {
				var per [len(groups)]int
				for _, f := range s.Features {
					for g := len(groups) - 1; f >= 0 && g >= 0; g-- {
						if int(f) >= groups[g] {
							per[g]++
							break
						}
					}
				}
				if per[0] != 5 || per[1] != 5 || per[2] != 4 || per[3] != 5 || per[4] != 5 || per[5] > 1 || per[6] != 0 {
					t.Fatalf("features %v by group %v", s.Features, per)
				}
			}
			if moves := m.Position().Moves(nil); len(moves) > 0 {
				err = m.Play(moves[n*7%len(moves)], nil)
			} else {
				err = m.Draw(nil)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
	}
}

// TestLearnedBeatsHandWritten plays the same deals from both sides at equal nodes, which always ends the same.
func TestLearnedBeatsHandWritten(t *testing.T) {
	const games, nodes = 80, 300
	sample, err := Coloured().New(engine.Options{Players: 2})
	if err != nil {
		t.Fatal(err)
	}
	players := [2]*search.Searcher{search.New(NewLearned(nil), sample, 12), search.New(NewValue(), sample, 12)}
	won := 0.0
	for g := range uint64(games) {
		m, err := engine.NewMatch(Coloured(), engine.Options{Players: 2, Start: engine.Seat(g / 2 % 2)}, 900+g/2)
		if err != nil {
			t.Fatal(err)
		}
		for p := m.Position(); !p.Over(); {
			if p.ToMove() == engine.Nature {
				err = m.Draw(nil)
			} else {
				s := players[(int(p.ToMove())+int(g))%2]
				err = m.Play(s.Run(context.Background(), search.Task{Position: p, Limits: search.Limits{Nodes: nodes}, Seed: g}).Best(), nil)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		winners := m.Position().Winners(nil)
		for _, s := range winners {
			if (int(s)+int(g))%2 == 0 {
				won += 1 / float64(len(winners))
			}
		}
	}
	t.Logf("%.1f of %d games", won, games)
	if won <= games/2 {
		t.Errorf("the learned judgement wins %.1f of %d games against the hand-written one", won, games)
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
	for name, judge := range map[string]search.Evaluator{"learned": NewLearned(nil), "hand-written": NewValue()} {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				judge.Judge(m.Position(), &final)
			}
		})
	}
}
