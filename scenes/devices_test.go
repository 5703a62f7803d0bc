package scenes

import (
	"math/rand/v2"
	"strings"
	"testing"

	"azulejo/game/input"
	"azulejo/game/settings"
	"azulejo/game/stage"
	"azulejo/scenes/route"
	"azulejo/scenes/scenetest"

	"github.com/hajimehoshi/ebiten/v2"
)

// device is a keyboard or a gamepad, the only input device. At most one key or button is down.
type device struct {
	scenetest.NoDevices
	key    ebiten.Key
	button ebiten.StandardGamepadButton
	pad    bool
	down   bool
}

func (d *device) KeyHeld(ebiten.Key) bool { return false }

func (d *device) KeyTicks(k ebiten.Key) int {
	if d.down && !d.pad && k == d.key {
		return 1
	}
	return 0
}

func (d *device) PadCount() int { return 1 }

func (d *device) PadButtonHeld(b ebiten.StandardGamepadButton) bool {
	return d.down && d.pad && b == d.button
}

// The keys and the gamepad buttons of actions.
var (
	actionKeys    = map[input.Action]ebiten.Key{input.Up: ebiten.KeyUp, input.Down: ebiten.KeyDown, input.Left: ebiten.KeyLeft, input.Right: ebiten.KeyRight, input.Confirm: ebiten.KeyEnter, input.Cancel: ebiten.KeyEscape}
	actionButtons = map[input.Action]ebiten.StandardGamepadButton{input.Up: ebiten.StandardGamepadButtonLeftTop, input.Down: ebiten.StandardGamepadButtonLeftBottom,
		input.Left: ebiten.StandardGamepadButtonLeftLeft, input.Right: ebiten.StandardGamepadButtonLeftRight,
		input.Confirm: ebiten.StandardGamepadButtonRightBottom, input.Cancel: ebiten.StandardGamepadButtonRightRight}
)

// deviceTester operates the program with one device.
type deviceTester struct {
	*scenetest.Recorder
	t      *testing.T
	device *device
}

func newDeviceTester(t *testing.T, pad bool) *deviceTester {
	d := &deviceTester{newTour(t, route.Title{}), t, &device{pad: pad}}
	c := d.Context()
	c.Input = input.NewFrom(d.device)
	c.Settings.Speed, c.Settings.Forced = settings.Off, false
	d.update(1)
	return d
}

func (d *deviceTester) update(n int) {
	for range n {
		if err := d.Update(); err != nil {
			d.t.Fatal(err)
		}
	}
}

// pressAction presses the key or button of an action for a tick. After an arrow it expects the focus ring within the window.
func (d *deviceTester) pressAction(a input.Action) {
	d.t.Helper()
	d.device.key, d.device.button = actionKeys[a], actionButtons[a]
	d.device.down = true
	before := d.Context().Dispatcher()
	d.update(1)
	d.device.down = false
	if a < input.Confirm && d.Context().Dispatcher() == before {
		d.expectFocusRing()
	}
	d.update(1)
}

// expectFocusRing fails unless the focus ring is shown within the window.
func (d *deviceTester) expectFocusRing() {
	d.t.Helper()
	c := d.Context()
	r, shown := c.Dispatcher().Ring()
	if !shown {
		d.t.Fatalf("no focus ring is shown on %q", c.Dispatcher().FocusName())
	}
	window := stage.Rect{W: c.W, H: c.H}.Grow(6 * c.Unit)
	if r.X < window.X || r.Y < window.Y || r.X+r.W > window.X+window.W || r.Y+r.H > window.Y+window.H {
		d.t.Errorf("the focus ring on %q leaves the window: %.0f", c.Dispatcher().FocusName(), r)
	}
}

var arrows = []input.Action{input.Up, input.Down, input.Left, input.Right}

