package lessons

import (
	"fmt"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/lesson"
	"azulejo/game"
	"azulejo/game/input"
	"azulejo/game/locale"
	"azulejo/game/settings"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/scenetest"
	"azulejo/scenes/table"
	"azulejo/scenes/table/tabletest"

	"github.com/hajimehoshi/ebiten/v2"
)

// testScene goes through a lesson by hand.
type testScene struct {
	s *Scene
	t *testing.T
	c *game.Context
}

// other stands in for a scene that a lesson leads to.
type other struct{}

func (other) Layout(*game.Context) {}
func (other) Update(*game.Context) {}
func (other) Draw(*game.Context)   {}

// router makes lessons, and keeps the last one made.
func router(t testing.TB, last **Scene) game.Router {
	t.Helper()
	courses, err := lesson.Courses(games.Editions())
	if err != nil {
		t.Fatal(err)
	}
	return func(r game.Route) game.Scene {
		to, ok := r.(route.Lesson)
		if !ok {
			return other{}
		}
		for _, c := range courses {
			if c.Name == to.Course {
				*last = New(games.All(), c, to.At)
			}
		}
		return *last
	}
}

// eachLesson opens all lessons in a language and a window.
func eachLesson(t *testing.T, language string, w, h float64, visit func(p *testScene)) {
	words, err := locale.Open(language)
	if err != nil {
		t.Fatal(err)
	}
	words.LoadLessons()
	courses, err := lesson.Courses(games.Editions())
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range courses {
		for i, l := range c.Lessons {
			t.Run(l.Name, func(t *testing.T) {
				var s *Scene
				app := scenetest.Open(t, router(t, &s), route.Lesson{Course: c.Name, At: i}, w, h)
				app.Context().Words = words
				s.Layout(app.Context())
				visit(&testScene{s, t, app.Context()})
			})
		}
	}
}

// settle lets everything come to rest.
func (p *testScene) settle() {
	for range 3000 {
		if p.s.Update(p.c); !p.s.Moving() {
			return
		}
	}
	p.t.Fatal("it does not come to rest")
}

// node is the node of a name.
func (p *testScene) node(name string) (found *stage.Node) {
	p.s.root.Walk(func(n *stage.Node) {
		if n.Name == name && found == nil {
			found = n
		}
	})
	if found == nil {
		p.t.Fatalf("step %d: there is no %s", p.s.run.At()+1, name)
	}
	return found
}

// tap presses a point and lets go.
func (p *testScene) tap(x, y float64, finger bool) {
	at := stage.Pointer{X: x, Y: y, Over: true, Finger: finger}
	for _, now := range []stage.Pointer{{Moved: true}, {Pressed: true, Down: true}, {Released: true}} {
		now.X, now.Y, now.Over, now.Finger = at.X, at.Y, at.Over, at.Finger
		p.s.dispatcher.Update(now, stage.Keys{})
		p.s.board.Follow(now)
	}
}

func (p *testScene) press(name string, finger bool) {
	x, y := p.node(name).Centre()
	p.tap(x, y, finger)
}

// enter presses the node of a name by key.
func (p *testScene) enter(name string) {
	if !p.s.dispatcher.Focus(name) {
		p.t.Fatalf("step %d: the keyboard cannot rest on %s", p.s.run.At()+1, name)
	}
	p.s.dispatcher.Update(stage.Pointer{}, stage.Keys{Confirm: true})
}

// TestLessonsAreDoneByHand: by mouse, finger and keys, in windows of all shapes and in every language, with a wrong move at every step.
func TestLessonsAreDoneByHand(t *testing.T) {
	for _, w := range []struct {
		language string
		w, h     float64
		how      string
	}{{"en", 1280, 720, "mouse"}, {"de", 390, 844, "finger"}, {"fr", 844, 390, "finger"}, {"nl", 1280, 720, "keys"}, {"es", 1280, 720, "mouse"}, {"pt", 390, 844, "finger"}} {
		t.Run(fmt.Sprint(w.language, w.how, w.w), func(t *testing.T) {
			eachLesson(t, w.language, w.w, w.h, func(p *testScene) {
				p.c.Settings.Speed = settings.Fast
				for !p.s.run.Done() {
					p.settle()
					p.step(w.how)
				}
				p.settle()
				if got := p.c.Settings.Lessons; len(got) != 1 || got[0] != p.s.run.Name {
					t.Errorf("kept as done are %v", got)
				}
			})
		})
	}
}

// step does what the step asks for, after something else.
func (p *testScene) step(how string) {
	p.t.Helper()
	at, s := p.s.run.At(), p.s.run.Step()
	if !s.Waits() {
		p.expect(p.c.Words.T(p.s.run.Key()))
		p.do(how, "lesson-next")
		p.settle()
		if p.s.run.At() != at+1 {
			p.t.Fatalf("step %d: next leads to %d", at+1, p.s.run.At()+1)
		}
		return
	}
	p.wrong()
	p.settle()
	p.move(how, p.s.run.Shown())
	p.settle()
	if p.s.run.At() != at+1 {
		p.t.Fatalf("step %d: the move by %s leads to %d, and is said %q", at+1, how, p.s.run.At()+1, p.s.sentence())
	}
}

