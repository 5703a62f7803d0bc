package headless

import "github.com/hajimehoshi/ebiten/v2"

// Pad is the gamepad of a game.
type Pad struct{ game *guestProcess }

// Connect connects a gamepad with a name, or disconnects it if name is empty. The game sees it in the next tick.
func (p Pad) Connect(name string) error { return p.game.do(request{Op: opConnectPad, Text: name}) }

// Press presses or releases a button of the gamepad, which must be connected. The game sees it in the next tick.
func (p Pad) Press(b ebiten.StandardGamepadButton, down bool) error {
	return p.game.do(request{Op: opPad, N: int(b), On: down})
}