// moveFocusTo presses random arrows until the node with a name has the focus. On the dials of the seats, where arrows choose a level, it moves only
// towards the person.
func (d *deviceTester) moveFocusTo(name string) {
	d.t.Helper()
	r := rand.New(rand.NewPCG(1, 2))
	for range 3000 {
		focused := d.Context().Dispatcher().FocusName()
		if focused == name {
			return
		}
		a := arrows[r.IntN(4)]
		if a == input.Right && strings.HasPrefix(focused, "level-") {
			a = input.Left
		}
		d.pressAction(a)
	}
	d.t.Fatalf("the focus does not reach %s", name)
}

// activate moves the focus to a node and confirms.
func (d *deviceTester) activate(name string) {
	d.t.Helper()
	d.moveFocusTo(name)
	d.pressAction(input.Confirm)
}

// playGame plays a game between people from the title screen to the results, with arrows, Confirm and Cancel only.
func playGame(t *testing.T, pad bool, game string) {
	g := newDeviceTester(t, pad)
	g.activate("title-new")
	g.activate("game-" + g.Context().Words.T(game))
	g.activate("level-1-" + g.Context().Words.T("setup.person"))
	g.activate("start-game")
	if p, ok := g.At().(route.Play); !ok || p.Players.PersonCount() != len(p.Players) {
		t.Fatalf("not only people play: %+v", g.At())
	}
	r := rand.New(rand.NewPCG(3, 4))
	for n := 0; ; n++ {
		if _, over := g.At().(route.Results); over {
			break
		}
		if n > 60_000 {
			t.Fatalf("the game does not end: the focus is on %q", g.Context().Dispatcher().FocusName())
		}
		focused := g.Context().Dispatcher().FocusName()
		switch onToolbar := strings.HasPrefix(focused, "button-") || focused == "log" || focused == ""; {
		case !onToolbar && r.IntN(3) == 0:
			g.pressAction(input.Confirm)
		case r.IntN(40) == 0 && g.Context().Dispatcher().KeyScope != nil:
			g.pressAction(input.Cancel)
		default:
			g.pressAction(arrows[r.IntN(4)])
		}
	}
	g.activate("title")
	if g.At() != any(route.Title{}) {
		t.Errorf("after the results: %v", g.At())
	}
}

// TestWholeGameByPadAlone checks that a game can be played with a gamepad only.
func TestWholeGameByPadAlone(t *testing.T) { playGame(t, true, "game.azul") }

// TestWholePavilionGameByPadAlone checks that a game of Summer Pavilion can be played with a gamepad only.
func TestWholePavilionGameByPadAlone(t *testing.T) { playGame(t, true, "game.pavilion") }

// TestWholeGameByArrowsAlone checks that a game can be played with the arrow keys, Enter and Escape only.
func TestWholeGameByArrowsAlone(t *testing.T) { playGame(t, false, "game.azul") }

// TestWholePavilionGameByArrowsAlone checks that a game of Summer Pavilion can be played with the arrow keys, Enter and Escape only.
func TestWholePavilionGameByArrowsAlone(t *testing.T) {
	playGame(t, false, "game.pavilion")
}

// TestFocusRing checks that the focus ring is shown in every scene.
func TestFocusRing(t *testing.T) {
	m, players := scenetest.SampleGame(t, 2, 3, -1)
	for _, size := range [][3]float64{{1280, 720, 1}, {390 * 3, 844 * 3, 3}} {
		for _, zoom := range []float64{1, 2} {
			for _, to := range []any{route.Title{}, route.Setup{}, route.Menu{Title: "game.azul"}, route.Settings{}, route.Language{}, route.Keys{}, route.ChangeKeys{},
				route.Rules{Title: "game.azul"}, route.Results{Match: m, Players: players}, route.Play{Match: m, Players: players}} {
				g := newDeviceTester(t, false)
				c := g.Context()
				c.Settings.TextScale = zoom
				c.Resize(size[0], size[1], size[2])
				c.Push(to)
				g.update(2)
				for i := range 40 {
					g.pressAction(arrows[[]int{1, 3, 1, 2, 0, 1, 1, 3}[i%8]])
				}
			}
		}
	}
}
