package scenes

import (
	"context"
	"math/rand/v2"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/catalogue"
	"azulejo/engine/players"
	"azulejo/engine/review"
	"azulejo/game"
	"azulejo/game/input"
	"azulejo/game/settings"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/saves"
	"azulejo/scenes/scenetest"
	"azulejo/scenes/seating"

	"github.com/hajimehoshi/ebiten/v2"
)

// reviewedGame returns a finished game of Azul for two with a review by short searches, in which the first seat has made mistakes.
func reviewedGame(t *testing.T) (*engine.Match, seating.Players, *review.Review) {
	t.Helper()
	m, seated := scenetest.SampleGame(t, 0, 2, -1, "", "master")
	backend := players.NewLocal(catalogue.Games(), players.Command{})
	defer backend.Close()
	r, err := review.ReviewGame(context.Background(), backend, m, review.Budget{Nodes: 30, Deals: 1})
	if err != nil {
		t.Fatal(err)
	}
	if len(r.Exercises(m, 0)) < 3 {
		t.Fatal("there are no mistakes")
	}
	return m, seated, r
}

// reviewTester goes through a review with one device.
type reviewTester struct {
	*scenetest.Recorder
	t      *testing.T
	device reviewInput
	use    func(d *reviewTester, n *stage.Node) // presses a node with the device
}

// reviewInput is a keyboard, a gamepad and a touchscreen, of which a test uses one.
type reviewInput struct {
	scenetest.NoDevices
	key    ebiten.Key
	button ebiten.StandardGamepadButton
	kind   string // "key", "pad" or "finger" while anything is down
	x, y   float64
}

func (d *reviewInput) KeyTicks(k ebiten.Key) int {
	if d.kind == "key" && k == d.key {
		return 1
	}
	return 0
}
func (d *reviewInput) PadCount() int { return 1 }
func (d *reviewInput) PadButtonHeld(b ebiten.StandardGamepadButton) bool {
	return d.kind == "pad" && b == d.button
}
func (d *reviewInput) AppendTouches(all []ebiten.TouchID) []ebiten.TouchID {
	if d.kind == "finger" {
		all = append(all, 1)
	}
	return all
}
func (d *reviewInput) TouchPosition(ebiten.TouchID) (x, y float64) { return d.x, d.y }

func (d *reviewTester) tick() {
	d.t.Helper()
	if err := d.Update(); err != nil {
		d.t.Fatal(err)
	}
}

// key and pad press a key or a button for a tick.
func (d *reviewTester) key(k ebiten.Key) {
	d.device.kind, d.device.key = "key", k
	d.tick()
	d.device.kind = ""
	d.tick()
}
func (d *reviewTester) pad(b ebiten.StandardGamepadButton) {
	d.device.kind, d.device.button = "pad", b
	d.tick()
	d.device.kind = ""
	d.tick()
}

// drag moves a finger from one point to another.
func (d *reviewTester) drag(x0, y0, x1, y1 float64) {
	d.device.kind = "finger"
	for i := range 5 {
		d.device.x, d.device.y = x0+(x1-x0)*float64(i)/4, y0+(y1-y0)*float64(i)/4
		d.tick()
	}
	d.device.kind = ""
	d.tick()
}

// node returns the first node in the input scope that can be pressed or chosen and whose name has a prefix, or nil.
func (d *reviewTester) node(prefix string) (found *stage.Node) {
	for _, v := range stage.AppendAccessible(nil, d.Context().Dispatcher().Scope, nil) {
		if found == nil && v.Node.Touch != nil && strings.HasPrefix(v.Node.Name, prefix) {
			found = v.Node
		}
	}
	return found
}

// press presses a node whose name has a prefix.
func (d *reviewTester) press(prefix string) {
	d.t.Helper()
	for range 100 { // animations and transitions end
		d.tick()
	}
	n := d.node(prefix)
	if n == nil {
		d.t.Fatalf("there is no %s over %T", prefix, d.At())
	}
	d.use(d, n)
	d.tick()
}

// title returns the title that screen readers say.
func (d *reviewTester) title() (title string) {
	for _, v := range stage.AppendAccessible(nil, d.Context().Dispatcher().Scope, nil) {
		if v.Role == stage.RoleTitle {
			return v.Name
		}
	}
	return ""
}

// expectTitle fails unless the title has a prefix.
func (d *reviewTester) expectTitle(prefix string) {
	d.t.Helper()
	for range 60 {
		d.tick()
	}
	if _, pad := d.Context().Input.Pad(); pad && d.use != nil {
		return // the way of the pad to a button is not straight
	}
	if title := d.title(); !strings.HasPrefix(title, prefix) {
		d.t.Errorf("the title is %q, expected %q", title, prefix)
	}
}

