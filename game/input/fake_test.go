package input

import (
	"image"
	"slices"

	"azulejo/game/textedit"

	"github.com/hajimehoshi/ebiten/v2"
)

// fakeSource is a Source whose state tests set. tick ends the current tick.
type fakeSource struct {
	x, y    float64
	mouse   map[ebiten.MouseButton][3]bool
	fingers map[ebiten.TouchID][2]float64
	cancel  bool
	keys    map[ebiten.Key]int
	names   map[ebiten.Key]string
	runes   []rune
	buttons map[ebiten.StandardGamepadButton]bool
	sx, sy  float64
	wheel   float64
	pads    int
	name    string
	method  *inputMethod // nil without an input method
	ended   bool         // EndCompose was called
}

// inputMethod is what an input method does to the line in this tick, and whether it uses the keys of the tick itself.
type inputMethod struct {
	do   func(textedit.Line) textedit.Line
	used bool
}

func (f *fakeSource) Compose(l *textedit.Line, _ image.Rectangle) (usesMethod, used bool) {
	f.ended = false
	if f.method == nil {
		return false, false
	}
	if f.method.do != nil {
		*l = f.method.do(*l)
	}
	return true, f.method.used
}

func (f *fakeSource) EndCompose() { f.ended = true }

func newFakeSource() *fakeSource {
	return &fakeSource{
		mouse:   map[ebiten.MouseButton][3]bool{},
		fingers: map[ebiten.TouchID][2]float64{},
		keys:    map[ebiten.Key]int{},
		names:   map[ebiten.Key]string{},
		buttons: map[ebiten.StandardGamepadButton]bool{},
		pads:    1,
	}
}

func (f *fakeSource) CursorPosition() (x, y float64) { return f.x, f.y }

func (f *fakeSource) MouseButton(b ebiten.MouseButton) (pressed, down, released bool) {
	m := f.mouse[b]
	return m[0], m[1], m[2]
}

func (f *fakeSource) Wheel() (dx, dy float64) { return 0, f.wheel }

func (f *fakeSource) AppendTouches(dst []ebiten.TouchID) []ebiten.TouchID {
	from := len(dst)
	for id := range f.fingers {
		dst = append(dst, id)
	}
	slices.Sort(dst[from:])
	return dst
}

func (f *fakeSource) TouchCancelled() bool { return f.cancel }

func (f *fakeSource) TouchPosition(id ebiten.TouchID) (x, y float64) {
	return f.fingers[id][0], f.fingers[id][1]
}

func (f *fakeSource) KeyHeld(k ebiten.Key) bool { return f.keys[k] > 0 }

func (f *fakeSource) KeyTicks(k ebiten.Key) int { return f.keys[k] }

func (f *fakeSource) KeyName(k ebiten.Key) string { return f.names[k] }

func (f *fakeSource) AppendRunes(dst []rune) []rune { return append(dst, f.runes...) }

func (f *fakeSource) PadButtonHeld(b ebiten.StandardGamepadButton) bool { return f.buttons[b] }

func (f *fakeSource) PadStick() (x, y float64) { return f.sx, f.sy }

func (f *fakeSource) PadCount() int { return f.pads }

func (f *fakeSource) ActivePad() (name, sdl string) { return f.name, "" }

func (f *fakeSource) press(b ebiten.MouseButton)   { f.mouse[b] = [3]bool{true, true, false} }
func (f *fakeSource) release(b ebiten.MouseButton) { f.mouse[b] = [3]bool{false, false, true} }

// tick increases the tick counts of what is held, as Ebitengine does between two updates.
func (f *fakeSource) tick() {
	for b, m := range f.mouse {
		f.mouse[b] = [3]bool{false, m[1], false}
	}
	for k, n := range f.keys {
		if n > 0 {
			f.keys[k] = n + 1
		}
	}
	f.runes, f.wheel = nil, 0
}
