package lessons

import (
	"testing"

	"azulejo/game/locale"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestDrawCallsAndAllocations checks that a lesson at rest takes at most 45 draw calls and that its frames and updates allocate nothing.
func TestDrawCallsAndAllocations(t *testing.T) {
	const most = 45
	eachLesson(t, locale.English, 1280, 720, func(p *testScene) {
		p.settle()
		p.s.nextLesson()
		p.settle()
		canvas := p.c.Canvas
		paint := func(on *ebiten.Image) {
			canvas.Begin(on)
			p.s.Draw(p.c)
			canvas.End()
		}
		for range 5 {
			paint(nil)
		}
		if n := canvas.DrawCalls(); n > most {
			t.Errorf("%s: %d draw calls, expected at most %d", p.s.run.Name, n, most)
		}
		if n := testing.AllocsPerRun(50, func() { paint(nil) }); n != 0 {
			t.Errorf("%s: a frame at rest allocates %v times", p.s.run.Name, n)
		}
		if n := testing.AllocsPerRun(50, func() { p.s.Update(p.c) }); n != 0 {
			t.Errorf("%s: an update at rest allocates %v times", p.s.run.Name, n)
		}
	})
}
