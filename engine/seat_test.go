package engine

import (
	"slices"
	"testing"
)

// TestShares checks the share of the victory that each seat has.
func TestShares(t *testing.T) {
	for _, c := range []struct {
		winners []Seat
		want    []float64
	}{
		{[]Seat{1}, []float64{0, 1, 0}},
		{[]Seat{0, 2}, []float64{0.5, 0, 0.5}},
		{nil, []float64{0, 0, 0}},
	} {
		if got := Shares(c.winners, 3); !slices.Equal(got, c.want) {
			t.Errorf("%v win: %v, expected %v", c.winners, got, c.want)
		}
	}
}
