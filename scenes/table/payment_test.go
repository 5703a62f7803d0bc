package table

import (
	"testing"

	"azulejo/engine"
)

// TestStepsLeadToEveryPayment checks that the steps to each payment, made one after the other from the first payment, end at it.
func TestStepsLeadToEveryPayment(t *testing.T) {
	for name, ways := range map[string]Payments{
		"one":                           {{4, 4, 4}},
		"with jokers":                   {{4, 4, 4}, {4, 4, 2}, {4, 2, 2}},
		"of any colour":                 {{4, 4}, {5, 5}, {4, 2}, {5, 2}, {2, 2}},
		"some combinations are missing": {{0, 0, 2}, {1, 2, 2}, {0, 2, 2}},
	} {
		for to := range ways {
			at := 0
			for _, c := range ways.Steps(to) {
				at = ways.WithMore(at, c)
			}
			if at != to {
				t.Errorf("%s: the steps to %v lead to %v", name, ways[to], ways[at])
			}
		}
	}
}

// TestWithMore checks which payment follows if one more tile of a colour is chosen.
func TestWithMore(t *testing.T) {
	ways := Payments{{4, 4, 4}, {4, 4, 2}, {5, 5, 2}, {4, 2, 2}}
	for _, x := range []struct {
		at   int
		of   engine.Tile
		want int
	}{{0, 2, 1}, {1, 2, 3}, {3, 2, 0}, {3, 4, 1}, {0, 4, 3}, {0, 5, 2}, {2, 4, 0}, {2, 5, 2}} {
		if got := ways.WithMore(x.at, x.of); got != x.want {
			t.Errorf("more of %d after %v is %v, expected %v", x.of, ways[x.at], ways[got], ways[x.want])
		}
	}
}
