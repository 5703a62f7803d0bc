package input

import (
	"azulejo/game/keys"

	"github.com/hajimehoshi/ebiten/v2"
)

// stickThreshold is the stick deflection along an axis from which it counts as a direction.
const stickThreshold = 0.6

// padButton is a gamepad button, or a direction of the stick, with its action.
type padButton struct {
	button ebiten.StandardGamepadButton
	action Action
	glyphs glyphs
}

// glyphs are the symbols on a button by Family.
type glyphs [3]Glyph

var padButtons = [...]padButton{
	{ebiten.StandardGamepadButtonLeftTop, Up, glyphs{}},
	{ebiten.StandardGamepadButtonLeftBottom, Down, glyphs{}},
	{ebiten.StandardGamepadButtonLeftLeft, Left, glyphs{}},
	{ebiten.StandardGamepadButtonLeftRight, Right, glyphs{}},
	{ebiten.StandardGamepadButtonFrontBottomRight, Next, glyphs{"RT", "R2", "ZR"}},
	{ebiten.StandardGamepadButtonFrontBottomLeft, Prev, glyphs{"LT", "L2", "ZL"}},
	{ebiten.StandardGamepadButtonRightBottom, Confirm, glyphs{"A", Cross, "B"}},
	{ebiten.StandardGamepadButtonRightRight, Cancel, glyphs{"B", Circle, "A"}},
	{ebiten.StandardGamepadButtonCenterRight, keys.Menu, glyphs{Bars, Bars, "+"}},
	{ebiten.StandardGamepadButtonFrontTopLeft, keys.Undo, glyphs{"LB", "L1", "L"}},
	{ebiten.StandardGamepadButtonFrontTopRight, keys.Redo, glyphs{"RB", "R1", "R"}},
	{ebiten.StandardGamepadButtonRightLeft, keys.Hint, glyphs{"X", Square, "Y"}},
	{ebiten.StandardGamepadButtonRightTop, keys.ZoomNextSeat, glyphs{"Y", Triangle, "X"}},
}

// pad counts the ticks that each of padButtons has been held. Buttons held while a gamepad is connected or disconnected are ignored until
// they are released.
type pad struct {
	ticks    [len(padButtons)]int
	count    int // connected gamepads, negative before the first tick
	added    int // gamepads connected in this tick, negative if disconnected
	family   Family
	lastUsed bool // the gamepad is the device used last
}

// ignored is the tick count of a button that is ignored until it is released.
const ignored = -1

// updatePad adds the actions of the gamepads.
func (in *Input) updatePad() {
	p, src := &in.pad, in.src
	count := src.PadCount()
	p.added = 0
	if p.count >= 0 {
		p.added = count - p.count
	}
	p.count = count
	p.lastUsed = p.lastUsed && count > 0
	x, y := src.PadStick()
	for i, k := range &padButtons {
		t := &p.ticks[i]
		switch on := src.PadButtonHeld(k.button) || stickPushed(k.action, x, y); {
		case !on:
			*t = 0
		case p.added != 0:
			*t = ignored
		case *t != ignored:
			*t++
		}
		if *t == 1 {
			p.lastUsed, p.family = true, familyOf(src.ActivePad())
		}
		in.setHeld(k.action, *t)
	}
}

// Pad returns the family of the gamepad used last, and whether it is the device used last.
func (in *Input) Pad() (Family, bool) { return in.pad.family, in.pad.lastUsed }

// PadsAdded returns the number of gamepads connected in this tick, negative if they were disconnected.
func (in *Input) PadsAdded() int { return in.pad.added }

// stickPushed reports whether the stick points in the direction of an action. Only its stronger axis counts.
func stickPushed(a Action, x, y float64) bool {
	if x*x >= y*y {
		return a == Right && x > stickThreshold || a == Left && x < -stickThreshold
	}
	return a == Down && y > stickThreshold || a == Up && y < -stickThreshold
}
