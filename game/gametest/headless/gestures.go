package headless

import (
	"fmt"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
)

// dragTicks is the duration of a drag in ticks.
const dragTicks = 8

// runSteps calls functions in order until one fails.
func runSteps(funcs ...func() error) error {
	for _, do := range funcs {
		if err := do(); err != nil {
			return err
		}
	}
	return nil
}

func (g *Game) tick() error { return g.Tick(1) }

// Click moves the mouse to a point, presses the left button there and releases it, a tick each.
func (g *Game) Click(x, y float64) error { return g.click(ebiten.MouseButtonLeft, x, y) }

// RightClick is like Click with the right button.
func (g *Game) RightClick(x, y float64) error { return g.click(ebiten.MouseButtonRight, x, y) }

func (g *Game) click(b ebiten.MouseButton, x, y float64) error {
	return runSteps(
		func() error { return g.Move(x, y) }, g.tick,
		func() error { return g.Button(b, true) }, g.tick,
		func() error { return g.Button(b, false) }, g.tick,
	)
}

// Tap puts a finger down at a point and lifts it, a tick each.
func (g *Game) Tap(x, y float64) error {
	return runSteps(
		func() error { return g.Touch(0, x, y) }, g.tick,
		func() error { return g.Lift(0) }, g.tick,
	)
}

// Drag drags the mouse from one point to another and releases the button.
func (g *Game) Drag(x0, y0, x1, y1 float64) error {
	return runSteps(func() error { return g.DragHold(x0, y0, x1, y1) }, g.Drop)
}

// DragHold drags the mouse from one point to another without releasing the button.
func (g *Game) DragHold(x0, y0, x1, y1 float64) error {
	return runSteps(
		func() error { return g.Move(x0, y0) }, g.tick,
		func() error { return g.Button(ebiten.MouseButtonLeft, true) }, g.tick,
		func() error { return g.moveSteps(g.Move, x0, y0, x1, y1) },
	)
}

// Drop releases the left mouse button.
func (g *Game) Drop() error {
	return runSteps(func() error { return g.Button(ebiten.MouseButtonLeft, false) }, g.tick)
}

// TouchDrag drags a finger from one point to another and lifts it.
func (g *Game) TouchDrag(x0, y0, x1, y1 float64) error {
	finger := func(x, y float64) error { return g.Touch(0, x, y) }
	return runSteps(
		func() error { return finger(x0, y0) }, g.tick,
		func() error { return g.moveSteps(finger, x0, y0, x1, y1) },
		func() error { return g.Lift(0) }, g.tick,
	)
}

func (g *Game) moveSteps(to func(x, y float64) error, x0, y0, x1, y1 float64) error {
	for i := 1; i <= dragTicks; i++ {
		t := float64(i) / dragTicks
		if err := runSteps(func() error { return to(x0+t*(x1-x0), y0+t*(y1-y0)) }, g.tick); err != nil {
			return err
		}
	}
	return nil
}

// Key presses a key with modifiers and releases them, a tick each.
func (g *Game) Key(k ebiten.Key, modifiers ...ebiten.Key) error {
	hold := func(down bool) error {
		for _, m := range modifiers {
			if err := g.Hold(m, down); err != nil {
				return err
			}
		}
		return g.Hold(k, down)
	}
	return runSteps(func() error { return hold(true) }, g.tick, func() error { return hold(false) }, g.tick)
}

// Type types a text, one character per tick. '\b' presses Backspace.
func (g *Game) Type(text string) error {
	for _, r := range text {
		if r == '\b' {
			if err := g.Key(ebiten.KeyBackspace); err != nil {
				return err
			}
			continue
		}
		if err := runSteps(func() error { return g.Rune(r) }, g.tick); err != nil {
			return err
		}
	}
	return nil
}

// Chord parses a key with modifiers, such as "Tab", "Shift+Tab" or "Ctrl+Z".
func Chord(s string) (key ebiten.Key, modifiers []ebiten.Key, err error) {
	names := strings.Split(s, "+")
	for i, name := range names {
		k, ok := keyNames[strings.ToLower(name)]
		if !ok {
			if err := k.UnmarshalText([]byte(name)); err != nil {
				return 0, nil, fmt.Errorf("unknown key %q", name)
			}
		}
		if i == len(names)-1 {
			return k, modifiers, nil
		}
		modifiers = append(modifiers, k)
	}
	return key, modifiers, err
}

// keyNames maps names that Ebitengine does not know, or that it uses for virtual keys that cannot be pressed.
var keyNames = map[string]ebiten.Key{
	"ctrl": ebiten.KeyControlLeft, "control": ebiten.KeyControlLeft, "shift": ebiten.KeyShiftLeft, "alt": ebiten.KeyAltLeft,
	"cmd": ebiten.KeyMetaLeft, "meta": ebiten.KeyMetaLeft, "esc": ebiten.KeyEscape,
	"up": ebiten.KeyUp, "down": ebiten.KeyDown, "left": ebiten.KeyLeft, "right": ebiten.KeyRight,
}

// Pad is the gamepad of a game.
type Pad struct{ game *guestProcess }

// Connect connects a gamepad with a name, or disconnects it if name is empty. The game sees it in the next tick.
func (p Pad) Connect(name string) error { return p.game.do(request{Op: opConnectPad, Text: name}) }

// Press presses or releases a button of the gamepad, which must be connected. The game sees it in the next tick.
func (p Pad) Press(b ebiten.StandardGamepadButton, down bool) error {
	return p.game.do(request{Op: opPad, N: int(b), On: down})
}
