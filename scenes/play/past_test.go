package play

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/game"
	"azulejo/game/input"
	"azulejo/game/settings"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/scenetest"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestReturnToTheLatestPosition checks the banner at an earlier position: it names the move that led there and the source of its tiles, and its button
// works with every input device.
func TestReturnToTheLatestPosition(t *testing.T) {
	point := func(finger bool) func(b *testScene, n *stage.Node) {
		return func(b *testScene, n *stage.Node) {
			x, y := n.Centre()
			b.s.dispatcher.Update(stage.Pointer{X: x, Y: y, Over: true, Pressed: true, Down: true, Finger: finger}, stage.Keys{})
			b.s.dispatcher.Update(stage.Pointer{X: x, Y: y, Over: true, Released: true, Finger: finger}, stage.Keys{})
		}
	}
	for device, press := range map[string]func(b *testScene, n *stage.Node){
		"mouse":  point(false),
		"finger": point(true),
		"key": func(b *testScene, n *stage.Node) {
			d := &inputDevice{key: ebiten.KeyEnd}
			b.connect(d)
			b.pressOnce(d)
		},
		"focus": func(b *testScene, n *stage.Node) {
			for i := 0; b.s.dispatcher.FocusName() != n.Name && i < 200; i++ {
				b.s.dispatcher.Update(stage.Pointer{}, stage.Keys{Next: true})
			}
			b.s.dispatcher.Update(stage.Pointer{}, stage.Keys{Confirm: true})
		},
		"gamepad": func(b *testScene, n *stage.Node) {
			d := &inputDevice{pads: 1, name: "Xbox Controller", button: ebiten.StandardGamepadButtonFrontBottomRight}
			b.connect(d)
			for i := 0; b.s.dispatcher.FocusName() != n.Name && i < 200; i++ {
				b.pressOnce(d)
			}
			d.button = ebiten.StandardGamepadButtonRightBottom
			b.pressOnce(d)
		},
		"one switch": func(b *testScene, n *stage.Node) {
			c, key := b.app.Context(), &singleSwitch{}
			c.Input, c.Settings.StepPause = input.NewFrom(key), 1
			c.Input.SingleSwitch = true
			for i := 0; i < 20_000 && b.s.past; i++ {
				key.on = b.s.dispatcher.FocusName() == n.Name
				c.Input.Update()
				b.ticks(1)
			}
		},
		"screen reader": func(b *testScene, n *stage.Node) {
			if n.Accessible.Role != stage.RoleButton || n.Accessible.Name != b.s.ctx.Words.T("play.present") {
				b.t.Errorf("it is called %q", n.Accessible.Name)
			}
			n.Touch.Press()
		},
	} {
		t.Run(device, func(t *testing.T) {
			b := newTestScene(t, 0, 2, 9, false)
			b.setSpeed(settings.Off)
			whole := b.s.session.movesMade()
			b.s.stepMove(-1)
			b.finishAnimation()
			m := b.s.session.match
			last := m.At(b.s.session.movesMade() - 1)
			g := b.s.table.Option(last, m.Moves()[b.s.session.movesMade()-1]).From
			from := b.s.ctx.Words.T("accessible.centre")
			if g.From.Zone == engine.Factory {
				from = fmt.Sprint(g.From.Row + 1)
			}
			if caption := b.subtitle(); b.s.heading.titleText != b.s.ctx.Words.T("play.back") || !strings.Contains(caption, "took") || !strings.Contains(strings.ToLower(caption), strings.ToLower(from)) {
				t.Errorf("looking back it says %q and %q; the tiles came from %s", b.s.heading.titleText, caption, from)
			}
			n := nodeOf(b.s, "button-present")
			if n == nil {
				t.Fatal("there is no button")
			}
			press(b, n)
			b.finishAnimation()
			b.ticks(1)
			if b.s.session.movesMade() != whole || b.s.past || nodeOf(b.s, "button-present") != nil {
				t.Errorf("after %d of %d moves, past %v", b.s.session.movesMade(), whole, b.s.past)
			}
		})
	}
}

