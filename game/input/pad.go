package input

import (
	"azulejo/game/keys"

	"github.com/hajimehoshi/ebiten/v2"
)

// stickPush is how far the stick must lean to count.
const stickPush = 0.6

// padKey is a button of the gamepad, or a lean of its stick, that acts.
type padKey struct {
	button ebiten.StandardGamepadButton
	action Action
	glyphs glyphs
}

// glyphs are what stands on a button, by family.
type glyphs [3]Glyph

var padKeys = [...]padKey{
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
	{ebiten.StandardGamepadButtonRightTop, keys.Turn, glyphs{"Y", Triangle, "X"}},
}

// pad counts for how many ticks each of padKeys has been held. What is held when a pad comes or goes is deaf until it is let go.
type pad struct {
	ticks   [len(padKeys)]int
	there   int // how many there were, below 0 in the first tick
	plugged int // how many came in this tick, below 0 for those that went
	family  Family
	last    bool // a pad was used last
}

const deaf = -1

func (in *Input) gamepad() {
	p, src := &in.pad, in.src
	there := src.Pads()
	p.plugged = 0
	if p.there >= 0 {
		p.plugged = there - p.there
	}
	p.there = there
	p.last = p.last && there > 0
	x, y := src.Stick()
	for i, k := range &padKeys {
		t := &p.ticks[i]
		switch on := src.Button(k.button) || leans(k.action, x, y); {
		case !on:
			*t = 0
		case p.plugged != 0:
			*t = deaf
		case *t != deaf:
			*t++
		}
		if *t == 1 {
			p.last, p.family = true, familyOf(src.Busy())
		}
		in.hold(k.action, *t)
	}
}

// Pad is the family of the gamepad that was used last, and whether it was used after all else.
func (in *Input) Pad() (Family, bool) { return in.pad.family, in.pad.last }

// Plugged is how many gamepads came in this tick, below 0 for those that went.
func (in *Input) Plugged() int { return in.pad.plugged }

// leans reports whether the stick leans the way of an action, along its stronger axis only.
func leans(a Action, x, y float64) bool {
	if x*x >= y*y {
		return a == Right && x > stickPush || a == Left && x < -stickPush
	}
	return a == Down && y > stickPush || a == Up && y < -stickPush
}
