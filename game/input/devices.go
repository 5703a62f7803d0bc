package input

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// devices is the Source of the running game, which reads Ebitengine's input.
type devices struct {
	pads          []ebiten.GamepadID
	touchListener touchListener
	composer
	keyLabels
}

func (d *devices) CursorPosition() (x, y float64) { return layoutPosition(ebiten.CursorPositionF()) }

func (d *devices) MouseButton(b ebiten.MouseButton) (pressed, down, released bool) {
	return inpututil.IsMouseButtonJustPressed(b), inpututil.MouseButtonPressDuration(b) > 0, inpututil.IsMouseButtonJustReleased(b)
}

func (d *devices) Wheel() (dx, dy float64) {
	dx, dy = ebiten.Wheel()
	return dx / notch, dy / notch
}

func (d *devices) AppendTouches(dst []ebiten.TouchID) []ebiten.TouchID {
	dst = ebiten.AppendTouchIDs(dst)
	d.touchListener.tick(dst)
	return dst
}

func (d *devices) TouchCancelled() bool { return d.touchListener.cancelled() }

func (d *devices) TouchPosition(id ebiten.TouchID) (x, y float64) {
	return layoutPosition(ebiten.TouchPositionF(id))
}

func (d *devices) KeyHeld(k ebiten.Key) bool { return ebiten.IsKeyPressed(k) }

func (d *devices) KeyTicks(k ebiten.Key) int {
	if inpututil.IsKeyJustPressed(k) {
		return 1
	}
	return inpututil.KeyPressDuration(k)
}

func (d *devices) AppendRunes(dst []rune) []rune { return ebiten.AppendInputChars(dst) }

func (d *devices) PadButtonHeld(b ebiten.StandardGamepadButton) bool {
	return slices.ContainsFunc(d.gamepads(), func(id ebiten.GamepadID) bool { return ebiten.IsStandardGamepadButtonPressed(id, b) })
}

func (d *devices) PadCount() int { return len(d.gamepads()) }

func (d *devices) gamepads() []ebiten.GamepadID {
	d.pads = ebiten.AppendGamepadIDs(d.pads[:0])
	return d.pads
}

func (d *devices) ActivePad() (name, sdl string) {
	for _, id := range d.gamepads() {
		for b := range ebiten.StandardGamepadButtonMax + 1 {
			if ebiten.IsStandardGamepadButtonPressed(id, b) {
				return ebiten.GamepadName(id), ebiten.GamepadSDLID(id)
			}
		}
		if x, y := stick(id); max(x, -x, y, -y) > stickThreshold {
			return ebiten.GamepadName(id), ebiten.GamepadSDLID(id)
		}
	}
	return "", ""
}

func (d *devices) PadStick() (x, y float64) {
	for _, id := range d.gamepads() {
		if px, py := stick(id); px*px+py*py > x*x+y*y {
			x, y = px, py
		}
	}
	return x, y
}

// stick returns the position of the left stick of a gamepad.
func stick(id ebiten.GamepadID) (x, y float64) {
	x = ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickHorizontal)
	y = ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickVertical)
	return x, y
}
