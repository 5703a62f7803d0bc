package input

import (
	"image"

	"azulejo/game/textedit"

	"github.com/hajimehoshi/ebiten/v2"
)

// Source is the state of the input devices in the current tick: Ebitengine in the game, a fake in tests.
type Source interface {
	// CursorPosition returns the position of the mouse in layout pixels.
	CursorPosition() (x, y float64)
	// MouseButton reports whether a button was pressed in this tick, is down at its end, and was released in it.
	MouseButton(b ebiten.MouseButton) (pressed, down, released bool)
	// Wheel returns the scroll distance of this tick in notches; up and left are positive.
	Wheel() (dx, dy float64)
	// AppendTouches appends the active touches to dst.
	AppendTouches(dst []ebiten.TouchID) []ebiten.TouchID
	// TouchCancelled reports whether a touch was cancelled, rather than lifted, since the last tick.
	TouchCancelled() bool
	// TouchPosition returns the position of a touch in layout pixels.
	TouchPosition(id ebiten.TouchID) (x, y float64)
	// KeyHeld reports whether a key was down at any time in this tick. It is for modifiers.
	KeyHeld(k ebiten.Key) bool
	// KeyTicks returns the number of ticks a key has been down: 1 in the tick in which it was pressed, even if it was released in the same
	// tick, and 0 if it is up.
	KeyTicks(k ebiten.Key) int
	// KeyName returns the label of a key on the player's keyboard, such as "z" for KeyY on a German one, or "" if unknown.
	KeyName(k ebiten.Key) string
	// AppendRunes appends the characters typed in this tick to dst.
	AppendRunes(dst []rune) []rune
	// Compose applies the text that an input method has composed and committed since the last tick to l, the line of the focused text
	// field; caret is the bounds of the caret in layout pixels. It reports whether all typed text comes this way instead of from
	// AppendRunes, and whether the input method used the keys of this tick itself.
	Compose(l *textedit.Line, caret image.Rectangle) (usesMethod, used bool)
	// EndCompose ends the session of the input method: no text field has the focus.
	EndCompose()
	// PadButtonHeld reports whether a button is held on any gamepad.
	PadButtonHeld(b ebiten.StandardGamepadButton) bool
	// PadStick returns the left stick with the greatest deflection of all gamepads, each axis from -1 to 1; right and down are positive.
	PadStick() (x, y float64)
	// PadCount returns the number of connected gamepads.
	PadCount() int
	// ActivePad returns name and SDL ID of a gamepad on which a button or stick is used, or empty strings.
	ActivePad() (name, sdl string)
}