// useFocus moves the focus to a node by pressing next, and confirms.
func useFocus(d *reviewTester, n *stage.Node, next, confirm func()) {
	d.t.Helper()
	for range 4000 {
		if d.Context().Dispatcher().FocusName() == n.Name {
			confirm()
			return
		}
		next()
	}
	d.t.Fatalf("the focus does not reach %s from %s", n.Name, d.Context().Dispatcher().FocusName())
}

// useSwitch waits until the focus is in the row of a node and then on the node, and presses the switch each time.
func useSwitch(d *reviewTester, n *stage.Node) {
	d.t.Helper()
	name, pressed := n.Name, false
	var entered *stage.Rect // the first node of the row that was entered
	for range 40_000 {
		dispatcher := d.Context().Dispatcher()
		n, at := d.node(name), dispatcher.Scope.Find(dispatcher.FocusName())
		if n == nil || at == nil {
			d.tick()
			continue
		}
		row, y := at.Bounds(), 0.0
		if entered != nil {
			if _, y = at.Centre(); y < entered.Y || y >= entered.Y+entered.H {
				entered = nil
			}
		}
		if _, y = n.Centre(); at != n && (entered != nil || y < row.Y || y >= row.Y+row.H) {
			d.tick()
			continue
		}
		if entered == nil {
			entered = &row
		}
		do := n.Touch.Press
		n.Touch.Press = func() { pressed = true; do() }
		d.key(ebiten.KeyF)
		if pressed {
			return
		}
		n.Touch.Press = do
	}
	d.t.Fatalf("the switch does not reach %s from %s", name, d.Context().Dispatcher().FocusName())
}

// reviewDevices are the devices, each with how it presses a node.
func reviewDevices() map[string]func(*reviewTester, *stage.Node) {
	return map[string]func(*reviewTester, *stage.Node){
		"keys": func(d *reviewTester, n *stage.Node) {
			useFocus(d, n, func() { d.key(ebiten.KeyTab) }, func() { d.key(ebiten.KeyEnter) })
		},
		"pad": func(d *reviewTester, n *stage.Node) {
			r := rand.New(rand.NewPCG(1, 2))
			directions := []ebiten.StandardGamepadButton{ebiten.StandardGamepadButtonLeftTop, ebiten.StandardGamepadButtonLeftBottom, ebiten.StandardGamepadButtonLeftLeft,
				ebiten.StandardGamepadButtonLeftRight}
			useFocus(d, n, func() {
				if d.node("curve") == nil {
					d.pad(ebiten.StandardGamepadButtonFrontBottomRight)
				} else {
					d.pad(directions[r.IntN(4)]) // the triggers go to key moments
				}
			}, func() { d.pad(ebiten.StandardGamepadButtonRightBottom) })
		},
		"one switch": useSwitch,
		"touch": func(d *reviewTester, n *stage.Node) {
			x, y := scenetest.Targets(d.Context(), d.Context().Dispatcher().Scope)[n.Name].Middle()
			d.drag(x, y, x, y)
		},
		"screen reader": func(d *reviewTester, n *stage.Node) {
			if n.Accessible.Role == 0 || n.Accessible.Name == "" {
				d.t.Errorf("%s is not named", n.Name)
			}
			d.Context().Dispatcher().Perform(n, stage.Keys{Confirm: true})
		},
	}
}

// TestWholeReviewByOneDevice checks that with each device alone a player can step through a review, go to all key moments, open luck and skill and a step of
// it, try a move at a mistake, be given hints and the better move, skip the others, and leave.
func TestWholeReviewByOneDevice(t *testing.T) {
	m, seated, r := reviewedGame(t)
	moments := 0
	for i := range r.Steps {
		if r.Steps[i].Grade.Key() {
			moments++
		}
	}
	for name, use := range reviewDevices() {
		t.Run(name, func(t *testing.T) {
			d := &reviewTester{Recorder: newTour(t, route.Title{}), t: t, use: use}
			c := d.Context()
			c.Input, c.Settings.Speed = input.NewFrom(&d.device), settings.Off
			if name == "one switch" {
				c.Settings.StepPause = 1
			}
			saves.Save(c, m, seated)
			saves.SaveReview(c, m, r)
			phone := name == "touch"
			if phone {
				c.Resize(390, 844, 1)
			}
			c.Push(route.Review{Match: m, Players: seated})
			more := func(button string) { // opens what phones have in a drawer
				if phone {
					d.press("button-moves")
				}
				d.press(button)
			}
			d.expectTitle("Move 1 ")
			d.press("button-later")
			d.expectTitle("Move 2 ")
			d.press("button-earlier")
			for n := 0; !strings.HasPrefix(d.title(), c.Words.T("play.log.end")); n++ {
				if d.press("button-moment-forward"); n > moments+1 {
					t.Fatalf("%d key moments lead to %q", n, d.title())
				}
			}
			more("button-luck")
			if _, ok := d.At().(route.Luck); !ok {
				t.Fatalf("luck and skill is not open, but %T", d.At())
			}
			d.press("luck-step-")
			d.expectTitle("Move ")
			more("button-mistakes")
			if _, ok := d.At().(route.Mistakes); !ok {
				t.Fatalf("the mistakes are not open, but %T", d.At())
			}
			d.press("pickable-")
			d.press("target-")
			d.press("mistakes-hint")
			d.press("mistakes-hint")
			d.press("mistakes-show")
			for range 200 {
				d.tick()
			}
			for n := 0; d.node("mistakes-again") == nil; n++ {
				if d.press("mistakes-skip"); n > 10 {
					t.Fatalf("after %d skips: %q", n, d.title())
				}
			}
			d.press("mistakes-review")
			d.expectTitle("Move ")
			d.press("button-close")
			if d.tick(); d.node("title-new") == nil {
				t.Errorf("the review does not close")
			}
		})
	}
}

