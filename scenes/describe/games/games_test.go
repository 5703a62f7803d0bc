package games

import (
	"testing"

	"azulejo/engine"
	"azulejo/game/locale"
)

// TestArgumentsHaveClauses checks that every argument about a move has a text that names no player, which answers of bots give.
func TestArgumentsHaveClauses(t *testing.T) {
	w, err := locale.Open(locale.English)
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range All() {
		m, err := engine.NewMatch(g.Edition, engine.Options{Players: 2}, 3)
		for err == nil && !m.Position().Over() {
			p := m.Position()
			if p.ToMove() == engine.Nature {
				err = m.Draw(nil)
				continue
			}
			for _, move := range p.Moves(nil) {
				for _, a := range g.Explain(p, move) {
					if !w.Has(a.Code) {
						t.Fatalf("%s has no text", a.Code)
					}
				}
			}
			err = m.Play(g.Natural(p), nil)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}
