package pavilion_test

import (
	"math/rand/v2"
	"testing"

	"azulejo/engine"
	"azulejo/engine/enginetest/long"
	"azulejo/engine/pavilion"
)

// TestEndgameScores checks the score that is expected for the first seat, which is alone in the last placing phase with an empty supply. Red is the joker.
func TestEndgameScores(t *testing.T) {
	for name, c := range map[string]struct {
		game   string
		board  seat
		expect int32
	}{
		"a complete star":             {"pavilion", seat{score: 30, hand: "PP", stars: star}, 30 + 1 + 20},
		"a tile is left":              {"pavilion", seat{score: 30, hand: "PP", stars: "P.OGYB PPPPPP"}, 30 + 20 - 2},
		"the last space of a star":    {"pavilion", seat{score: 30, hand: "PPPPP", stars: lastGap}, 30 + 6 + 20},
		"one tile short of it":        {"pavilion", seat{score: 30, hand: "PPPP", stars: lastGap}, 30 + 1}, // on the middle star
		"a joker pays the rest":       {"pavilion", seat{score: 30, hand: "PPPPR", stars: lastGap}, 30 + 6 + 20},
		"two placements, not one":     {"pavilion", seat{score: 30, hand: "PPPPPPPPP", stars: "...... PPP..."}, 30 + 4 + 5},
		"the order that scores more":  {"pavilion", seat{score: 30, hand: "PPP", stars: "...... ..PPPP"}, 30 + 5 + 6 + 20},
		"a star of six colours":       {"pavilion", seat{score: 30, hand: "PPP", stars: "GO.YBR"}, 30 + 6 + 12},
		"all ones":                    {"pavilion", seat{score: 30, hand: "P", stars: "G..... ...... O..... R..... B..... Y..... G....."}, 30 + 1 + 4},
		"a star of any colour":        {"pavilion-sepia", seat{score: 30, hand: "GGGGGG", stars: "...... GGGGG."}, 30 + 6 + 18},
		"colours that differ already": {"pavilion-sepia", seat{score: 30, hand: "YYYYYY", stars: "...... GOPRB."}, 30 + 6 + 12},
		"three cheap ones":            {"pavilion", seat{score: 30, hand: "OOOO", stars: lastGap}, 30 + 1 + 2 + 1},
	} {
		p := placingAlone(t, c.game, pavilion.Rounds, c.board)
		var final [engine.MaxSeats]int32
		pavilion.NewMaster().Solve(p, &final)
		if final[0] != 100*c.expect {
			t.Errorf("%s: %d instead of %d", name, final[0], 100*c.expect)
		}
	}
}

// bestBySolver returns the move after which the solver expects the highest score for the seat that plays it.
func bestBySolver(e *pavilion.Learned, p engine.Position) (best engine.Move) {
	most, after, seat := int32(-1<<30), p.Clone(), p.ToMove()
	for _, m := range p.Moves(nil) {
		after.CopyFrom(p)
		after.Play(m, nil)
		var final [engine.MaxSeats]int32
		if after.Over() {
			final[seat] = 100 * int32(after.Scores(nil)[seat])
		} else {
			e.Solve(after, &final)
		}
		if final[seat] > most {
			most, best = final[seat], m
		}
	}
	return best
}

// TestEndgamesAreCorrect checks that seats that play by the solver get at least the scores that it expected when they needed no bonus tiles.
func TestEndgamesAreCorrect(t *testing.T) {
	for _, edition := range []*engine.Edition{pavilion.Coloured(), pavilion.Sepia()} {
		e, checked := pavilion.NewMaster(), 0
		for seed := range long.Count[uint64](4, 12) {
			p, dice := atLastPlacing(t, edition, 2+int(seed%3), seed), rand.New(rand.NewPCG(seed, 1))
			var expected [engine.MaxSeats]int32
			certain := false
			for !p.Over() {
				if p.ToMove() == engine.Nature {
					p.Play(p.Draw(dice), nil)
					continue
				}
				if !e.Solvable(p) {
					t.Fatal("a position after a solvable one is not solvable")
				}
				var final [engine.MaxSeats]int32
				// With the least uncertainty, no seat needs bonus tiles.
				if spread := e.Solve(p, &final); spread > 60 {
					certain = false
				} else if !certain {
					certain, expected = true, final
				}
				p.Play(bestBySolver(e, p), nil)
			}
			for s, score := range p.Scores(nil) {
				if certain && 100*int32(score) < expected[s] {
					t.Errorf("%s, seed %d: seat %d gets %d, not %d", edition.ID, seed, s, 100*score, expected[s])
				}
			}
			if certain {
				checked++
			}
		}
		if checked < long.Count(2, 6) {
			t.Errorf("%s: only %d games end without bonus tiles", edition.ID, checked)
		}
	}
}

// atLastPlacing returns the first position of the last placing phase of a game. Its moves are those with the highest ordering scores, after noise.
func atLastPlacing(t *testing.T, edition *engine.Edition, players int, seed uint64) engine.Position {
	t.Helper()
	p, err := edition.New(engine.Options{Players: players})
	if err != nil {
		t.Fatal(err)
	}
	e, dice := pavilion.NewMaster(), rand.New(rand.NewPCG(seed, 0))
	for !e.Solvable(p) {
		if p.ToMove() == engine.Nature {
			p.Play(p.Draw(dice), nil)
			continue
		}
		moves := p.Moves(nil)
		ranks := make([]int32, len(moves))
		e.ScoreMoves(p, moves, ranks)
		best := 0
		for i := range ranks {
			if ranks[i] != engine.Pruned {
				ranks[i] += dice.Int32N(300)
			}
			if ranks[i] > ranks[best] {
				best = i
			}
		}
		p.Play(moves[best], nil)
	}
	return p
}
