package enginetest

import (
	"math/rand/v2"
	"slices"
	"testing"

	"azulejo/engine"
)

// AcceptedMoves holds Check and ParseMove of editions to the list of moves: for a seat they accept what is listed and nothing else, and for Nature
// nothing that breaks an invariant.
func AcceptedMoves(f *testing.F, editions ...*engine.Edition) {
	for seed := range uint8(4) {
		for _, text := range []string{"", "-", "/", "/GGGG", "=GRR", "G2.5+1", "3R4", "CB-", "w23", "GGPR", "BBYR"} {
			f.Add(seed, seed, 40*seed, uint64(seed)<<60|0x0101, text)
		}
	}
	f.Fuzz(func(t *testing.T, edition, seed, played uint8, raw uint64, text string) {
		p := random(t, editions[int(edition)%len(editions)], uint64(seed), int(played))
		accepts(t, p, engine.Move(raw))
		for _, m := range p.Moves(nil) { // near to what is legal
			accepts(t, p, m+engine.Move(raw&0xffff))
			accepts(t, p, m^engine.Move(raw))
		}
		if m, err := p.ParseMove(text); err == nil {
			accepts(t, p, m)
			if again, err := p.ParseMove(string(p.AppendMove(nil, m))); err != nil || again != m {
				t.Fatalf("%q is accepted and written as %q: %v", text, p.AppendMove(nil, m), err)
			}
		}
	})
}

// random returns the position after some random moves of a game of two.
func random(t *testing.T, e *engine.Edition, seed uint64, moves int) engine.Position {
	t.Helper()
	p, err := e.New(engine.Options{Players: 2})
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(seed, 6))
	for ; moves > 0 && !p.Over(); moves-- {
		if all := p.Moves(nil); len(all) > 0 {
			p.Play(all[r.IntN(len(all))], nil)
		} else {
			p.Play(p.Draw(r), nil)
		}
	}
	return p
}

// accepts checks that a move which Check accepts is one that there is.
func accepts(t *testing.T, p engine.Position, m engine.Move) {
	t.Helper()
	if p.Check(m) != nil {
		return
	}
	if p.ToMove() != engine.Nature && !slices.Contains(p.Moves(nil), m) {
		t.Fatalf("%#x is accepted and not listed in %s", uint64(m), p.AppendState(nil, nil))
	}
	q := p.Clone()
	q.Play(m, nil)
	if err := q.Verify(); err != nil {
		t.Fatalf("after %#x: %v in %s", uint64(m), err, p.AppendState(nil, nil))
	}
}
