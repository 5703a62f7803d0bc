package input

import (
	"image"

	"azulejo/game/textedit"

	"github.com/hajimehoshi/ebiten/v2"
)

// Source is where the state of the devices comes from, as of the running tick: Ebitengine in the game, a fake in tests.
type Source interface {
	// Cursor is where the mouse is, in layout pixels.
	CursorPosition() (x, y float64)
	// Mouse tells whether a button went down in this tick, whether it is down at its end, and whether it went up in it.
	MouseButton(b ebiten.MouseButton) (pressed, down, released bool)
	// Wheel is how far the wheel was turned in this tick, in notches; up and left are positive.
	Wheel() (dx, dy float64)
	// Touches appends the fingers that are down.
	AppendTouches(dst []ebiten.TouchID) []ebiten.TouchID
	// Cancelled tells whether a finger was taken away since the tick before, not lifted.
	TouchCancelled() bool
	// Touch is where a finger is, in layout pixels.
	TouchPosition(id ebiten.TouchID) (x, y float64)
	// Held tells whether a key was down at any point of this tick. It is for modifiers.
	KeyHeld(k ebiten.Key) bool
	// Ticks is for how many ticks a key has been down: 1 in the tick in which it went down, even if it went up in the same, and 0 for a
	// key that is up.
	KeyTicks(k ebiten.Key) int
	// Name is what the player's keyboard calls a key ("z" for KeyY on a German one), "" where that is not known.
	KeyName(k ebiten.Key) string
	// Runes appends what was typed in this tick.
	AppendRunes(dst []rune) []rune
	// Compose applies to a line of text, whose caret has these bounds in layout pixels, what an input method has composed and committed
	// since the tick before. It reports whether all typed text comes this way instead of by Runes, and whether the input method used the
	// keys of this tick itself.
	Compose(l *textedit.Line, caret image.Rectangle) (composes, used bool)
	// EndCompose tells the input method that no text is written.
	EndCompose()
	// Button tells whether any gamepad holds a button down.
	PadButtonHeld(b ebiten.StandardGamepadButton) bool
	// Stick is the left stick of any gamepad, each axis from -1 to 1, right and down positive.
	PadStick() (x, y float64)
	// Pads is how many gamepads there are.
	PadCount() int
	// Busy is the name and the SDL id of a gamepad on which something is held, or empty.
	ActivePad() (name, sdl string)
}