// wrong makes a move that is not waited for: it is answered, and can be followed by the right one.
func (p *testScene) wrong() {
	p.t.Helper()
	pos := p.s.run.Position()
	for _, m := range pos.Moves(nil) {
		if m == p.s.run.Shown() || strings.Contains(strings.Join(p.s.run.Step().Moves, " "), string(pos.AppendMove(nil, m))) {
			continue
		}
		p.s.chooseMove(m)
		if p.s.run.Position() != pos || p.s.message == "" || p.s.message == p.c.Words.T(p.s.run.Key()) {
			p.t.Errorf("step %d: a wrong move is answered by %q", p.s.run.At()+1, p.s.message)
		}
		p.expect(p.s.message)
		return
	}
}

// expect looks for a sentence on the callout.
func (p *testScene) expect(said string) {
	p.t.Helper()
	if got := p.node("callout-face").Accessible.Name; got != said {
		p.t.Errorf("step %d: the callout says %q, expected %q", p.s.run.At()+1, got, said)
	}
}

func (p *testScene) do(how, name string) {
	if how == "keys" {
		p.enter(name)
		return
	}
	p.press(name, how == "finger")
}

// move makes a move by hand where two presses make it.
func (p *testScene) move(how string, m engine.Move) {
	p.t.Helper()
	pos := p.s.run.Position()
	o := p.s.table.Option(pos, m)
	from, to := o.From, o.To
	if table.MultiPickOf(p.s.table, pos) != nil || p.s.table.Option(pos, m).Price != nil {
		p.s.chooseMove(m)
		return
	}
	at := p.s.run.At()
	if to.Zone != engine.Wall {
		p.do(how, fmt.Sprintf("pickable-%d-%d-%d", from.From.Zone, from.From.Row, from.Tile))
	}
	p.s.board.Follow(stage.Pointer{})
	if p.s.run.At() != at || p.s.phase == animating {
		return // it went at once
	}
	for i, z := range tabletest.Targets(p.s.table, pos) {
		if z.Place == to {
			p.do(how, fmt.Sprint("target-", i))
		}
	}
}

// TestDemonstratedMovesAreTakenBack.
func TestDemonstratedMovesAreTakenBack(t *testing.T) {
	eachLesson(t, locale.English, 1280, 720, func(p *testScene) {
		for !p.s.run.Step().Waits() && !p.s.run.Done() {
			p.s.nextLesson()
			p.settle()
		}
		if p.s.run.Shown() == engine.NoMove {
			return
		}
		at, pos := p.s.run.At(), p.s.run.Position().Hash()
		p.s.showMove()
		if p.s.phase == waitingForPlayer || !p.s.Moving() {
			t.Fatal("nothing is shown")
		}
		if p.settle(); p.s.run.At() != at || p.s.board.Shown().Hash() != pos {
			t.Error("it stays")
		}
	})
}

// TestHelpStandsOut after a long wait, and after two wrong moves.
func TestHelpStandsOut(t *testing.T) {
	eachLesson(t, locale.English, 1280, 720, func(p *testScene) {
		for !p.s.run.Done() && !p.s.run.Step().Waits() {
			p.s.nextLesson()
			p.settle()
		}
		if p.s.run.Done() { // a lesson that only shows
			return
		}
		if p.s.needsHelp() {
			t.Fatalf("help stands out at once, at step %d", p.s.run.At()+1)
		}
		for range helpTicks {
			p.s.Update(p.c)
		}
		if !p.s.needsHelp() {
			t.Error("nothing helps who waits")
		}
		p.s.settle()
		for range 2 {
			p.wrong()
			p.settle()
		}
		if !p.s.needsHelp() {
			t.Error("nothing helps after two wrong moves")
		}
	})
}

// TestLessonsGoBackAndForward by their pips and buttons.
func TestLessonsGoBackAndForward(t *testing.T) {
	var s *Scene
	app := scenetest.Open(t, router(t, &s), route.Lesson{Course: "azul"}, 1280, 720)
	p := &testScene{s, t, app.Context()}
	p.settle()
	p.s.nextLesson()
	p.settle()
	p.s.chooseMove(p.s.run.Shown())
	p.settle()
	if p.press("pip-1", false); p.s.run.At() != 0 {
		t.Errorf("the first pip leads to step %d", p.s.run.At()+1)
	}
	for p.settle(); !s.run.Done(); p.settle() { // each skips one step, and Back leads back to it
		at, name := s.run.At(), "lesson-next"
		if s.run.Step().Waits() {
			name = "lesson-skip"
		}
		if p.press(name, false); s.run.At() != at+1 || s.lesson != 0 {
			t.Fatalf("%s leads from step %d to %d of lesson %d", name, at+1, s.run.At()+1, s.lesson+1)
		}
		p.settle()
		if p.press("lesson-back", false); s.run.At() != at {
			t.Fatalf("back leads to step %d, expected %d", s.run.At()+1, at+1)
		}
		p.settle()
		p.press(name, false)
	}
	if p.press("lesson-next", false); s.lesson != 1 {
		t.Fatalf("after the last step follows lesson %d", s.lesson+1)
	}
	p.s = s
	p.settle()
	if p.press("lesson-back", false); s.lesson != 0 {
		t.Errorf("before the first step lies lesson %d", s.lesson+1)
	}
}

