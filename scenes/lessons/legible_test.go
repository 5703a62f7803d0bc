package lessons

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"azulejo/engine/enginetest/long"
	"azulejo/engine/lesson"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/scenes/analysis"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/scenetest"

	"github.com/hajimehoshi/ebiten/v2"
)

// sentence is the end of a sentence.
var sentence = regexp.MustCompile(`[.!?](\s|$)`)

// eachStep shows every step of every lesson in a language and a window.
func eachStep(t *testing.T, language string, w, h float64, visit func(p *testScene, name string)) {
	eachStepOf(t, func(int) bool { return true }, language, w, h, visit)
}

// eachPairOfSteps shows every step of every lesson in every language and in every window, and with -long in every window in every language. It
// leaves out windows in languages that allowed refuses, if it is not nil.
func eachPairOfSteps(t *testing.T, languages []string, windows [][2]float64, allowed func(language, window int) bool, visit func(p *testScene, name string)) {
	courses, err := lesson.Courses(games.Editions())
	if err != nil {
		t.Fatal(err)
	}
	lessons := 0
	for _, course := range courses {
		lessons += len(course.Lessons)
	}
	shown := map[[2]int][]int{} // lessons in a language and a window
	for _, at := range long.Pairs(func(at []int) bool { return allowed == nil || allowed(at[0], at[1]) }, len(languages), len(windows), lessons) {
		in := [2]int{at[0], at[1]}
		shown[in] = append(shown[in], at[2])
	}
	for i, language := range languages {
		for j, w := range windows {
			if lessons := shown[[2]int{i, j}]; lessons != nil {
				eachStepOf(t, func(lesson int) bool { return slices.Contains(lessons, lesson) }, language, w[0], w[1], visit)
			}
		}
	}
}

// eachStepOf shows every step of some lessons in a language and a window.
func eachStepOf(t *testing.T, wanted func(lesson int) bool, language string, w, h float64, visit func(p *testScene, name string)) {
	words, err := locale.Open(language)
	if err != nil {
		t.Fatal(err)
	}
	words.LoadLessons()
	courses, err := lesson.Courses(games.Editions())
	if err != nil {
		t.Fatal(err)
	}
	var s *Scene
	app := scenetest.Open(t, router(t, &s), route.Lesson{Course: "azul"}, w, h)
	c := app.Context()
	c.Words = words
	n := -1
	for _, course := range courses {
		for i, l := range course.Lessons {
			if n++; !wanted(n) {
				continue
			}
			p := &testScene{New(games.All(), course, i), t, c}
			for p.s.Layout(c); ; p.s.settle() {
				visit(p, fmt.Sprintf("%s %v %s %d", language, w, l.Name, p.s.run.At()+1))
				if p.s.run.Done() {
					break
				}
				p.advance()
			}
		}
	}
}

// advance does what the step asks for, without animation.
func (p *testScene) advance() {
	p.s.log.Reset()
	switch s := p.s.run.Step(); {
	case s.Waits():
		p.s.run.Try(p.s.run.Shown(), &p.s.log)
	default:
		p.s.run.Next(&p.s.log)
	}
}

// TestStepsAreLegible checks, in every language and in windows of desktops and phones, that no text is truncated, and that the callout is inside the
// window and does not cover the bar, the action button or the subjects of the step.
func TestStepsAreLegible(t *testing.T) {
	windows := [][2]float64{{1280, 720}, {390, 844}, {844, 390}, {2560, 1440}, {1024, 640}, {360, 640}, {820, 1180}}
	// Windows but the first two are tested in two languages each.
	allowed := func(language, window int) bool { return window < 2 || (window+language)%3 == 0 }
	eachPairOfSteps(t, locale.Languages(), windows, allowed, func(p *testScene, name string) {
		scenetest.ExpectLegible(t, p.c, name, stage.Group("").Add(p.s.bar.node, p.s.callouts.Layer))
		p.expectCalloutFree(t, name)
		p.s.root.Add(p.s.bar.node, p.s.callouts.Layer)
	})
}

