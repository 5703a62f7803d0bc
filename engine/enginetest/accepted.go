package enginetest

import (
	"math/rand/v2"
	"slices"
	"testing"

	"azulejo/engine"
)

// AcceptedMoves is a fuzz test that compares Check and ParseMove with the list of legal moves: for a seat they must accept exactly the listed
// moves, and for Nature nothing that violates an invariant.
func AcceptedMoves(f *testing.F, editions ...*engine.Edition) {
	for seed := range uint8(4) {
		for _, text := range []string{"", "-", "/", "/GGGG", "=GRR", "G2.5+1", "3R4", "CB-", "w23", "GGPR", "BBYR"} {
			f.Add(seed, seed, 40*seed, uint64(seed)<<60|0x0101, text)
		}
	}
	f.Fuzz(func(t *testing.T, edition, seed, played uint8, raw uint64, text string) {
		p := randomPosition(t, editions[int(edition)%len(editions)], uint64(seed), int(played))
		checkAccepted(t, p, engine.Move(raw))
		for _, m := range p.Moves(nil) { // similar to legal moves
			checkAccepted(t, p, m+engine.Move(raw&0xffff))
			checkAccepted(t, p, m^engine.Move(raw))
		}
		if m, err := p.ParseMove(text); err == nil {
			checkAccepted(t, p, m)
			if again, err := p.ParseMove(string(p.AppendMove(nil, m))); err != nil || again != m {
				t.Fatalf("%q is accepted and written as %q: %v", text, p.AppendMove(nil, m), err)
			}
		}
	})
}

// randomPosition returns the position after a number of random moves of a two-player game.
func randomPosition(t *testing.T, e *engine.Edition, seed uint64, moves int) engine.Position {
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

// checkAccepted checks that a move that Check accepts is legal.
func checkAccepted(t *testing.T, p engine.Position, m engine.Move) {
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
