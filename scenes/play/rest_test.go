package play

import (
	"fmt"
	"testing"

	"azulejo/scenes/games"
)

// BenchmarkAtRest measures what a tick and a frame of the table cost while nothing happens.
func BenchmarkAtRest(b *testing.B) {
	for at, g := range games.All() {
		for _, seats := range []int{2, 4} {
			app, p := tableApp(b, at, seats, 6, 390, 844)
			for range 30 {
				p.Update(app.Context())
				paint(app, p)
			}
			b.Run(fmt.Sprintf("%s-%d/tick", g.Edition.ID, seats), func(b *testing.B) {
				for b.Loop() {
					p.Update(app.Context())
				}
			})
			b.Run(fmt.Sprintf("%s-%d/frame", g.Edition.ID, seats), func(b *testing.B) {
				for b.Loop() {
					paint(app, p)
				}
			})
		}
	}
}
