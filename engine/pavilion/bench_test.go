package pavilion

import (
	"math/rand/v2"
	"testing"

	"azulejo/engine"
	"azulejo/engine/soak"
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
				moves, _ = soak.PlayOut(p, r, moves)
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
		})
	}
}
