package catalogue

import (
	"math/rand/v2"
	"testing"

	"azulejo/engine"
)

// TestMovesHaveTwoReasons asks of every move of whole random games what speaks for it and against it: of each there are two things to say
// at least.
func TestMovesHaveTwoReasons(t *testing.T) {
	dice := rand.New(rand.NewPCG(3, 4))
	for _, g := range Games() {
		m, err := engine.NewMatch(g.Edition, engine.Options{Players: 3}, 9)
		asked := 0
		for err == nil && !m.Position().Over() && m.Position().Round() < 12 {
			moves := m.Position().Moves(nil)
			if len(moves) == 0 {
				err = m.Draw(nil)
				continue
			}
			for _, mv := range moves {
				asked++
				if why := g.Explain(m.Position(), mv); len(why) < 2 {
					t.Fatalf("%s: of %s is said %v", g.Edition.ID, m.Position().AppendMove(nil, mv), why)
				}
			}
			err = m.Play(moves[dice.IntN(len(moves))], nil)
		}
		if err != nil {
			t.Fatal(err)
		}
		if asked < 1000 {
			t.Errorf("%s: only %d moves were asked of", g.Edition.ID, asked)
		}
	}
}
