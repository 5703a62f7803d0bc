package arena

import (
	"context"
	"math"
	"testing"

	"azulejo/engine/search"
)

// TestCalibrationError checks the average difference between stated win probabilities and results, in bins of ten percentage points.
func TestCalibrationError(t *testing.T) {
	var c Calibration
	for i := range 10 {
		c.Add(0.25, float64(i/9))   // states 0.25, wins one of ten
		c.Add(0.95, float64(1-i/9)) // states 0.95, wins nine of ten
	}
	if got, n := c.Error(); n != 20 || math.Abs(got-(0.15+0.05)/2) > 1e-9 {
		t.Errorf("the error over %d is %v, expected 0.1", n, got)
	}
	c.Add(1, 1)
	if c[9].N != 11 {
		t.Error("a win probability of 1 is not in the last bin")
	}
}

// TestTournamentCalibration checks that each move of a player that searches counts in the calibration.
func TestTournamentCalibration(t *testing.T) {
	g := coloured()
	tournament := Tournament{Game: g, Games: 2, Seed: 1, Limits: search.Limits{Nodes: 200}, Entrants: []Entrant{{"a", newPlayer(t, "searcher", g)}, {"b", newPlayer(t, "random", g)}}}
	standings, err := tournament.Run(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	if _, n := standings[0].Calibration.Error(); n != standings[0].Moves {
		t.Errorf("%d win probabilities in %d moves", n, standings[0].Moves)
	}
	if _, n := standings[1].Calibration.Error(); n != 0 {
		t.Errorf("a player that does not search stated %d win probabilities", n)
	}
}
