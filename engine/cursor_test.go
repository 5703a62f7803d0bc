package engine_test

import (
	"testing"

	"azulejo/engine"
	"azulejo/engine/azul"
)

// TestCursors moves two cursors through a match in opposite directions and checks that neither affects the match or the other cursor.
func TestCursors(t *testing.T) {
	m, err := engine.NewMatch(azul.Coloured(), engine.Options{Players: 2}, 7)
	if err != nil {
		t.Fatal(err)
	}
	var hashes []uint64
	for range 12 {
		hashes = append(hashes, m.Position().Hash())
		if p := m.Position(); p.ToMove() == engine.Nature {
			err = m.Draw(nil)
		} else {
			err = m.Play(p.Moves(nil)[0], nil)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	hashes = append(hashes, m.Position().Hash())
	forward, back := engine.Cursor{Match: m}, engine.Cursor{Match: m, At: 12}
	for n := range hashes {
		if forward.Position().Hash() != hashes[n] || back.Position().Hash() != hashes[12-n] {
			t.Fatalf("after %d steps the cursors are at other positions", n)
		}
		forward, back = forward.To(forward.At+1), back.To(back.At-1)
	}
	if len(m.Moves()) != 12 {
		t.Errorf("the match is after %d moves", len(m.Moves()))
	}
}
