package pavilion_test

import "testing"

// TestWant checks which space a board wants a tile for, how many tiles it lacks, and what the space will score. The numbers of spaces count from 1;
// colours are P G O Y B R.
func TestWant(t *testing.T) {
	for name, c := range map[string]struct {
		hand, stars              string
		star, number, miss, runs int
	}{
		"paid from the hand": {"BBB", "", 0, 1, 0, 1},
		"a run":              {"BB", "...... ...... ...... ...... B.B...", 4, 2, 0, 3},
		"paid with jokers":   {"BPP", "...... ...... ...... ...... BB....", 4, 3, 0, 3},
		"one tile missing":   {"B", "...... ...... ...... ...... B.B...", 4, 2, 1, 3},
	} {
		p := state{boards: [2]seat{{score: 5, hand: c.hand, stars: c.stars}, {hand: "R"}}}.position(t)
		got, ok := p.Want(0)
		if !ok || got.Space/6 != c.star || got.Space%6+1 != c.number || got.Missing != c.miss || got.Gain.Run != c.runs {
			t.Errorf("%s: star %d, number %d, missing %d, run %d", name, got.Space/6, got.Space%6+1, got.Missing, got.Gain.Run)
		}
	}
}
