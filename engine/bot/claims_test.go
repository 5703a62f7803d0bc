package bot

import (
	"context"
	"math"
	"testing"
)

func TestClaimsMeasureByTenths(t *testing.T) {
	var c Claims
	for i := range 10 {
		c.add(0.25, float64(i/9))   // says a quarter, wins one of ten
		c.add(0.95, float64(1-i/9)) // says 0.95, wins nine of ten
	}
	if got, n := c.Error(); n != 20 || math.Abs(got-(0.15+0.05)/2) > 1e-9 {
		t.Errorf("the error over %d is %v, expected 0.1", n, got)
	}
	c.add(1, 1)
	if c[9].N != 11 {
		t.Error("certainty does not count to the last tenth")
	}
}

func TestContestGathersClaims(t *testing.T) {
	g := coloured()
	c := Contest{Game: g, Games: 2, Seed: 1, Nodes: 200, Entrants: []Entrant{{"a", level(t, "searcher", g)}, {"b", level(t, "random", g)}}}
	tallies, err := c.Run(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	if _, n := tallies[0].Claims.Error(); n != tallies[0].Moves {
		t.Errorf("%d claims of %d moves", n, tallies[0].Moves)
	}
	if _, n := tallies[1].Claims.Error(); n != 0 {
		t.Errorf("who looks at nothing claims %d times", n)
	}
}
