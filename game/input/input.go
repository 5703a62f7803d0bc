package input

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// Input is what the player did in the last tick. It allocates nothing once it is warm.
type Input struct {
	// Writing is set while a text field has the focus, so that letters and Space write instead of act.
	Writing bool
	// OneSwitch is set for who has one switch: any key, button of a pad or press of the pointer is Choose, and nothing else is done.
	OneSwitch bool
	// Listening is set while the player is asked for a key: what is pressed is Heard and does nothing, but for Cancel.
	Listening bool

	src     Source
	scale   float64
	x, y    float64 // the origin of strokes
	pointer pointer
	was     Stroke // of the tick before
	pad     pad
	held    held
	did     [actions]bool
	bound   []bound
	typed   []rune
	runes   []rune // as they came
	edited  edited
	dx, dy  float64
	right   bool // the right mouse button was pressed
	heard   Heard
}

// New returns an input that reads the devices of the running game.
func New() *Input { return From(&devices{}) }

// From returns an input that reads from src.
func From(src Source) *Input {
	in := &Input{src: src, scale: 1, pad: pad{there: -1}}
	in.Bind(nil)
	return in
}

// Fit sets the device scale, layout pixels to a device-independent pixel, and the layout pixel that strokes are measured from; 1 and
// (0, 0) until they are set.
func (in *Input) Fit(scale, x, y float64) { in.scale, in.x, in.y = scale, x, y }

// Update takes over one tick. With devices it may be called only within the game's Update.
func (in *Input) Update() {
	in.did, in.was = [actions]bool{}, in.pointer.stroke
	in.pointer.update(in.src, in.scale)
	in.dx, in.dy = in.src.Wheel()
	in.runes = in.src.Runes(in.runes[:0])
	in.held = heldOf(in.src)
	in.typed = append(in.typed[:0], in.runes...)
	if in.held.command && !in.held.alt {
		in.typed = in.typed[:0] // browsers report the letter of a shortcut, too
	}
	if used := in.edit(); !used {
		in.keyboard()
	}
	in.pad.last = in.pad.last && in.did == [actions]bool{} && !in.pointer.stroke.Moved && !in.pointer.stroke.Pressed
	in.gamepad()
	in.right, _, _ = in.src.Mouse(ebiten.MouseButtonRight)
	in.set(Cancel, in.right)
	if in.OneSwitch {
		in.choose()
	}
	in.heard = Heard{}
	if in.Listening {
		in.hear()
	}
}

// RightClicked reports whether the right mouse button was pressed in this tick, which is one way to Cancel.
func (in *Input) RightClicked() bool { return in.right }

// choose makes one switch of all devices.
func (in *Input) choose() {
	on := in.pointer.stroke.Pressed || slices.Contains(in.pad.ticks[:], 1)
	for k := range ebiten.KeyMax + 1 {
		on = on || in.src.Ticks(k) == 1
	}
	in.did, in.typed, in.dx, in.dy = [actions]bool{Choose: on}, in.typed[:0], 0, 0
}

// Stirred reports whether the player did anything at all, or ended what was done in the tick before.
func (in *Input) Stirred() bool { return in.pointer.stroke != in.was || in.acted() }

// Stroke is what the pointer did.
func (in *Input) Stroke() Stroke {
	if in.OneSwitch {
		return Stroke{}
	}
	s := in.pointer.stroke
	s.X, s.StartX = s.X-in.x, s.StartX-in.x
	s.Y, s.StartY = s.Y-in.y, s.StartY-in.y
	return s
}

// Pressed reports whether a key, a button, a finger or the wheel has just acted.
func (in *Input) Pressed() bool { return in.pointer.stroke.Pressed || in.acted() }

// acted reports whether anything but the pointer did something.
func (in *Input) acted() bool {
	return in.did != [actions]bool{} || in.dx != 0 || in.dy != 0 || len(in.typed) > 0 || in.edited.changed
}

// Did reports whether an action was taken.
func (in *Input) Did(a Action) bool { return in.did[a] }

// Wheel is how far the wheel was turned, in notches; up and left are positive.
func (in *Input) Wheel() (dx, dy float64) { return in.dx, in.dy }

// Typed is what was typed, shortcuts excluded. The slice is good until the next Update.
func (in *Input) Typed() []rune { return in.typed }

func (in *Input) set(a Action, on bool) { in.did[a] = in.did[a] || on }
