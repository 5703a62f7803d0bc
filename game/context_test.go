package game

import (
	"image"
	"testing"

	"azulejo/assets"
	"azulejo/game/gfx"
	"azulejo/game/input"
	"azulejo/game/settings"
	"azulejo/game/stage"
	"azulejo/game/textedit"

	"github.com/hajimehoshi/ebiten/v2"
)

// mouse is an input.Source with only a mouse with one button, at (x, 0).
type mouse struct {
	x       float64
	down    bool
	wasDown bool // in the last tick
}

func (m *mouse) CursorPosition() (x, y float64) { return m.x, 0 }

func (m *mouse) MouseButton(b ebiten.MouseButton) (pressed, down, released bool) {
	if b != ebiten.MouseButtonLeft {
		return false, false, false
	}
	return m.down && !m.wasDown, m.down, m.wasDown && !m.down
}

func (m *mouse) Wheel() (dx, dy float64)                             { return 0, 0 }
func (m *mouse) AppendTouches(dst []ebiten.TouchID) []ebiten.TouchID { return dst }
func (*mouse) TouchCancelled() bool                                  { return false }
func (m *mouse) TouchPosition(ebiten.TouchID) (x, y float64)         { return 0, 0 }
func (m *mouse) KeyHeld(ebiten.Key) bool                             { return false }
func (m *mouse) KeyTicks(ebiten.Key) int                             { return 0 }
func (m *mouse) KeyName(ebiten.Key) string                           { return "" }
func (m *mouse) AppendRunes(dst []rune) []rune                       { return dst }
func (m *mouse) PadButtonHeld(ebiten.StandardGamepadButton) bool     { return false }
func (m *mouse) PadStick() (x, y float64)                            { return 0, 0 }
func (m *mouse) PadCount() int                                       { return 0 }
func (m *mouse) ActivePad() (name, sdl string)                       { return "", "" }

func (*mouse) Compose(*textedit.Line, image.Rectangle) (composes, used bool) { return false, false }

func (*mouse) EndCompose() {}

// TestDragStartsAfterFourPixels checks that a drag starts when the pointer has moved 4 device-independent pixels; before that, the stroke is a click.
func TestDragStartsAfterFourPixels(t *testing.T) {
	for _, c := range []struct {
		device, by float64
		calls      string
	}{{1, 0, "press"}, {1, 3.9, "press"}, {1, 4, "grab drop"}, {2, 7.9, "press"}, {2, 8, "grab drop"}} {
		if calls := strokeOf(c.device, c.by); calls != c.calls {
			t.Errorf("%v pixels to a device-independent one, moved by %v: %q, expected %q", c.device, c.by, calls, c.calls)
		}
	}
}

// strokeOf presses a tile, moves the mouse and releases it, and returns the calls of the tile's handlers.
func strokeOf(device, by float64) (calls string) {
	m := &mouse{x: 50}
	c := &Context{Input: input.NewFrom(m), Settings: &settings.Settings{}}
	c.Input.SetViewport(device, 0, 0)
	n := stage.New("tile", nil, 50, 0, 40, 40)
	n.Touch = &stage.Touch{
		Press:     func() { calls += "press" },
		DragStart: func(x, y float64) bool { calls += "grab "; return true },
		Drop:      func(x, y float64) { calls += "drop" },
	}
	d := &stage.Dispatcher{Scope: n}
	for _, tick := range []mouse{{50, false, false}, {50, true, false}, {50 + by, true, true}, {50 + by, false, true}} {
		*m = tick
		c.Input.Update()
		d.Update(c.Pointer(), c.Keys())
	}
	return calls
}

// testArt returns the sprites of the program, with the given photographs, and its fonts.
func testArt(t testing.TB, picture func(name string) []byte) (*gfx.Sheet, *gfx.Fonts) {
	t.Helper()
	sheet, err := gfx.NewSheet(assets.Atlas(), assets.AtlasIndex(), picture)
	if err != nil {
		t.Fatal(err)
	}
	fonts, err := gfx.NewFonts(assets.Fonts())
	if err != nil {
		t.Fatal(err)
	}
	return sheet, fonts
}

// sizeRecorder is a scene that records the size for which it was laid out.
type sizeRecorder struct{ w, h, unit float64 }

func (s *sizeRecorder) Layout(c *Context) { s.w, s.h, s.unit = c.W, c.H, c.Unit }
func (*sizeRecorder) Update(*Context)     {}
func (*sizeRecorder) Draw(*Context)       {}

// TestInsets checks that scenes are laid out in the safe area, and that pointer positions are relative to it.
func TestInsets(t *testing.T) {
	m, scene := &mouse{x: 200}, &sizeRecorder{}
	pages := gfx.NewPages(testArt(t, assets.Picture))
	c := &Context{Pages: pages, Canvas: gfx.NewCanvas(pages), Input: input.NewFrom(m), Settings: &settings.Settings{}, scenes: scenes{{Scene: scene}}}
	for _, test := range []struct {
		name   string
		sides  Insets
		w, h   float64
		within sizeRecorder
		x      float64 // x of the pointer in the scene
	}{
		{"a window", Insets{}, 780, 1688, sizeRecorder{780, 1688, 780. / 900}, 200},
		{"phone, portrait", Insets{Top: 47, Bottom: 34}, 780, 1688, sizeRecorder{780, 1526, 780. / 900}, 200},
		{"phone, landscape", Insets{Left: 47, Right: 47, Bottom: 21}, 1688, 780, sizeRecorder{1500, 738, 738. / 900}, 106},
		{"insets that cover the window", Insets{Left: 900}, 1688, 780, sizeRecorder{1, 780, 1. / 900}, 200 - 1800},
	} {
		c.platform.insets = test.sides
		c.Resize(test.w, test.h, 2)
		if *scene != test.within {
			t.Errorf("%s: %+v, expected %+v", test.name, *scene, test.within)
		}
		m.down = true
		c.Input.Update()
		if p := c.Pointer(); p.X != test.x {
			t.Errorf("%s: the pointer is at %v, expected %v", test.name, p.X, test.x)
		}
		m.down = false
		c.Input.Update()
	}
}
