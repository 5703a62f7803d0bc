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
