package lessons

import (
	"fmt"
	"slices"
	"testing"

	"azulejo/engine"
	"azulejo/engine/enginetest/long"
	"azulejo/engine/lesson"
	"azulejo/game"
	"azulejo/game/input"
	"azulejo/game/locale"
	"azulejo/game/settings"
	"azulejo/game/stage"
	"azulejo/game/store"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/scenetest"
	"azulejo/scenes/table"
	"azulejo/scenes/table/tabletest"

	"github.com/hajimehoshi/ebiten/v2"
)

// testScene goes through a lesson.
type testScene struct {
	s *Scene
	t *testing.T
	c *game.Context
}

// other replaces the other scenes that a lesson opens.
type other struct{}

func (other) Layout(*game.Context) {}
func (other) Update(*game.Context) {}
func (other) Draw(*game.Context)   {}

// router returns a router for lessons that keeps the last one.
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

// settle runs the scene until nothing moves.
func (p *testScene) settle() {
	for range 3000 {
		if p.s.Update(p.c); !p.s.Moving() {
			return
		}
	}
	p.t.Fatal("the animation does not end")
}

// node returns the first node of a name, which has to exist.
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

// tap presses and releases the pointer at a point.
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
		p.t.Fatalf("step %d: %s cannot get the focus", p.s.run.At()+1, name)
	}
	p.s.dispatcher.Update(stage.Pointer{}, stage.Keys{Confirm: true})
}

// TestLessonsCanBeCompleted checks that every lesson can be completed by mouse, touch and keys, in windows of several shapes and in every language, also
// after a wrong move at every step, and that it is then marked as completed.
func TestLessonsCanBeCompleted(t *testing.T) {
	for _, w := range []struct {
		language string
		w, h     float64
		device   string
		turn, of int // without -long, every of-th lesson with this device
	}{{"en", 1280, 720, "mouse", 0, 2}, {"de", 390, 844, "finger", 0, 3}, {"fr", 844, 390, "finger", 1, 3}, {"nl", 1280, 720, "keys", 0, 1}, {"es", 1280, 720, "mouse", 1, 2},
		{"pt", 390, 844, "finger", 2, 3}} {
		t.Run(fmt.Sprint(w.language, w.device, w.w), func(t *testing.T) {
			lessons := 0
			eachLesson(t, w.language, w.w, w.h, func(p *testScene) {
				if lessons++; lessons%w.of != w.turn && !long.Enabled() {
					return
				}
				p.c.Settings.Speed = settings.Fast
				for !p.s.run.Done() {
					p.settle()
					p.step(w.device)
				}
				p.settle()
				if got := p.c.Settings.Lessons; len(got) != 1 || got[0] != p.s.run.Name {
					t.Errorf("the completed lessons are %v", got)
				}
			})
		})
	}
}

// TestProgressOfEarlierVersions checks that lessons stay completed when others that an earlier version had are gone, in the list and after another one.
func TestProgressOfEarlierVersions(t *testing.T) {
	m := store.NewMemory()
	const text = `{"lessons": ["azul-goal", "azul-take", "azul-centre", "azul-line", "pavilion-goal", "pavilion-centre", "pavilion-run", "pavilion-take"]}`
	if err := m.Save(settings.Key, []byte(text)); err != nil {
		t.Fatal(err)
	}
	earlier, err := settings.Load(m)
	if err != nil {
		t.Fatal(err)
	}
	var s *Scene
	c := scenetest.Open(t, router(t, &s), route.Lesson{Course: "azul", At: 2}, 1280, 720).Context()
	c.Words.LoadLessons()
	c.Store, c.Settings.Lessons = m, slices.Clone(earlier.Lessons)
	s.Layout(c)
	list := NewList("azul")
	for course, next := range []string{"lesson-3", "lesson-2"} {
		list.course = course
		if list.Layout(c); list.dialog.First != next {
			t.Errorf("%s: %s is next, want %s", list.courses[course].Name, list.dialog.First, next)
		}
	}
	s.run = lesson.Until(s.run.Lesson, len(s.run.Steps))
	s.keepDone()
	saved, err := settings.Load(m)
	if want := append(earlier.Lessons, "azul-score"); err != nil || !slices.Equal(saved.Lessons, want) {
		t.Errorf("the completed lessons are %q, %v, want %q", saved.Lessons, err, want)
	}
}

// step does what the step asks for, after a wrong move if it asks for one.
func (p *testScene) step(device string) {
	p.t.Helper()
	at, s := p.s.run.At(), p.s.run.Step()
	if !s.Waits() {
		p.expect(p.c.Words.T(p.s.run.Key()))
		p.do(device, "lesson-next")
		p.settle()
		if p.s.run.At() != at+1 {
			p.t.Fatalf("step %d: next leads to %d", at+1, p.s.run.At()+1)
		}
		return
	}
	p.wrong()
	p.settle()
	p.move(device, p.s.run.Shown())
	p.settle()
	if p.s.run.At() != at+1 {
		p.t.Fatalf("step %d: the move by %s leads to %d, with the sentence %q", at+1, device, p.s.run.At()+1, p.s.sentence())
	}
}

