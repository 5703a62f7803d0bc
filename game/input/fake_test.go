package input

import (
	"image"
	"slices"

	"azulejo/game/textedit"

	"github.com/hajimehoshi/ebiten/v2"
)

// fake is a Source that tests set by hand. tick ends the current tick.
type fake struct {
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

func (f *fake) Compose(l *textedit.Line, _ image.Rectangle) (usesMethod, used bool) {
	f.ended = false
	if f.method == nil {
		return false, false
	}
	if f.method.do != nil {
		*l = f.method.do(*l)
	}
	return true, f.method.used
}

func (f *fake) EndCompose() { f.ended = true }

func newFake() *fake {
	return &fake{
		mouse:   map[ebiten.MouseButton][3]bool{},
		fingers: map[ebiten.TouchID][2]float64{},
		keys:    map[ebiten.Key]int{},
		names:   map[ebiten.Key]string{},
		buttons: map[ebiten.StandardGamepadButton]bool{},
		pads:    1,
	}
}

func (f *fake) CursorPosition() (x, y float64) { return f.x, f.y }

func (f *fake) MouseButton(b ebiten.MouseButton) (pressed, down, released bool) {
	m := f.mouse[b]
	return m[0], m[1], m[2]
}

func (f *fake) Wheel() (dx, dy float64) { return 0, f.wheel }

func (f *fake) AppendTouches(dst []ebiten.TouchID) []ebiten.TouchID {
	from := len(dst)
	for id := range f.fingers {
		dst = append(dst, id)
	}
	slices.Sort(dst[from:])
	return dst
}

func (f *fake) TouchCancelled() bool { return f.cancel }

func (f *fake) TouchPosition(id ebiten.TouchID) (x, y float64) {
	return f.fingers[id][0], f.fingers[id][1]
}

func (f *fake) KeyHeld(k ebiten.Key) bool { return f.keys[k] > 0 }

func (f *fake) KeyTicks(k ebiten.Key) int { return f.keys[k] }

func (f *fake) KeyName(k ebiten.Key) string { return f.names[k] }

func (f *fake) AppendRunes(dst []rune) []rune { return append(dst, f.runes...) }

func (f *fake) PadButtonHeld(b ebiten.StandardGamepadButton) bool { return f.buttons[b] }

func (f *fake) PadStick() (x, y float64) { return f.sx, f.sy }

func (f *fake) PadCount() int { return f.pads }

func (f *fake) ActivePad() (name, sdl string) { return f.name, "" }

func (f *fake) press(b ebiten.MouseButton)   { f.mouse[b] = [3]bool{true, true, false} }
func (f *fake) release(b ebiten.MouseButton) { f.mouse[b] = [3]bool{false, false, true} }

// tick increases the tick counts of what is held, as Ebitengine does between two updates.
func (f *fake) tick() {
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
