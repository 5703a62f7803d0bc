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

// newPlayer returns a player of a level.
func newPlayer(t testing.TB, id string, g gamedef.Game) Player {
	l, ok := FindLevel(id)
	if !ok {
		t.Fatalf("no level %s", id)
	}
	return l.New(g)
}

// play plays a game and returns each seat's share of the victory.
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

// winRate returns the share of victories of level a in n two-player games against level b with alternating seats.
func winRate(t testing.TB, g gamedef.Game, a, b string, n int, nodes int64) float64 {
	sum := 0.0
	for i := range n {
		playerA, playerB := newPlayer(t, a, g), newPlayer(t, b, g)
		if i%2 == 0 {
			sum += play(t, g, uint64(i/2), nodes, playerA, playerB)[0]
		} else {
			sum += play(t, g, uint64(i/2), nodes, playerB, playerA)[1]
		}
	}
	return sum / float64(n)
}

// positionAfter returns the position after n turns of a game between greedy players.
func positionAfter(t testing.TB, g gamedef.Game, players int, seed uint64, n int) engine.Position {
	m, err := engine.NewMatch(g.Edition, engine.Options{Players: players}, seed)
	if err != nil {
		t.Fatal(err)
	}
	player := newPlayer(t, "greedy", g)
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
		choice, err := player.Choose(context.Background(), search.Task{Position: p, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		if err := m.Play(choice.Move, nil); err != nil {
			t.Fatal(err)
		}
	}
	return m.Position().Clone()
}