// TestReviewKeys checks the keys and the gamepad buttons of the review, of luck and skill and of the mistakes, and that the list of keys names them.
func TestReviewKeys(t *testing.T) {
	m, seated, r := reviewedGame(t)
	open := func(t *testing.T) *reviewTester {
		d := &reviewTester{Recorder: newTour(t, route.Title{}), t: t}
		c := d.Context()
		c.Input, c.Settings.Speed = input.NewFrom(&d.device), settings.Off
		saves.Save(c, m, seated)
		saves.SaveReview(c, m, r)
		c.Push(route.Review{Match: m, Players: seated})
		return d
	}
	t.Run("review", func(t *testing.T) {
		d := open(t)
		end := d.Context().Words.T("play.log.end")
		for _, x := range []struct {
			do    func()
			title string
		}{
			{func() { d.key(ebiten.KeyRight) }, "Move 2 "},
			{func() { d.key(ebiten.KeyPageDown) }, "Move 3 "},
			{func() { d.key(ebiten.KeyPageUp) }, "Move 2 "},
			{func() { d.key(ebiten.KeyEnd) }, end},
			{func() { d.key(ebiten.KeyHome) }, "Move 1 "},
			{func() { d.pad(ebiten.StandardGamepadButtonFrontTopRight) }, "Move 2 "},
			{func() { d.pad(ebiten.StandardGamepadButtonFrontTopLeft) }, "Move 1 "},
			{func() { d.pad(ebiten.StandardGamepadButtonFrontBottomLeft) }, "Move 1 "},
		} {
			x.do()
			d.expectTitle(x.title)
		}
		d.pad(ebiten.StandardGamepadButtonRightTop)
		if _, ok := d.At().(route.Luck); !ok {
			t.Errorf("Y opens %T", d.At())
		}
		d.pad(ebiten.StandardGamepadButtonRightTop)
		d.expectTitle("Move 1 ")
	})
	t.Run("mistakes", func(t *testing.T) {
		d := open(t)
		d.Context().Push(route.Mistakes{Match: m, Players: seated})
		d.expectTitle("")
		question := d.title()
		d.pad(ebiten.StandardGamepadButtonRightTop)
		if d.title() == question {
			t.Error("Y gives no hint")
		}
		d.pad(ebiten.StandardGamepadButtonRightLeft)
		for range 300 {
			d.tick()
		}
		if n := d.node("mistakes-skip"); n == nil || n.Accessible.Name != d.Context().Words.T("mistakes.next") {
			t.Error("X does not show the better move")
		}
		d.pad(ebiten.StandardGamepadButtonFrontTopRight)
		if d.title() == question {
			t.Error("the right shoulder does not go on")
		}
		second := d.title()
		d.key(ebiten.KeyN)
		if d.title() == second {
			t.Error("N does not go on")
		}
		d.key(ebiten.KeyBackspace)
		d.expectTitle("Move 1 ")
	})
	t.Run("list of keys", func(t *testing.T) {
		d := open(t)
		w := d.Context().Words
		listed := func() string {
			d.key(ebiten.KeyF1)
			var all []string
			for {
				for _, v := range stage.AppendAccessible(nil, d.Context().Dispatcher().Scope, nil) {
					all = append(all, v.Name)
				}
				n := d.node("page-on")
				if n == nil {
					break
				}
				n.Touch.Press()
				d.tick()
			}
			d.key(ebiten.KeyEscape)
			return strings.Join(all, "\n")
		}
		for _, key := range []string{"review.keys.step", "review.moment", "review.keys.position", "review.keys.play", "review.keys.better", "keys.end", "action.start", "action.luck"} {
			if all := listed(); !strings.Contains(all, w.T(key)+":") {
				t.Errorf("%q is not listed for the review in %q", w.T(key), all)
			}
		}
		d.pad(ebiten.StandardGamepadButtonFrontTopRight)
		if _, pad := d.Context().Input.Pad(); !pad {
			t.Fatal("the gamepad is not used")
		}
		d.Context().Push(route.Mistakes{Match: m, Players: seated})
		all := listed()
		for _, key := range []string{"mistakes.skip", "mistakes.keys.try", "action.show", "action.hint", "setup.back"} {
			if !strings.Contains(all, w.T(key)+":") {
				t.Errorf("%q is not listed for mistakes in %q", w.T(key), all)
			}
		}
	})
}

