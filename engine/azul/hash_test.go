package azul_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/engine/enginetest/long"
	"azulejo/engine/search"
)

// playGreedily plays the move that scores most at once until the position meets a condition, and reports whether one did before the end of the game.
func playGreedily(p engine.Position, r *rand.Rand, until func() bool) bool {
	v, order := azul.NewValue(), make([]int32, 1000)
	for !until() {
		switch {
		case p.Over():
			return false
		case p.ToMove() == engine.Nature:
			p.Play(p.Draw(r), nil)
		case r.IntN(4) == 0:
			all := p.Moves(nil)
			p.Play(all[r.IntN(len(all))], nil)
		default:
			all := p.Moves(nil)
			v.ScoreMoves(p, all, order)
			p.Play(search.PickBest(all, order, 0), nil)
		}
	}
	return true
}

// TestKeys checks that positions of a round with the same key have the same moves and, however the round goes on, the same scores and the same next
// deals, even if other tiles are on their floor lines.
func TestKeys(t *testing.T) {
	different := 0
	for seed := range long.Count[uint64](12, 40) {
		e := []*engine.Edition{azul.Coloured(), azul.Grey()}[seed%2]
		start, err := e.New(engine.Options{Players: 2 + int(seed/2%3)})
		if err != nil {
			t.Fatal(err)
		}
		r, v := rand.New(rand.NewPCG(seed, 6)), azul.NewValue()
		playGreedily(start, r, func() bool { return start.Round() >= 1+int(seed%4) && start.ToMove() != engine.Nature })
		known := map[uint64]engine.Position{}
		for range 1000 {
			p := start.Clone()
			for range 6 {
				if p.Over() || p.ToMove() == engine.Nature {
					break
				}
				all := p.Moves(nil)
				p.Play(all[r.IntN(len(all))], nil)
				o, ok := known[v.Key(p)]
				if !ok {
					known[v.Key(p)] = p.Clone()
				} else if o.Hash() != p.Hash() {
					different++
					checkSameFuture(t, o.Clone(), p.Clone(), r)
				}
			}
		}
	}
	if different < long.Count(30, 100) {
		t.Errorf("only %d pairs of positions have the same key", different)
	}
}

// checkSameFuture plays the same random moves from two positions until the next deal and compares moves, scores and the positions at the end.
func checkSameFuture(t *testing.T, a, b engine.Position, r *rand.Rand) {
	t.Helper()
	for a.ToMove() != engine.Nature && !a.Over() {
		all := a.Moves(nil)
		if !slices.Equal(all, b.Moves(nil)) {
			t.Fatalf("different moves in\n%s\n%s", a.AppendState(nil, nil), b.AppendState(nil, nil))
		}
		m := all[r.IntN(len(all))]
		a.Play(m, nil)
		b.Play(m, nil)
	}
	if a.Hash() != b.Hash() || a.Over() != b.Over() || !slices.Equal(a.Scores(nil), b.Scores(nil)) {
		t.Fatalf("the same moves lead to\n%s\n%s", a.AppendState(nil, nil), b.AppendState(nil, nil))
	}
}
