package search

import (
	"testing"

	"azulejo/engine"
)

func TestVictoryCountsEveryRival(t *testing.T) {
	worth := func(final ...int32) *Evaluation {
		w := &Evaluation{StdDev: 1000}
		copy(w.Final[:], final)
		return w
	}
	cases := []struct {
		w     *Evaluation
		seats int
		want  int32
	}{
		{worth(4000, 4000), 2, WinScale / 2},
		{worth(4000, 4000, 4000), 3, WinScale / 4},
		{worth(4000, 4000, -9000), 3, WinScale / 2},
		{worth(4000, 3000, 3000), 3, 84134 * 84134 / WinScale},
		{worth(4000, 9000, -9000, -9000), 4, 0},
	}
	for _, c := range cases {
		if got := winChance(c.w, 0, c.seats); got < c.want-10 || got > c.want+10 {
			t.Errorf("%v at %d seats: %d, expected %d", c.w.Final, c.seats, got, c.want)
		}
	}
	// Weakening an opponent other than the best one also helps, but less.
	even, second, first := valueOf(worth(4000, 4200, 4000), 0, 3), valueOf(worth(4000, 4200, 3500), 0, 3), valueOf(worth(4000, 3700, 4000), 0, 3)
	if second <= even || first <= second {
		t.Errorf("worth %d, %d when the second is weaker, %d when the first is", even, second, first)
	}
}

func TestSharesComeToOne(t *testing.T) {
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
			t.Errorf("%d seats: %d in all", seats, sum)
		}
	}
}
