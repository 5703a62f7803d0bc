package scenetest

import (
	"math/rand/v2"
	"testing"

	"azulejo/engine"
	"azulejo/scenes/games"
	"azulejo/scenes/seating"
)

// SampleGame returns a match after a number of random moves, or at its end if moves is -1, and its players. at is the index of the game in the list.
func SampleGame(t testing.TB, at, seats, moves int, levels ...string) (*engine.Match, seating.Players) {
	t.Helper()
	g := &games.All()[at]
	m, err := engine.NewMatch(g.Edition, engine.Options{Players: seats}, 11)
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(1, 2))
	for i := 0; (i != moves || m.Position().ToMove() == engine.Nature) && !m.Position().Over() && m.Position().Round() < 12; {
		if m.Position().ToMove() == engine.Nature {
			err = m.Draw(nil)
		} else {
			all := m.Position().Moves(nil)
			err = m.Play(all[rng.IntN(len(all))], nil)
			i++
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	var players seating.Players
	for i, name := range []string{"Ana", "Inês", "Duarte", "Marta"}[:seats] {
		p := seating.Player{Name: name}
		if i < len(levels) {
			p.Level = levels[i]
		}
		players = append(players, p)
	}
	return m, players
}