// expectCalloutFree checks that the callout is inside the window, that its texts are not truncated, and that it covers nothing that the step needs.
func (p *testScene) expectCalloutFree(t *testing.T, name string) {
	var face stage.Rect
	p.s.callouts.Layer.Walk(func(n *stage.Node) {
		if n.Name == "instruction-card" {
			face = stage.Rect{X: n.X - n.W/2, Y: n.Y - n.H/2, W: n.W, H: n.H}
		}
		if l, ok := n.Art.(*stage.Label); ok && l.Truncated {
			t.Errorf("%s: %q is cut", name, l.Text)
		}
	})
	if !face.In(stage.Rect{W: p.c.W, H: p.c.H}) {
		t.Errorf("%s: the callout leaves the window: %v", name, face)
	}
	if face.Overlaps(p.s.bar.area) {
		t.Errorf("%s: the callout covers the bar", name)
	}
	for i, h := range p.s.spotlights() {
		if face.Overlaps(h.Rect.Grow(-3)) {
			t.Errorf("%s: the callout covers spotlight %d", name, i)
		}
	}
	for _, k := range []analysis.MessageKind{analysis.BreakdownMessage, analysis.PriceMessage} {
		for _, n := range p.s.callouts.Callout(k).Children() {
			if face.Overlaps(n.Bounds()) {
				t.Errorf("%s: the callout covers the %v", name, k)
			}
		}
	}
	for _, brackets := range p.s.brackets.Children() {
		for _, part := range brackets.Children() {
			if face.Overlaps(part.Bounds().Grow(-1)) {
				t.Errorf("%s: the callout covers the brackets", name)
			}
		}
	}
	if n := p.s.around.Find("action"); n != nil && face.Overlaps(n.Bounds()) {
		t.Errorf("%s: the callout covers the action button", name)
	}
}

// TestLessonsAreShort checks that each step has at most two sentences and 30 words, and in English at most 24.
func TestLessonsAreShort(t *testing.T) {
	courses, err := lesson.Courses(games.Editions())
	if err != nil {
		t.Fatal(err)
	}
	for _, code := range locale.Languages() {
		w, err := locale.Open(code)
		if err != nil {
			t.Fatal(err)
		}
		w.LoadLessons()
		for _, c := range courses {
			for _, l := range c.Lessons {
				for i := range l.Steps {
					key := fmt.Sprintf("lesson.%s.%d", l.Name, i+1)
					if !w.Has(key) {
						t.Errorf("%s: there is no text for %s", code, key)
					}
					text := w.T(key)
					if n := len(strings.Fields(text)); n > 30 || code == "en" && n > 24 {
						t.Errorf("%s: %s has %d words: %s", code, key, n, text)
					}
					if n := len(sentence.FindAllString(text, -1)); n > 2 {
						t.Errorf("%s: %s has %d sentences: %s", code, key, n, text)
					}
				}
			}
		}
	}
}

// TestEveryAnswerHasAText checks that every wrong move that a step expects has an answer in every language.
func TestEveryAnswerHasAText(t *testing.T) {
	courses, err := lesson.Courses(games.Editions())
	if err != nil {
		t.Fatal(err)
	}
	for _, code := range locale.Languages() {
		w, err := locale.Open(code)
		if err != nil {
			t.Fatal(err)
		}
		w.LoadLessons()
		for _, c := range courses {
			for _, l := range c.Lessons {
				for i, s := range l.Steps {
					for _, wrong := range s.Wrong {
						own := fmt.Sprintf("lesson.%s.%d.%s", l.Name, i+1, wrong[1])
						if !w.Has(own) && !w.Has("lesson."+c.Name+"."+wrong[1]) {
							t.Errorf("%s: there is no text for %s", code, own)
						}
					}
				}
			}
		}
	}
}

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
		if n := testing.AllocsPerRun(10, func() { paint(nil) }); n != 0 {
			t.Errorf("%s: a frame at rest allocates %v times", p.s.run.Name, n)
		}
		if n := testing.AllocsPerRun(10, func() { p.s.Update(p.c) }); n != 0 {
			t.Errorf("%s: an update at rest allocates %v times", p.s.run.Name, n)
		}
	})
}

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