// TestNoBannerInACurrentGame checks that there is no banner after undo, after a move, or after the game has continued from an earlier position.
func TestNoBannerInACurrentGame(t *testing.T) {
	for name, do := range map[string]func(b *testScene){
		"undo":  func(b *testScene) { b.s.undo() },
		"redo":  func(b *testScene) { b.s.redo() },
		"move":  func(b *testScene) { b.s.chooseMove(b.s.session.match.Position().Moves(nil)[0]) },
		"go on": func(b *testScene) { b.s.continueHere() },
	} {
		b := newTestScene(t, 0, 2, 9, false)
		b.setSpeed(settings.Off)
		b.s.stepMove(-1)
		b.s.stepMove(-1)
		b.finishAnimation()
		if nodeOf(b.s, "button-present") == nil {
			t.Fatal("there is no banner")
		}
		do(b)
		b.finishAnimation()
		if b.s.past || nodeOf(b.s, "button-present") != nil {
			t.Errorf("%s: the banner stays", name)
		}
	}
}

// TestLookingBackIsLegible checks the banner at earlier positions in all windows, text sizes and languages.
func TestLookingBackIsLegible(t *testing.T) {
	eachTable(t, []int{len(games.All()), 2}, func(t *testing.T, c *game.Context, sample sampler, at []int) {
		c.Settings.Speed = settings.Off
		seats := 2 + 2*at[1]
		p := sample(at[0], seats, 15, "", "virtuoso", "master", "pupil")
		for range 3 {
			p.stepMove(-1)
		}
		name := fmt.Sprintf("%s for %d", games.All()[at[0]].Edition.ID, seats)
		scenetest.ExpectLegible(t, c, name, p.root)
		if nodeOf(p, "button-present") == nil {
			t.Errorf("%s: there is no banner", name)
		}
		if f := p.frame(); f.Shape().Phone() {
			expectPhone(t, c, p.root)
		}
	})
}

// TestReviewOfAFinishedGame checks that after a game B and its button open the review: at its first move or, once a move was chosen in the log, at that move,
// with the whole game.
func TestReviewOfAFinishedGame(t *testing.T) {
	b := newTestScene(t, 0, 2, 0, false)
	b.setSpeed(settings.Off)
	b.playRandomMoves(rand.New(rand.NewPCG(3, 3)), 1000)
	for n := 0; b.s.phase != over && n < 1000; n++ {
		b.ticks(1)
	}
	d := &inputDevice{}
	b.connect(d)
	press := func(keys ...ebiten.Key) {
		for _, d.key = range keys {
			b.pressOnce(d)
		}
	}
	opened := func(by string) route.Review {
		t.Helper()
		all := *b.opened
		if len(all) == 0 {
			t.Fatalf("%s opens nothing", by)
		}
		r, ok := all[len(all)-1].(route.Review)
		if !ok {
			t.Fatalf("%s opens %T", by, all[len(all)-1])
		}
		*b.opened = nil
		return r
	}
	whole := b.s.session.movesMade()
	if press(ebiten.KeyB); opened("B").At != 0 {
		t.Error("the review does not begin at the first move")
	}
	press(ebiten.KeyL, ebiten.KeyDown, ebiten.KeyDown, ebiten.KeyDown, ebiten.KeyEnter)
	to := b.s.session.movesMade()
	if to == whole {
		t.Fatal("no earlier position is shown")
	}
	n := nodeOf(b.s, "button-review")
	if n == nil || n.Accessible.Name != b.s.ctx.Words.T("review.title") {
		t.Fatal("there is no button for the review")
	}
	n.Touch.Press()
	r := opened("the button")
	if m := b.s.session.match; r.At >= to || m.At(r.At).ToMove() == engine.Nature || to-r.At > 1 && m.At(r.At+1).ToMove() != engine.Nature {
		t.Errorf("after move %d was chosen, the review opens at %d", to, r.At)
	}
	if !r.Match.Over() || b.s.past {
		t.Error("the game of the review is cut off")
	}
	running := newTestScene(t, 0, 2, 9, false)
	running.connect(d)
	d.key = ebiten.KeyB
	if running.pressOnce(d); len(*running.opened) > 0 {
		t.Errorf("B opens %T during a game", (*running.opened)[0])
	}
}
