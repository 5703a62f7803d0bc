package scenes

import (
	"testing"

	"azulejo/game"
	"azulejo/game/input"
	"azulejo/scenes/scenetest"

	"github.com/hajimehoshi/ebiten/v2"
)

// touchscreen is a screen that is touched while down is set, with a mouse at x.
type touchscreen struct {
	scenetest.NoDevices
	down bool
	x    float64
}

func (t *touchscreen) CursorPosition() (x, y float64) { return t.x, 0 }

func (t *touchscreen) AppendTouches(dst []ebiten.TouchID) []ebiten.TouchID {
	if t.down {
		dst = append(dst, 1)
	}
	return dst
}

// emptyScene is a scene that does nothing.
type emptyScene struct{}

func (emptyScene) Layout(*game.Context) {}
func (emptyScene) Update(*game.Context) {}
func (emptyScene) Draw(*game.Context)   {}

// TestPromptsForDevice checks that prompts say "Tap" after a touch and "Click" after the mouse was used.
func TestPromptsForDevice(t *testing.T) {
	app := scenetest.Open(t, func(game.Route) game.Scene { return emptyScene{} }, nil, 390, 844)
	d := &touchscreen{}
	c := app.Context()
	c.Input = input.NewFrom(d)
	for i, step := range []struct {
		do   func()
		want string
	}{
		{func() {}, "Click a space or drag a tile there, or pass."},
		{func() { d.down = true }, "Tap a space or drag a tile there, or pass."},
		{func() { d.down = false }, "Tap a space or drag a tile there, or pass."},
		{func() { d.x = 100 }, "Click a space or drag a tile there, or pass."},
	} {
		step.do()
		if err := app.Update(); err != nil {
			t.Fatal(err)
		}
		if got := c.Words.T("pavilion.prompt.place"); got != step.want {
			t.Errorf("step %d: %q", i, got)
		}
	}
}
