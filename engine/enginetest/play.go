package enginetest

import (
	"testing"

	"azulejo/engine"
)

// Play makes the moves given as text and verifies each position.
func Play(t *testing.T, p engine.Position, moves ...string) {
	t.Helper()
	for _, text := range moves {
		m, err := p.ParseMove(text)
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		p.Play(m, nil)
		if err := p.Verify(); err != nil {
			t.Fatalf("after %s: %v", text, err)
		}
	}
}

// Moves returns the legal moves of a position as text.
func Moves(p engine.Position) []string {
	var all []string
	for _, m := range p.Moves(nil) {
		all = append(all, string(p.AppendMove(nil, m)))
	}
	return all
}

// Walk calls visit for each position of a game with varied moves until the game is over or the given round begins.
func Walk(t *testing.T, e *engine.Edition, players int, seed uint64, round int, visit func(engine.Position)) {
	t.Helper()
	m, err := engine.NewMatch(e, engine.Options{Players: players}, seed)
	if err != nil {
		t.Fatal(err)
	}
	for n := 0; !m.Position().Over() && m.Position().Round() < round; n++ {
		visit(m.Position())
		if moves := m.Position().Moves(nil); len(moves) > 0 {
			err = m.Play(moves[n*7%len(moves)], nil)
		} else {
			err = m.Draw(nil)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}