// mouse is a right mouse button and the key Escape.
type mouse struct {
	scenetest.NoDevices
	right, escape bool
}

func (m *mouse) MouseButton(b ebiten.MouseButton) (pressed, down, released bool) {
	on := m.right && b == ebiten.MouseButtonRight
	return on, on, false
}

func (m *mouse) KeyTicks(k ebiten.Key) int {
	if m.escape && k == ebiten.KeyEscape {
		return 1
	}
	return 0
}

// TestOnlyTheButtonLeavesALesson: it does, while a right-click with empty hands does not, and Escape does.
func TestOnlyTheButtonLeavesALesson(t *testing.T) {
	for how, want := range map[string]bool{"button": true, "right-click": false, "Escape": true} {
		var s *Scene
		var device mouse
		left := false
		lessons := router(t, &s)
		app := scenetest.Open(t, func(r game.Route) game.Scene {
			left = left || r == route.Title{}
			return lessons(r)
		}, route.Lesson{Course: "azul"}, 1280, 720)
		p := &testScene{s, t, app.Context()}
		p.settle()
		p.c.Input = input.NewFrom(&device)
		switch how {
		case "button":
			p.press("lesson-leave", false)
		case "right-click":
			device.right = true
		case "Escape":
			device.escape = true
		}
		p.c.Input.Update()
		s.handleKeys(p.c.Input)
		if left != want {
			t.Errorf("%s leaves: %v", how, left)
		}
	}
}

// A wrong move is answered on the callout alone, and the answer is gone once another move is begun.
func TestAnswersEndWithTheNextMove(t *testing.T) {
	eachLesson(t, locale.English, 1280, 720, func(p *testScene) {
		for ; !p.s.run.Done(); p.step("mouse") {
			p.settle()
			pos := p.s.run.Position()
			if !p.s.run.Step().Waits() || table.MultiPickOf(p.s.table, pos) != nil || p.s.table.Option(pos, p.s.run.Shown()).To.Zone == engine.Wall {
				continue
			}
			p.wrong()
			p.settle()
			if p.s.board.Busy() {
				t.Errorf("step %d: the tiles are not put back", p.s.run.At()+1)
			}
			from := p.s.table.Option(pos, p.s.run.Shown()).From
			p.press(fmt.Sprintf("pickable-%d-%d-%d", from.From.Zone, from.From.Row, from.Tile), false)
			p.s.Update(p.c)
			if p.s.board.Busy() {
				p.expect(p.c.Words.T(p.s.run.Key()))
			}
			p.s.board.Escape()
			p.settle()
		}
	})
}

// A question points out neither where its move begins nor where it goes, until that has been shown.
func TestQuestionsWaitForTheAnswer(t *testing.T) {
	asked := 0
	eachLesson(t, locale.English, 1280, 720, func(p *testScene) {
		for ; !p.s.run.Done(); p.step("mouse") {
			p.settle()
			if !p.s.run.Step().Ask {
				continue
			}
			asked++
			if n := len(p.s.arrow.node.Children()); n > 0 || p.s.shownMove() != engine.NoMove {
				t.Errorf("step %d points out its answer", p.s.run.At()+1)
			}
			p.s.showMove()
			if p.settle(); p.s.shownMove() == engine.NoMove {
				t.Errorf("step %d does not point out what was shown", p.s.run.At()+1)
			}
		}
	})
	if asked < 6 {
		t.Errorf("only %d steps are questions", asked)
	}
}

// TestPassCanBeCancelledInLessons: once passing has begun by finger, the first button of the bar leads back to the same hand.
func TestPassCanBeCancelledInLessons(t *testing.T) {
	passed := 0
	eachLesson(t, "en", 390, 844, func(p *testScene) {
		for ; !p.s.run.Done(); p.step("finger") {
			if word, _ := p.s.board.ActionLabel(); word != "" {
				p.press("action", true)
			}
			if !p.s.board.Pending() {
				continue
			}
			passed++
			at := p.s.run.At()
			p.press("lesson-cancel", true)
			if p.settle(); p.s.board.Pending() || p.s.run.At() != at || p.node("lesson-back") == nil {
				p.t.Errorf("step %d: passing is not left", at+1)
			}
		}
	})
	if passed == 0 {
		t.Error("no lesson passes")
	}
}
