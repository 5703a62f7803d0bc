package azul_test

import (
	"math/rand/v2"
	"testing"

	"azulejo/engine"
	"azulejo/engine/azul"
)

// bestOfSeat returns the highest final score that a seat can reach in a tiling, with complete rows to break ties, in hundredths of a point. It reports
// false if the game can go on.
func bestOfSeat(p engine.Position, seat engine.Seat) (most int32, ends bool) {
	if p.Over() || p.ToMove() == engine.Nature {
		final := 100 * int32(p.Scores(nil)[seat])
		for row := range 5 {
			if rowFull(azul.See(p), seat, row) {
				final += 4
			}
		}
		return final, p.Over()
	}
	ends = true
	for _, m := range p.Moves(nil) {
		after := p.Clone()
		after.Play(m, nil)
		n, over := bestOfSeat(after, seat)
		most, ends = max(most, n), ends && over
	}
	return most, ends
}

// rowFull reports whether a row of a seat's wall is complete.
func rowFull(v azul.View, seat engine.Seat, row int) bool {
	for col := range 5 {
		if _, covered := v.Wall(seat, row, col); !covered {
			return false
		}
	}
	return true
}

// TestSolvedTilings compares the final scores that the solver gives with all ways to tile by the rules.
func TestSolvedTilings(t *testing.T) {
	solved, open := 0, 0
	for seed := range uint64(400) {
		p, err := azul.Grey().New(engine.Options{Players: 2 + int(seed%3)})
		if err != nil {
			t.Fatal(err)
		}
		r, v := rand.New(rand.NewPCG(seed, 5)), azul.NewValue()
		if !playGreedily(p, r, func() bool { return azul.See(p).Tiling() && p.Round() >= 4+int(seed%4) }) {
			continue
		}
		if !v.Solvable(p) {
			open++
			continue
		}
		solved++
		var final [engine.MaxSeats]int32
		v.Solve(p, &final)
		for s := range engine.Seat(p.Seats()) {
			if want, ends := bestOfSeat(p, s); final[s] != want || !ends {
				t.Errorf("seed %d, seat %d: the solver gives %d, the rules %d (the game ends: %v) in %s", seed, s, final[s], want, ends, p.AppendState(nil, nil))
			}
		}
	}
	if solved < 20 || open < 20 {
		t.Errorf("only %d positions solved and %d not", solved, open)
	}
}
