package lessons

import (
	"testing"

	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/scenes/scenetest"
)

// TestLeftHandedLessons checks that for left-handed players the areas of a lesson are mirrored and its texts are legible.
func TestLeftHandedLessons(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {844, 390}, {390, 844}, {900, 1400}} {
		eachLesson(t, locale.English, size[0], size[1], func(p *testScene) {
			right := p.s.board.Areas()
			p.c.Settings.LeftHanded = true
			p.s.Layout(p.c)
			for name, r := range map[string][2]stage.Rect{"title": {right.Title, p.s.board.Areas().Title}, "log": {right.Panel, p.s.board.Areas().Panel}, "bar": {right.Buttons, p.s.board.Areas().Buttons}} {
				if want := p.c.W - r[0].X - r[0].W; r[0].W > 0 && (r[1].X < want-1 || r[1].X > want+1) {
					t.Errorf("%v: %s is at %.0f, expected %.0f", size, name, r[1].X, want)
				}
			}
			scenetest.ExpectLegible(t, p.c, p.s.run.Name, stage.Group("").Add(p.s.bar.node, p.s.callouts.Layer))
			p.expectCalloutFree(t, p.s.run.Name)
		})
	}
}
