package review

import (
	"slices"
	"testing"

	"azulejo/engine"
	"azulejo/engine/players"
	"azulejo/engine/review"
	"azulejo/scenes/analysis"
)

// TestReasonsAreKept checks that what is said about a better move is kept while nothing is known that it depends on, and only then.
func TestReasonsAreKept(t *testing.T) {
	line := func() players.Line {
		return players.Line{Move: 3, Moves: []engine.Move{3, 4}, Win: []float64{0.6, 0.4}, Scores: []float64{40, 30}}
	}
	known := review.Comparison{Best: line(), Played: line(), Loss: 0.2}
	d := discussed{step: 7, compared: known, message: analysis.Message{Title: "Best: x"}}
	again := review.Comparison{Best: line(), Played: line(), Loss: 0.2} // as a later answer about another position leaves it
	if !d.is(7, &again) {
		t.Error("an equal comparison is discussed again")
	}
	if d.is(8, &again) || (&discussed{}).is(0, &review.Comparison{}) {
		t.Error("another step has the same reasons")
	}
	for name, change := range map[string]func(*review.Comparison){
		"loss": func(c *review.Comparison) { c.Loss = 0.21 }, "move": func(c *review.Comparison) { c.Best.Move = 5 },
		"line": func(c *review.Comparison) { c.Played.Moves = slices.Clone(c.Played.Moves[:1]) }, "scores": func(c *review.Comparison) { c.Best.Scores[1] = 31 },
		"chances": func(c *review.Comparison) { c.Played.Win[0] = 0.5 },
	} {
		c := review.Comparison{Best: line(), Played: line(), Loss: 0.2}
		if change(&c); d.is(7, &c) {
			t.Errorf("another %s has the same reasons", name)
		}
	}
}
