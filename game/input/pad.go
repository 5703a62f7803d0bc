package input

import (
	"azulejo/game/keys"

	"github.com/hajimehoshi/ebiten/v2"
)

// stickPush is how far the stick must lean to count.
const stickPush = 0.6

// padKey is a button of the gamepad, or a lean of its stick, that acts.
type padKey struct {
	button  ebiten.StandardGamepadButton
	action  Action
	repeats bool
}

var padKeys = [...]padKey{
	{ebiten.StandardGamepadButtonLeftTop, Up, true},
	{ebiten.StandardGamepadButtonLeftBottom, Down, true},
	{ebiten.StandardGamepadButtonLeftLeft, Left, true},
	{ebiten.StandardGamepadButtonLeftRight, Right, true},
	{ebiten.StandardGamepadButtonFrontBottomRight, Next, true},
	{ebiten.StandardGamepadButtonFrontBottomLeft, Prev, true},
	{ebiten.StandardGamepadButtonRightBottom, Confirm, false},
	{ebiten.StandardGamepadButtonRightRight, Cancel, false},
	{ebiten.StandardGamepadButtonCenterRight, keys.Menu, false},
	{ebiten.StandardGamepadButtonFrontTopLeft, keys.Undo, false},
	{ebiten.StandardGamepadButtonFrontTopRight, keys.Redo, false},
	{ebiten.StandardGamepadButtonRightLeft, keys.Hint, false},
	{ebiten.StandardGamepadButtonRightTop, keys.Turn, false},
}

// pad counts for how many ticks each of padKeys has been held.
type pad [len(padKeys)]int

func (in *Input) gamepad(src Source) {
	x, y := src.Stick()
	for i, k := range &padKeys {
		if src.Button(k.button) || leans(k.action, x, y) {
			in.pad[i]++
		} else {
			in.pad[i] = 0
		}
		in.set(k.action, fires(in.pad[i], k.repeats))
	}
}

// leans reports whether the stick leans the way of an action, along its stronger axis only.
func leans(a Action, x, y float64) bool {
	if x*x >= y*y {
		return a == Right && x > stickPush || a == Left && x < -stickPush
	}
	return a == Down && y > stickPush || a == Up && y < -stickPush
}
