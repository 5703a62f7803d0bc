package play

import (
	"fmt"
	"testing"

	"azulejo/scenes/games"

	"github.com/hajimehoshi/ebiten/v2"
)

// BenchmarkAtRest measures a tick, a frame that is drawn and a frame that is skipped while nothing moves.
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
			screen := ebiten.NewImage(390*2, 844*2)
			frames(b, app, screen, 900) // until no toast is shown
			b.Run(fmt.Sprintf("%s-%d/skipped", g.Edition.ID, seats), func(b *testing.B) {
				for b.Loop() {
					app.Draw(screen)
				}
			})
			if !app.Idle() {
				b.Error("the table does not rest")
			}
		}
	}
}
