package input

import (
	"azulejo/game/keys"

	"github.com/hajimehoshi/ebiten/v2"
)

// stickPush is how far the stick must lean to count.
const stickThreshold = 0.6

// padKey is a button of the gamepad, or a lean of its stick, that acts.
type padButton struct {
	button ebiten.StandardGamepadButton
	action Action
	glyphs glyphs
}

// glyphs are what stands on a button, by family.
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

// pad counts for how many ticks each of padKeys has been held. What is held when a pad comes or goes is deaf until it is let go.
type pad struct {
	ticks    [len(padButtons)]int
	count    int // how many there were, below 0 in the first tick
	added    int // how many came in this tick, below 0 for those that went
	family   Family
	lastUsed bool // a pad was used last
}

const ignored = -1

func (in *Input) updatePad() {
	p, src := &in.pad, in.src
	there := src.PadCount()
	p.added = 0
	if p.count >= 0 {
		p.added = there - p.count
	}
	p.count = there
	p.lastUsed = p.lastUsed && there > 0
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

// Pad is the family of the gamepad that was used last, and whether it was used after all else.
func (in *Input) Pad() (Family, bool) { return in.pad.family, in.pad.lastUsed }

// Plugged is how many gamepads came in this tick, below 0 for those that went.
func (in *Input) PadsAdded() int { return in.pad.added }

// leans reports whether the stick leans the way of an action, along its stronger axis only.
func stickPushed(a Action, x, y float64) bool {
	if x*x >= y*y {
		return a == Right && x > stickThreshold || a == Left && x < -stickThreshold
	}
	return a == Down && y > stickThreshold || a == Up && y < -stickThreshold
}
