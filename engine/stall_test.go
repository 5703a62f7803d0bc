package engine_test

import (
	"math/rand/v2"
	"testing"

	"azulejo/engine"
	"azulejo/engine/azul"
)

// TestEndlessGames plays games in which all tiles go to the floor lines from some round on. They must end as a draw after StallRounds rounds without a
// tile placed, also after undo and in a branch.
func TestEndlessGames(t *testing.T) {
	for _, e := range []*engine.Edition{azul.Coloured(), azul.Grey()} {
		m := newMatch(t, e, 3)
		last := 0 // the last round in which a tile was placed
		for m.Position().Round() < 60 && !m.Over() {
			before := m.Position()
			if before.ToMove() == engine.Nature {
				if err := m.Draw(nil); err != nil {
					t.Fatal(err)
				}
				continue
			}
			moves := before.Moves(nil)
			mv := moves[len(moves)-1] // to the floor line
			if before.Round() < 4 {
				mv = moves[0]
			}
			if err := m.Play(mv, nil); err != nil {
				t.Fatal(err)
			}
			if m.Position().Placed() != before.Placed() {
				last = before.Round()
			}
		}
		p := m.Position()
		if !m.Endless() || p.Over() || p.Round() != last+1+engine.StallRounds {
			t.Fatalf("%s: a tile was last placed in round %d, and the game ends in round %d, endless: %v", e.ID, last, p.Round(), m.Endless())
		}
		if winners := m.Winners(nil); len(winners) != 2 {
			t.Errorf("%s: %v win, expected a draw", e.ID, winners)
		}
		if m.Draw(nil) == nil || m.Play(p.Draw(rand.New(rand.NewPCG(1, 1))), nil) == nil {
			t.Errorf("%s: the game goes on after its end", e.ID)
		}
		n := len(m.Moves())
		m.Undo()
		if m.Over() || !(engine.Cursor{Match: m, At: n}).Endless() {
			t.Errorf("%s: the end does not stay at its move after undo", e.ID)
		}
		if err := m.Branch("other", 1); err != nil {
			t.Fatal(err)
		}
		moves := m.Position().Moves(nil)
		if err := m.Play(moves[len(moves)-1], nil); err != nil || !m.Endless() {
			t.Errorf("%s: %v, the branch is endless: %v", e.ID, err, m.Endless())
		}
	}
}
