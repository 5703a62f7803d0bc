package players

import (
	"context"
	"math/rand/v2"
	"testing"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/engine/gamedef"
	"azulejo/engine/search"
)

func coloured() gamedef.Game {
	plain := func() search.Evaluator { return azul.NewValue() }
	return gamedef.Game{Edition: azul.Coloured(), Evaluator: plain, Plain: plain, Explain: azul.Explain}
}

func grey() gamedef.Game {
	plain := func() search.Evaluator { return azul.NewValue() }
	return gamedef.Game{Edition: azul.Grey(), Evaluator: plain, Plain: plain, Explain: azul.Explain}
}

func level(t testing.TB, id string, g gamedef.Game) Player {
	l, ok := FindLevel(id)
	if !ok {
		t.Fatalf("no level %s", id)
	}
	return l.New(g)
}

// play plays one game and returns each seat's share of the victory.
func play(t testing.TB, g gamedef.Game, seed uint64, nodes int64, players ...Player) []float64 {
	m, err := engine.NewMatch(g.Edition, engine.Options{Players: len(players), Start: engine.Seat(seed % uint64(len(players)))}, seed)
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(seed, 3))
	for !m.Position().Over() {
		p := m.Position()
		if p.ToMove() == engine.Nature {
			if err := m.Draw(nil); err != nil {
				t.Fatal(err)
			}
			continue
		}
		c, err := players[p.ToMove()].Choose(context.Background(), search.Task{Position: p, Seed: r.Uint64(), Limits: search.Limits{Nodes: nodes}})
		if err != nil {
			t.Fatal(err)
		}
		if err := m.Play(c.Move, nil); err != nil {
			t.Fatal(err)
		}
	}
	winners := m.Position().Winners(nil)
	shares := make([]float64, len(players))
	for _, w := range winners {
		shares[w] = 1 / float64(len(winners))
	}
	return shares
}

// share is the part of the victories that a gets over n two-seat games against b, seats changing.
func share(t testing.TB, g gamedef.Game, a, b string, n int, nodes int64) float64 {
	sum := 0.0
	for i := range n {
		A, B := level(t, a, g), level(t, b, g)
		if i%2 == 0 {
			sum += play(t, g, uint64(i/2), nodes, A, B)[0]
		} else {
			sum += play(t, g, uint64(i/2), nodes, B, A)[1]
		}
	}
	return sum / float64(n)
}

// middle is the position of a greedy game after n turns.
func middle(t testing.TB, g gamedef.Game, players int, seed uint64, n int) engine.Position {
	m, err := engine.NewMatch(g.Edition, engine.Options{Players: players}, seed)
	if err != nil {
		t.Fatal(err)
	}
	c := level(t, "greedy", g)
	for n > 0 || m.Position().ToMove() == engine.Nature {
		p := m.Position()
		if p.Over() {
			t.Fatalf("the game ended %d turns early", n)
		}
		if p.ToMove() == engine.Nature {
			if err := m.Draw(nil); err != nil {
				t.Fatal(err)
			}
			continue
		}
		n--
		choice, err := c.Choose(context.Background(), search.Task{Position: p, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		if err := m.Play(choice.Move, nil); err != nil {
			t.Fatal(err)
		}
	}
	return m.Position().Clone()
}
