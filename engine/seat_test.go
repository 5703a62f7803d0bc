package engine

import (
	"slices"
	"testing"
)

func TestSharesOfAVictory(t *testing.T) {
	for _, x := range []struct {
		winners []Seat
		want    []float64
	}{
		{[]Seat{1}, []float64{0, 1, 0}},
		{[]Seat{0, 2}, []float64{0.5, 0, 0.5}},
		{nil, []float64{0, 0, 0}},
	} {
		if got := Shares(x.winners, 3); !slices.Equal(got, x.want) {
			t.Errorf("%v win: %v, expected %v", x.winners, got, x.want)
		}
	}
}
