package headless

import "github.com/hajimehoshi/ebiten/v2"

// Pad is the gamepad of a game.
type Pad struct{ game *guestProcess }

// Plug connects a gamepad of a name, or disconnects it with "". The game sees it in the next tick.
func (p Pad) Plug(name string) error { return p.game.do(request{Op: opPlug, Text: name}) }

// Press presses or releases a button of the gamepad, which must be there; the game sees it in the next tick.
func (p Pad) Press(b ebiten.StandardGamepadButton, down bool) error {
	return p.game.do(request{Op: opPad, N: int(b), On: down})
}
