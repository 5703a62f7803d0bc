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

// device is a keyboard or a gamepad, the only one there is. It presses one key or button for a tick.
type device struct {
	scenetest.Bare
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

// The keys and buttons of actions.
var (
	actionKeys    = map[input.Action]ebiten.Key{input.Up: ebiten.KeyUp, input.Down: ebiten.KeyDown, input.Left: ebiten.KeyLeft, input.Right: ebiten.KeyRight, input.Confirm: ebiten.KeyEnter, input.Cancel: ebiten.KeyEscape}
	actionButtons = map[input.Action]ebiten.StandardGamepadButton{input.Up: ebiten.StandardGamepadButtonLeftTop, input.Down: ebiten.StandardGamepadButtonLeftBottom,
		input.Left: ebiten.StandardGamepadButtonLeftLeft, input.Right: ebiten.StandardGamepadButtonLeftRight,
		input.Confirm: ebiten.StandardGamepadButtonRightBottom, input.Cancel: ebiten.StandardGamepadButtonRightRight}
)

// player plays the program with one device.
type player struct {
	*scenetest.Tour
	t      *testing.T
	device *device
}

func newPlayer(t *testing.T, pad bool) *player {
	g := &player{newTour(t, route.Title{}), t, &device{pad: pad}}
	c := g.Context()
	c.Input = input.NewFrom(g.device)
	c.Settings.Speed, c.Settings.Forced = settings.Off, false
	g.ticks(1)
	return g
}

func (g *player) ticks(n int) {
	for range n {
		if err := g.Update(); err != nil {
			g.t.Fatal(err)
		}
	}
}

// press presses the key or button of an action for a tick. After an arrow the ring of the focus has to be within the window.
func (g *player) press(a input.Action) {
	g.t.Helper()
	g.device.key, g.device.button = actionKeys[a], actionButtons[a]
	g.device.down = true
	before := g.Context().Dispatcher()
	g.ticks(1)
	g.device.down = false
	if a < input.Confirm && g.Context().Dispatcher() == before {
		g.expectRing()
	}
	g.ticks(1)
}

// expectRing fails unless the ring of the focus is shown within the window.
func (g *player) expectRing() {
	g.t.Helper()
	c := g.Context()
	r, shown := c.Dispatcher().Ring()
	if !shown {
		g.t.Fatalf("no ring is shown on %q", c.Dispatcher().FocusName())
	}
	window := stage.Rect{W: c.W, H: c.H}.Grow(6 * c.Unit)
	if r.X < window.X || r.Y < window.Y || r.X+r.W > window.X+window.W || r.Y+r.H > window.Y+window.H {
		g.t.Errorf("the ring on %q leaves the window: %.0f", c.Dispatcher().FocusName(), r)
	}
}

var arrows = []input.Action{input.Up, input.Down, input.Left, input.Right}

// goTo presses random arrows until the focus is on a node of a name.
func (g *player) goTo(name string) {
	g.t.Helper()
	r := rand.New(rand.NewPCG(1, 2))
	for range 3000 {
		if g.Context().Dispatcher().FocusName() == name {
			return
		}
		g.press(arrows[r.IntN(4)])
	}
	g.t.Fatalf("the focus does not reach %s", name)
}

// choose goes to a node and presses it.
func (g *player) choose(name string) {
	g.t.Helper()
	g.goTo(name)
	g.press(input.Confirm)
}

// playGame plays a game of people from the title through the set-up to the results, with arrows, Confirm and Cancel.
func playGame(t *testing.T, pad bool, game string) {
	g := newPlayer(t, pad)
	g.choose("title-new")
	g.choose("game-" + g.Context().Words.T(game))
	g.choose("level-1-" + g.Context().Words.T("setup.person"))
	g.choose("start-game")
	r := rand.New(rand.NewPCG(3, 4))
	for n := 0; ; n++ {
		if _, over := g.At().(route.Results); over {
			break
		}
		if n > 60_000 {
			t.Fatalf("the game does not end: the focus is on %q", g.Context().Dispatcher().FocusName())
		}
		at := g.Context().Dispatcher().FocusName()
		switch around := strings.HasPrefix(at, "button-") || at == "log" || at == ""; {
		case !around && r.IntN(3) == 0:
			g.press(input.Confirm)
		case r.IntN(40) == 0 && g.Context().Dispatcher().KeyScope != nil:
			g.press(input.Cancel)
		default:
			g.press(arrows[r.IntN(4)])
		}
	}
	g.choose("title")
	if g.At() != any(route.Title{}) {
		t.Errorf("after the results: %v", g.At())
	}
}

func TestWholeGameByPadAlone(t *testing.T)         { playGame(t, true, "game.azul") }
func TestWholePavilionGameByPadAlone(t *testing.T) { playGame(t, true, "game.pavilion") }
func TestWholeGameByArrowsAlone(t *testing.T)      { playGame(t, false, "game.azul") }
func TestWholePavilionGameByArrowsAlone(t *testing.T) {
	playGame(t, false, "game.pavilion")
}

// The ring of the focus is shown in every scene.
func TestFocusRing(t *testing.T) {
	m, players := scenetest.SampleGame(t, 2, 3, -1)
	for _, size := range [][3]float64{{1280, 720, 1}, {390 * 3, 844 * 3, 3}} {
		for _, zoom := range []float64{1, 2} {
			for _, to := range []any{route.Title{}, route.Setup{}, route.Menu{Title: "game.azul"}, route.Settings{}, route.Language{}, route.Keys{}, route.ChangeKeys{},
				route.Rules{Title: "game.azul"}, route.Results{Match: m, Players: players}, route.Play{Match: m, Players: players}} {
				g := newPlayer(t, false)
				c := g.Context()
				c.Settings.TextScale = zoom
				c.Resize(size[0], size[1], size[2])
				c.Push(to)
				g.ticks(2)
				for i := range 40 {
					g.press(arrows[[]int{1, 3, 1, 2, 0, 1, 1, 3}[i%8]])
				}
			}
		}
	}
}
