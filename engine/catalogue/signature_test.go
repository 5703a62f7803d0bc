package catalogue

import (
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"testing"

	"azulejo/engine"
	"azulejo/engine/players"
	"azulejo/engine/search"
)

// signatureNodes is how many positions the signature searches for a move.
const signatureNodes = 4000

// signature returns a hash of what the search of the best level finds and what the levels choose in positions of a game, and the number of
// positions searched. The same games, weights and search have the same signature on every system.
func signature(t *testing.T, e *engine.Edition, seats int) (hash uint64, nodes int64) {
	t.Helper()
	g := Games().Find(e.ID)
	m, err := engine.NewMatch(e, engine.Options{Players: seats}, uint64(seats))
	if err != nil {
		t.Fatal(err)
	}
	sum, r, s := fnv.New64a(), rand.New(rand.NewPCG(1, uint64(seats))), search.New(g.Evaluator(), m.Position(), 14)
	for n := 0; !m.Position().Over() && m.Position().Round() < 5; {
		p := m.Position()
		if p.ToMove() == engine.Nature {
			err = m.Draw(nil)
		} else {
			if n++; n%10 == 1 {
				task := search.Task{Position: p, Seed: uint64(n), Limits: search.Limits{Nodes: signatureNodes}, MultiPV: 2}
				result := s.Run(t.Context(), task)
				nodes += result.Nodes
				fmt.Fprintln(sum, result.Nodes, result.Depth, result.Solved, result.Roots)
				level := players.Levels()[n/10%len(players.Levels())]
				player := level.WithNodes(signatureNodes).New(*g)
				choice, err := player.Choose(t.Context(), task)
				player.Close()
				if err != nil {
					t.Fatal(err)
				}
				fmt.Fprintln(sum, level.ID, choice)
			}
			moves := p.Moves(nil)
			err = m.Play(moves[r.IntN(len(moves))], nil)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if nodes == 0 {
		t.Errorf("%s with %d seats: nothing was searched", e.ID, seats)
	}
	return sum.Sum64(), nodes
}

// TestSignature prints the signature of each game and number of seats, for comparison between systems, and checks that one repeats.
func TestSignature(t *testing.T) {
	provideWeights(t)
	for _, g := range Games() {
		for seats := g.Edition.MinSeats; seats <= g.Edition.MaxSeats; seats++ {
			hash, nodes := signature(t, g.Edition, seats)
			fmt.Printf("signature of %s with %d seats: %016x, %d positions\n", g.Edition.ID, seats, hash, nodes)
			if seats > g.Edition.MinSeats {
				continue
			}
			if again, _ := signature(t, g.Edition, seats); again != hash {
				t.Errorf("%s: the signature of the same search is %016x then", g.Edition.ID, again)
			}
		}
	}
}
