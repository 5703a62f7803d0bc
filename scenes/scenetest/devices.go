package scenetest

import (
	"image"
	"slices"
	"testing"

	"azulejo/game"
	"azulejo/game/input"
	"azulejo/game/textedit"

	"github.com/hajimehoshi/ebiten/v2"
)

// NoDevices is an input.Source without devices.
type NoDevices struct{}

func (NoDevices) CursorPosition() (x, y float64)                                { return 0, 0 }
func (NoDevices) MouseButton(ebiten.MouseButton) (pressed, down, released bool) { return }
func (NoDevices) Wheel() (dx, dy float64)                                       { return 0, 0 }
func (NoDevices) AppendTouches(dst []ebiten.TouchID) []ebiten.TouchID           { return dst }
func (NoDevices) TouchCancelled() bool                                          { return false }
func (NoDevices) TouchPosition(ebiten.TouchID) (x, y float64)                   { return 0, 0 }
func (NoDevices) KeyHeld(ebiten.Key) bool                                       { return false }
func (NoDevices) KeyTicks(ebiten.Key) int                                       { return 0 }
func (NoDevices) KeyName(ebiten.Key) string                                     { return "" }
func (NoDevices) AppendRunes(dst []rune) []rune                                 { return dst }
func (NoDevices) EndCompose()                                                   {}
func (NoDevices) PadButtonHeld(ebiten.StandardGamepadButton) bool               { return false }
func (NoDevices) PadStick() (x, y float64)                                      { return 0, 0 }
func (NoDevices) PadCount() int                                                 { return 0 }
func (NoDevices) ActivePad() (name, sdl string)                                 { return "", "" }

// Compose implements input.Source.
func (NoDevices) Compose(*textedit.Line, image.Rectangle) (composes, used bool) { return false, false }

// Keyboard is a Source with a keyboard as its only device, controlled by tests.
type Keyboard struct {
	NoDevices
	down []ebiten.Key
	text string
}

// NewKeyboard replaces the devices of a program with a keyboard.
func NewKeyboard(app *game.App) *Keyboard {
	k := &Keyboard{}
	app.Context().Input = input.NewFrom(k)
	return k
}

// Press presses keys for a tick and enters a text, and updates the program for that tick and the next.
func (k *Keyboard) Press(t testing.TB, app *game.App, text string, keys ...ebiten.Key) {
	t.Helper()
	k.down, k.text = keys, text
	for range 2 {
		if err := app.Update(); err != nil {
			t.Fatal(err)
		}
		k.down, k.text = nil, ""
	}
}

func (k *Keyboard) KeyHeld(key ebiten.Key) bool { return slices.Contains(k.down, key) }

func (k *Keyboard) KeyTicks(key ebiten.Key) int {
	if k.KeyHeld(key) {
		return 1
	}
	return 0
}

func (k *Keyboard) AppendRunes(dst []rune) []rune { return append(dst, []rune(k.text)...) }