// TestSwipeOverReview checks that swipes over the table of a review on a phone go a move forward and back, and that drags upwards do not.
func TestSwipeOverReview(t *testing.T) {
	m, seated := scenetest.SampleGame(t, 0, 2, -1)
	d := &reviewTester{Recorder: newTour(t, route.Title{}), t: t}
	c := d.Context()
	c.Input, c.Settings.Speed = input.NewFrom(&d.device), settings.Off
	c.Resize(390, 844, 1)
	c.Push(route.Review{Match: m, Players: seated})
	for _, y := range []float64{120, 300, 560} { // over the other board, the offer and the own board
		d.expectTitle("Move 1 ")
		d.drag(300, y, 180, y)
		d.expectTitle("Move 2 ")
		d.drag(180, y, 200, y-100)
		d.expectTitle("Move 2 ")
		d.drag(120, y, 300, y+10)
	}
	d.expectTitle("Move 1 ")
}

// TestMistakesFromMenu checks in all windows and languages that the menu offers the mistakes of the last games once a game of a person is finished, and is
// legible then.
func TestMistakesFromMenu(t *testing.T) {
	m, seated := scenetest.SampleGame(t, 0, 2, -1)
	w := newTour(t, route.Title{})
	w.Context().Push(route.Menu{Title: "game.azul"})
	if rootOf(w.Context(), w.Last()).Find("menu-mistakes") != nil {
		t.Error("the menu offers mistakes before a game is finished")
	}
	saves.Save(w.Context(), m, seated)
	w.Context().Push(route.Menu{Title: "game.azul"})
	scenetest.Button(t, rootOf(w.Context(), w.Last()), "menu-mistakes").Touch.Press()
	if r, ok := w.At().(route.Mistakes); !ok || r.Next == nil {
		t.Errorf("the menu opens %T", w.At())
	}
	router := Router(games.All(), scenetest.IdleBackend{})
	scenetest.EachExtremeView(t, router, route.Title{}, func(t *testing.T, c *game.Context) {
		saves.Save(c, m, seated)
		s := router(route.Menu{Title: "game.azul", Review: &route.Review{Match: m, Players: seated}})
		root := rootOf(c, s)
		scenetest.Button(t, root, "menu-mistakes")
		scenetest.ExpectLegible(t, c, "menu", root)
	})
}

// TestRunningGameIsReviewedFromItsMenu checks that the menu of a running game offers its review if there are only people or only computers at the table, and
// that the people are asked first and come back to the table if they do not agree.
func TestRunningGameIsReviewedFromItsMenu(t *testing.T) {
	for _, x := range []struct {
		levels          []string
		offered, asking bool
	}{{nil, true, true}, {[]string{"", "pupil"}, false, false}, {[]string{"pupil", "pupil"}, true, false}} {
		m, seated := scenetest.SampleGame(t, 0, 2, 6, x.levels...)
		all := games.All()
		w := scenetest.NewRecorder(t, game.Config{Router: Router(all, scenetest.IdleBackend{}), Addresses: Addresses(all, scenetest.IdleBackend{}.Levels()), First: route.Title{}})
		saves.Save(w.Context(), m, seated)
		update := func() {
			t.Helper()
			for range 60 {
				if err := w.Update(); err != nil {
					t.Fatal(err)
				}
			}
		}
		w.Context().Visit([]string{"", "play", "play/menu"})
		update()
		button := rootOf(w.Context(), w.Last()).Find("menu-review")
		if (button != nil) != x.offered {
			t.Errorf("%q: the review is offered: %v", x.levels, button != nil)
		}
		if button == nil {
			continue
		}
		button.Touch.Press()
		update()
		d, asks := w.At().(route.Drawer)
		if asks != x.asking {
			t.Errorf("%q: everyone is asked: %v, at %q", x.levels, asks, w.Context().OpenAddresses())
		}
		if !asks || d.Name != "agree" {
			continue
		}
		if !w.Context().Dispatcher().Focus("review-cancel") {
			t.Fatal("nobody can disagree")
		}
		scenetest.NewKeyboard(w.App).Press(t, w.App, "", ebiten.KeyEnter)
		update()
		if all := w.Context().OpenAddresses(); len(all) != 3 || all[2] != "play/menu" {
			t.Errorf("%q: without agreement the review leads to %q", x.levels, all)
		}
	}
}
