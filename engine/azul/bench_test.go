package azul

import (
	"math/rand/v2"
	"testing"

	"azulejo/engine"
	"azulejo/engine/enginetest/long"
	"azulejo/engine/soak"
)

func BenchmarkRandomGame(b *testing.B) {
	start, err := Coloured().New(engine.Options{Players: 2})
	if err != nil {
		b.Fatal(err)
	}
	p, r := start.Clone(), rand.New(rand.NewPCG(1, 2))
	moves := make([]engine.Move, 0, 256)
	b.ReportAllocs()
	for b.Loop() {
		p.CopyFrom(start)
		moves, _ = soak.PlayOut(p, r, moves)
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
}

// TestRandomGames checks that listed moves are legal, that positions verify, and that states are read as they are written.
func TestRandomGames(t *testing.T) {
	for _, e := range []*engine.Edition{Coloured(), Grey()} {
		for players := 2; players <= 4; players++ {
			for seed := range long.Count[uint64](8, 200) {
				p, _ := e.New(engine.Options{Players: players})
				r := rand.New(rand.NewPCG(seed, 9))
				for !p.Over() && p.Round() < 60 {
					var m engine.Move
					if p.ToMove() == engine.Nature {
						m = p.Draw(r)
					} else {
						ms := p.Moves(nil)
						m = ms[r.IntN(len(ms))]
					}
					if err := p.Check(m); err != nil {
						t.Fatal(err)
					}
					p.Play(m, nil)
					if err := p.Verify(); err != nil {
						t.Fatalf("%s %d players seed %d: %v", e.ID, players, seed, err)
					}
					if w, n := p.Chance(); w == "" || n == p.(*Position).Factories() {
						q, _, err := e.ParseState(p.AppendState(nil, nil))
						if err != nil {
							t.Fatalf("%s: %v\n%s", e.ID, err, p.AppendState(nil, nil))
						}
						if q.Hash() != p.Hash() {
							t.Fatalf("the state\n%s is read as\n%s", p.AppendState(nil, nil), q.AppendState(nil, nil))
						}
					}
				}
			}
		}
	}
}
