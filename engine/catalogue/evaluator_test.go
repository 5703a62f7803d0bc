package catalogue

import (
	"slices"
	"testing"

	"azulejo/engine"
	"azulejo/engine/gamedef"
	"azulejo/engine/search"
)

// TestEvaluatorsOfSeveralEditions evaluates positions of both editions of a game alternately with one evaluator. The results must equal those of
// evaluators that are used for one edition only.
func TestEvaluatorsOfSeveralEditions(t *testing.T) {
	games := Games()
	for _, pair := range [][2]*gamedef.Game{{games.Find("azul"), games.Find("azul-grey")}, {games.Find("pavilion"), games.Find("pavilion-sepia")}} {
		for name, newEvaluator := range map[string]func(*gamedef.Game) search.Evaluator{
			"best":  func(g *gamedef.Game) search.Evaluator { return g.Evaluator() },
			"plain": func(g *gamedef.Game) search.Evaluator { return g.Plain() },
		} {
			for first := range pair {
				shared := newEvaluator(pair[first])
				own := [2]search.Evaluator{newEvaluator(pair[0]), newEvaluator(pair[1])}
				positions := [2][]engine.Position{positionsOf(t, pair[0]), positionsOf(t, pair[1])}
				for n := range 2 * min(len(positions[0]), len(positions[1])) {
					side := (n + first) % 2
					p := positions[side][n/2]
					if got, want := evaluation(shared, p), evaluation(own[side], p); !slices.Equal(got, want) {
						t.Fatalf("%s, %s evaluator: %v after the other edition, %v alone, for %s", pair[side].Edition.ID, name, got, want, p.AppendState(nil, nil))
					}
				}
			}
		}
	}
}

// evaluation returns the expected final scores, their standard deviation and the ordering scores of the moves.
func evaluation(e search.Evaluator, p engine.Position) []int32 {
	var final [engine.MaxSeats]int32
	deviation := e.Evaluate(p, &final)
	moves := p.Moves(nil)
	ranks := make([]int32, len(moves))
	e.ScoreMoves(p, moves, ranks)
	return append(append(final[:], deviation), ranks...)
}

// positionsOf returns the positions of a game that prefers the first moves in the list, so that the boards fill up.
func positionsOf(t *testing.T, g *gamedef.Game) (all []engine.Position) {
	t.Helper()
	m, err := engine.NewMatch(g.Edition, engine.Options{Players: 2}, 5)
	for n := 0; err == nil && !m.Position().Over() && m.Position().Round() < 6; n++ {
		all = append(all, m.Position().Clone())
		if moves := m.Position().Moves(nil); len(moves) > 0 {
			err = m.Play(moves[n%min(3, len(moves))], nil)
		} else {
			err = m.Draw(nil)
		}
	}
	if err != nil || len(all) < 50 {
		t.Fatalf("%s: %d positions, %v", g.Edition.ID, len(all), err)
	}
	return all
}
