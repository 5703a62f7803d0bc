package enginetest

import (
	"testing"

	"azulejo/engine"
)

// Play makes moves given as text and holds every position to its invariants.
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

// Moves are the legal moves of a position as text.
func Moves(p engine.Position) []string {
	var all []string
	for _, m := range p.Moves(nil) {
		all = append(all, string(p.AppendMove(nil, m)))
	}
	return all
}
