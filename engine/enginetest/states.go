package enginetest

import (
	"strings"
	"testing"

	"azulejo/engine"
)

// States is a fuzz test for parsing states: an accepted state must verify, must not change when it is written and read again, and its moves must be
// playable. A text is parsed by the edition that it names, or else by the first one.
func States(f *testing.F, editions ...*engine.Edition) {
	for _, e := range editions {
		addStates(f, e)
	}
	gauge := NewGauge()
	f.Fuzz(func(t *testing.T, text string) {
		e := editions[0]
		for _, other := range editions[1:] {
			if strings.Contains(text, `"`+other.ID+`"`) {
				e = other
			}
		}
		var p engine.Position
		var names []string
		var err error
		gauge.Read(t, func() { p, names, err = e.ParseState([]byte(text)) })
		if err == nil {
			checkState(t, e, p, names)
		}
	})
}

// addStates adds the positions of the first rounds of a game to the seed corpus.
func addStates(f *testing.F, e *engine.Edition) {
	m, err := engine.NewMatch(e, engine.Options{Players: 2}, 1)
	for i := 0; i < 120 && err == nil && !m.Position().Over(); i++ {
		f.Add(string(m.Position().AppendState(nil, []string{"Ana", "B\"o"})))
		if moves := m.Position().Moves(nil); len(moves) > 0 {
			err = m.Play(moves[i%len(moves)], nil)
		} else {
			err = m.Draw(nil)
		}
	}
	if err != nil {
		f.Fatal(err)
	}
}

func checkState(t *testing.T, e *engine.Edition, p engine.Position, names []string) {
	t.Helper()
	text := p.AppendState(nil, names)
	if err := p.Verify(); err != nil {
		t.Fatalf("%v: %s", err, text)
	}
	again, _, err := e.ParseState(text)
	if err != nil || again.Hash() != p.Hash() {
		t.Fatalf("%v: %s", err, text)
	}
	moves := p.Moves(nil)
	if len(moves) == 0 && !p.Over() && p.ToMove() != engine.Nature {
		t.Fatalf("no move: %s", text)
	}
	for _, m := range moves {
		if err := p.Check(m); err != nil {
			t.Fatal(err)
		}
		q := p.Clone()
		q.Play(m, nil)
		if err := q.Verify(); err != nil {
			t.Fatal(err)
		}
	}
}
