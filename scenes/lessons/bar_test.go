package lessons

import "testing"

// TestPipsCanBeSeen checks that the rhombuses of the steps do not become too small on phones, and stay within the bar and apart from its buttons.
func TestPipsCanBeSeen(t *testing.T) {
	for _, w := range [][2]float64{{844, 390}, {390, 844}, {640, 360}, {360, 640}} {
		eachLesson(t, "de", w[0], w[1], func(p *testScene) {
			bar := p.s.bar.area
			if p.s.bar.top.W > 0 {
				bar = p.s.bar.top
			}
			for i := range p.s.run.Steps {
				pip := p.s.bar.node.Find(pipName(i)).Bounds()
				if pip.W < minPip {
					t.Errorf("%v: the pip of step %d is %v wide", w, i+1, pip.W)
				}
				if !pip.Grow(-0.1 * pip.W).In(bar) {
					t.Errorf("%v: the pip at %v leaves the bar at %v", w, pip, bar)
				}
				for _, name := range []string{"lesson-leave", "lesson-back", "lesson-show", "lesson-skip", "lesson-next"} {
					if n := p.s.bar.node.Find(name); n != nil && n.Bounds().Overlaps(pip.Grow(-1)) {
						t.Errorf("%v: the pip at %v touches %s", w, pip, name)
					}
				}
			}
		})
	}
}