// wrong makes a move that the step does not expect, and checks that the callout answers it and that the position stays the same.
func (p *testScene) wrong() {
	p.t.Helper()
	pos := p.s.run.Position()
	for _, m := range pos.Moves(nil) {
		if p.s.run.Step().WaitsFor(string(pos.AppendMove(nil, m))) {
			continue
		}
		p.s.chooseMove(m)
		if p.s.run.Position() != pos || p.s.message == "" || p.s.message == p.c.Words.T(p.s.run.Key()) {
			p.t.Errorf("step %d: a wrong move is answered by %q", p.s.run.At()+1, p.s.message)
		}
		p.expect(p.s.message + " " + p.c.Words.T(p.s.run.Key()))
		if pointed := p.s.arrow.hand != nil; pointed == p.s.run.Step().Ask && !p.s.shown {
			p.t.Errorf("step %d: after a wrong move the hand points: %v", p.s.run.At()+1, pointed)
		}
		return
	}
}

// expect checks the text of the callout.
func (p *testScene) expect(want string) {
	p.t.Helper()
	if got := p.node("instruction-card").Accessible.Name; got != want {
		p.t.Errorf("step %d: the callout says %q, expected %q", p.s.run.At()+1, got, want)
	}
}

func (p *testScene) do(device, name string) {
	if device == "keys" {
		p.enter(name)
		return
	}
	p.press(name, device == "finger")
}

// move makes a move with a device if it takes at most two presses, and otherwise directly.
func (p *testScene) move(device string, m engine.Move) {
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
		p.do(device, fmt.Sprintf("pickable-%d-%d-%d", from.From.Zone, from.From.Row, from.Tile))
	}
	p.s.board.Follow(stage.Pointer{})
	if p.s.run.At() != at || p.s.phase == animating {
		return // it went at once
	}
	for i, z := range tabletest.Targets(p.s.table, pos) {
		if z.Place == to {
			p.do(device, fmt.Sprint("target-", i))
		}
	}
}

// TestDemonstratedMovesAreTakenBack checks that demonstrating a move shows it and then returns to the same step and position.
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
			t.Error("the demonstrated move is not taken back")
		}
	})
}

// TestHelpIsOffered checks that help is offered after a long wait and after two wrong moves, but not at once.
func TestHelpIsOffered(t *testing.T) {
	eachLesson(t, locale.English, 1280, 720, func(p *testScene) {
		for !p.s.run.Done() && !p.s.run.Step().Waits() {
			p.s.nextLesson()
			p.settle()
		}
		if p.s.run.Done() { // a lesson that only shows
			return
		}
		if p.s.needsHelp() {
			t.Fatalf("help is offered at once, at step %d", p.s.run.At()+1)
		}
		for range helpTicks {
			p.s.Update(p.c)
		}
		if !p.s.needsHelp() {
			t.Error("after a long wait no help is offered")
		}
		p.s.settle()
		for range 2 {
			p.wrong()
			p.settle()
		}
		if !p.s.needsHelp() {
			t.Error("after two wrong moves no help is offered")
		}
	})
}

// TestStepsGoBackAndForward checks that the pips and the buttons of the bar lead to other steps, and from the last step of a lesson to the next lesson and
// back.
func TestStepsGoBackAndForward(t *testing.T) {
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
		t.Errorf("before the first step comes lesson %d", s.lesson+1)
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

// TestLeaveLesson checks that the leave button and Escape leave a lesson, and that a right-click with no tiles held does not.
func TestLeaveLesson(t *testing.T) {
	for how, want := range map[string]bool{"button": true, "right-click": false, "Escape": true} {
		var s *Scene
		var device mouse
		leftLesson := false
		lessons := router(t, &s)
		app := scenetest.Open(t, func(r game.Route) game.Scene {
			leftLesson = leftLesson || r == route.Title{}
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
		if leftLesson != want {
			t.Errorf("%s leaves: %v", how, leftLesson)
		}
	}
}

// TestAnswersEndWithTheNextMove checks that after a wrong move the tiles are put back, and that the answer makes way for the text of the step when the
// player picks up tiles again.
func TestAnswersEndWithTheNextMove(t *testing.T) {
	held := 0
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
				held++
				p.expect(p.c.Words.T(p.s.run.Key()))
			}
			p.s.board.Escape()
			p.settle()
		}
	})
	if held == 0 {
		t.Error("no tiles were held")
	}
}

// TestQuestionsWaitForTheAnswer checks that the move of a question is not pointed out until it has been demonstrated.
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

// TestPassCanBeCancelledInLessons checks that on a phone the first button of the bar cancels a pass that has been started, at the same step.
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
				p.t.Errorf("step %d: passing is not cancelled", at+1)
			}
		}
	})
	if passed == 0 {
		t.Error("no lesson contains a pass")
	}
}
