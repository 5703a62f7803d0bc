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

// hand is a device with which alone all is done: what it presses goes down for a tick.
type hand struct {
	scenetest.Bare
	key    ebiten.Key
	button ebiten.StandardGamepadButton
	byPad  bool
	down   bool
}

func (h *hand) Held(ebiten.Key) bool { return false }

func (h *hand) Ticks(k ebiten.Key) int {
	if h.down && !h.byPad && k == h.key {
		return 1
	}
	return 0
}

func (h *hand) Pads() int { return 1 }

func (h *hand) Button(b ebiten.StandardGamepadButton) bool { return h.down && h.byPad && b == h.button }

// The ways of a hand, by key and by button.
var (
	wayKeys    = map[input.Action]ebiten.Key{input.Up: ebiten.KeyUp, input.Down: ebiten.KeyDown, input.Left: ebiten.KeyLeft, input.Right: ebiten.KeyRight, input.Confirm: ebiten.KeyEnter, input.Cancel: ebiten.KeyEscape}
	wayButtons = map[input.Action]ebiten.StandardGamepadButton{input.Up: ebiten.StandardGamepadButtonLeftTop, input.Down: ebiten.StandardGamepadButtonLeftBottom,
		input.Left: ebiten.StandardGamepadButtonLeftLeft, input.Right: ebiten.StandardGamepadButtonLeftRight,
		input.Confirm: ebiten.StandardGamepadButtonRightBottom, input.Cancel: ebiten.StandardGamepadButtonRightRight}
)

// handed is a program that hears of one hand only.
type handed struct {
	*scenetest.Tour
	t *testing.T
	h *hand
}

func newHanded(t *testing.T, byPad bool) *handed {
	g := &handed{newTour(t, route.Title{}), t, &hand{byPad: byPad}}
	c := g.Context()
	c.Input = input.From(g.h)
	c.Settings.Speed, c.Settings.Forced = settings.Off, false
	g.ticks(1)
	return g
}

func (g *handed) ticks(n int) {
	for range n {
		if err := g.Update(); err != nil {
			g.t.Fatal(err)
		}
	}
}

// press presses a key or button for a tick; where the focus goes by it is to be seen, within the window.
func (g *handed) press(a input.Action) {
	g.t.Helper()
	g.h.key, g.h.button = wayKeys[a], wayButtons[a]
	g.h.down = true
	before := g.Context().Focus()
	g.ticks(1)
	g.h.down = false
	if a < input.Confirm && g.Context().Focus() == before {
		g.seen()
	}
	g.ticks(1)
}

// seen holds the ring of the focus to be shown within the window.
func (g *handed) seen() {
	g.t.Helper()
	c := g.Context()
	r, shown := c.Focus().Ring()
	if !shown {
		g.t.Fatalf("no ring is shown on %q", c.Focus().FocusName())
	}
	window := stage.Rect{W: c.W, H: c.H}.Grow(6 * c.Unit)
	if r.X < window.X || r.Y < window.Y || r.X+r.W > window.X+window.W || r.Y+r.H > window.Y+window.H {
		g.t.Errorf("the ring on %q leaves the window: %.0f", c.Focus().FocusName(), r)
	}
}

var arrows = []input.Action{input.Up, input.Down, input.Left, input.Right}

// goTo wanders by arrows until the focus rests on a node of a name.
func (g *handed) goTo(name string) {
	g.t.Helper()
	r := rand.New(rand.NewPCG(1, 2))
	for range 3000 {
		if g.Context().Focus().FocusName() == name {
			return
		}
		g.press(arrows[r.IntN(4)])
	}
	g.t.Fatalf("no way to %s", name)
}

// choose goes to a node and presses it.
func (g *handed) choose(name string) {
	g.t.Helper()
	g.goTo(name)
	g.press(input.Confirm)
}

// playGame plays a game of people from the title through the set-up to the results, by arrows, one to choose and one to let go.
func playGame(t *testing.T, byPad bool, game string) {
	g := newHanded(t, byPad)
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
			t.Fatalf("the game does not end: the focus rests on %q", g.Context().Focus().FocusName())
		}
		at := g.Context().Focus().FocusName()
		switch around := strings.HasPrefix(at, "button-") || at == "log" || at == ""; {
		case !around && r.IntN(3) == 0:
			g.press(input.Confirm)
		case r.IntN(40) == 0 && g.Context().Focus().Within != nil:
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

// TestTheRingIsSeenEverywhere wanders through every scene and looks at the ring after each key.
func TestTheRingIsSeenEverywhere(t *testing.T) {
	m, players := scenetest.SampleGame(t, 2, 3, -1)
	for _, size := range [][3]float64{{1280, 720, 1}, {390 * 3, 844 * 3, 3}} {
		for _, zoom := range []float64{1, 2} {
			for _, to := range []any{route.Title{}, route.Setup{}, route.Menu{Title: "game.azul"}, route.Settings{}, route.Language{}, route.Keys{}, route.ChangeKeys{},
				route.Rules{Title: "game.azul"}, route.Results{Match: m, Players: players}, route.Play{Match: m, Players: players}} {
				g := newHanded(t, false)
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
