package scenetest

import (
	"image"

	"azulejo/game/textedit"

	"github.com/hajimehoshi/ebiten/v2"
)

// Bare is a Source without devices.
type Bare struct{}

func (Bare) Cursor() (x, y float64)                                  { return 0, 0 }
func (Bare) Mouse(ebiten.MouseButton) (pressed, down, released bool) { return }
func (Bare) Wheel() (dx, dy float64)                                 { return 0, 0 }
func (Bare) Touches(dst []ebiten.TouchID) []ebiten.TouchID           { return dst }
func (Bare) Cancelled() bool                                         { return false }
func (Bare) Touch(ebiten.TouchID) (x, y float64)                     { return 0, 0 }
func (Bare) Held(ebiten.Key) bool                                    { return false }
func (Bare) Ticks(ebiten.Key) int                                    { return 0 }
func (Bare) Name(ebiten.Key) string                                  { return "" }
func (Bare) Runes(dst []rune) []rune                                 { return dst }
func (Bare) EndCompose()                                             {}
func (Bare) Button(ebiten.StandardGamepadButton) bool                { return false }
func (Bare) Stick() (x, y float64)                                   { return 0, 0 }
func (Bare) Pads() int                                               { return 0 }
func (Bare) Busy() (name, sdl string)                                { return "", "" }

// Compose implements input.Source.
func (Bare) Compose(*textedit.Line, image.Rectangle) (composes, used bool) { return false, false }
