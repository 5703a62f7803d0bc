package pavilion

import (
	"math/rand/v2"
	"testing"

	"azulejo/engine"
)

func BenchmarkRandomGame(b *testing.B) {
	for _, e := range []*engine.Edition{Coloured(), Sepia()} {
		b.Run(e.ID, func(b *testing.B) {
			start, err := e.New(engine.Options{Players: 2})
			if err != nil {
				b.Fatal(err)
			}
			p, r := start.Clone(), rand.New(rand.NewPCG(1, 2))
			moves := make([]engine.Move, 0, 2048)
			b.ReportAllocs()
			for b.Loop() {
				p.CopyFrom(start)
				for !p.Over() {
					if p.ToMove() == engine.Nature {
						p.Play(p.Draw(r), nil)
						continue
					}
					moves = p.Moves(moves[:0])
					p.Play(moves[r.Uint32N(uint32(len(moves)))], nil)
				}
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
		})
	}
}
