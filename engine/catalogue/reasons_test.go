package catalogue

import (
	"math/rand/v2"
	"testing"

	"azulejo/engine"
)

// TestMovesHaveTwoReasons asks of every move of whole random games what speaks for it and against it: of each there is something to say, and
// of nine in ten two things at least; what is left are choices among like tiles.
func TestMovesHaveTwoReasons(t *testing.T) {
	dice := rand.New(rand.NewPCG(3, 4))
	for _, g := range Games() {
		m, err := engine.NewMatch(g.Edition, engine.Options{Players: 3}, 9)
		asked, plenty := 0, 0
		for err == nil && !m.Position().Over() && m.Position().Round() < 12 {
			moves := m.Position().Moves(nil)
			if len(moves) == 0 {
				err = m.Draw(nil)
				continue
			}
			for _, mv := range moves {
				n := len(g.Explain(m.Position(), mv))
				if asked++; n >= 2 {
					plenty++
				} else if n == 0 {
					t.Fatalf("%s: nothing is said of %s", g.Edition.ID, m.Position().AppendMove(nil, mv))
				}
			}
			err = m.Play(moves[dice.IntN(len(moves))], nil)
		}
		if err != nil {
			t.Fatal(err)
		}
		if asked == 0 || 100*plenty < 90*asked {
			t.Errorf("%s: %d of %d moves have two reasons", g.Edition.ID, plenty, asked)
		}
	}
}
