package search

import (
	"testing"

	"azulejo/engine"
)

// TestWinChanceCountsEveryOpponent checks win probabilities against known values, and that the value of a position depends on all opponents.
func TestWinChanceCountsEveryOpponent(t *testing.T) {
	evaluation := func(final ...int32) *Evaluation {
		e := &Evaluation{StdDev: 1000}
		copy(e.Final[:], final)
		return e
	}
	cases := []struct {
		evaluation *Evaluation
		seats      int
		want       int32
	}{
		{evaluation(4000, 4000), 2, WinScale / 2},
		{evaluation(4000, 4000, 4000), 3, WinScale / 4},
		{evaluation(4000, 4000, -9000), 3, WinScale / 2},
		{evaluation(4000, 3000, 3000), 3, 84134 * 84134 / WinScale},
		{evaluation(4000, 9000, -9000, -9000), 4, 0},
	}
	for _, c := range cases {
		if got := winChance(c.evaluation, 0, c.seats); got < c.want-10 || got > c.want+10 {
			t.Errorf("%v at %d seats: %d, expected %d", c.evaluation.Final, c.seats, got, c.want)
		}
	}
	// Weakening an opponent other than the best one also helps, but less.
	even, second, first := valueOf(evaluation(4000, 4200, 4000), 0, 3), valueOf(evaluation(4000, 4200, 3500), 0, 3), valueOf(evaluation(4000, 3700, 4000), 0, 3)
	if second <= even || first <= second {
		t.Errorf("the value is %d, %d with a weaker second opponent, %d with a weaker best one", even, second, first)
	}
}

// TestWinSharesAddUpToOne checks that the win shares of all seats add up to WinScale and are ordered like the expected scores.
func TestWinSharesAddUpToOne(t *testing.T) {
	for seats := 2; seats <= engine.MaxSeats; seats++ {
		w := &Evaluation{Final: [engine.MaxSeats]int32{5000, 4500, 4000, 3000}, StdDev: 1200}
		all, sum := winShares(w, seats), int32(0)
		for s := range seats {
			sum += all[s]
			if s > 0 && all[s] >= all[s-1] {
				t.Errorf("%d seats: a seat with a lower expected score has %d of %d", seats, all[s], all[s-1])
			}
		}
		if sum < WinScale-10 || sum > WinScale {
			t.Errorf("%d seats: the shares add up to %d", seats, sum)
		}
	}
}
