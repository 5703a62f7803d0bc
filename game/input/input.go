package input

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// Input is what the player did in the last tick. It allocates nothing once it is warm.
type Input struct {
	// Writing is set while a text field has the focus, so that letters and Space write instead of act.
	Editing bool
	// OneSwitch is set for who has one switch: any key, button of a pad or press of the pointer is Choose, and nothing else is done.
	SingleSwitch bool
	// Listening is set while the player is asked for a key: what is pressed is Heard and does nothing, but for Cancel.
	CapturingKey bool

	src              Source
	scale            float64
	originX, originY float64 // the origin of strokes
	pointer          pointer
	lastStroke       Stroke // of the tick before
	pad              pad
	modifiers        modifiers
	did              [actionCount]bool
	bindings         []binding
	typed            []rune
	runes            []rune // as they came
	session          editSession
	wheelX, wheelY   float64
	rightPressed     bool // the right mouse button was pressed
	capture          Capture
}

// New returns an input that reads the devices of the running game.
func New() *Input { return NewFrom(&devices{}) }

// From returns an input that reads from src.
func NewFrom(src Source) *Input {
	in := &Input{src: src, scale: 1, pad: pad{count: -1}}
	in.Bind(nil)
	return in
}

// Fit sets the device scale, layout pixels to a device-independent pixel, and the layout pixel that strokes are measured from; 1 and
// (0, 0) until they are set.
func (in *Input) SetViewport(scale, x, y float64) { in.scale, in.originX, in.originY = scale, x, y }

// Update takes over one tick. With devices it may be called only within the game's Update.
func (in *Input) Update() {
	in.did, in.lastStroke = [actionCount]bool{}, in.pointer.stroke
	in.pointer.update(in.src, in.scale)
	in.wheelX, in.wheelY = in.src.Wheel()
	in.runes = in.src.AppendRunes(in.runes[:0])
	in.modifiers = modifiersOf(in.src)
	in.typed = append(in.typed[:0], in.runes...)
	if in.modifiers.command && !in.modifiers.alt {
		in.typed = in.typed[:0] // browsers report the letter of a shortcut, too
	}
	if used := in.updateEdit(); !used {
		in.updateKeyboard()
	}
	in.pad.lastUsed = in.pad.lastUsed && in.did == [actionCount]bool{} && !in.pointer.stroke.Moved && !in.pointer.stroke.Pressed
	in.updatePad()
	in.rightPressed, _, _ = in.src.MouseButton(ebiten.MouseButtonRight)
	in.set(Cancel, in.rightPressed)
	if in.SingleSwitch {
		in.updateSwitch()
	}
	in.capture = Capture{}
	if in.CapturingKey {
		in.captureKey()
	}
}

// RightClicked reports whether the right mouse button was pressed in this tick, which is one way to Cancel.
func (in *Input) RightClicked() bool { return in.rightPressed }

// choose makes one switch of all devices.
func (in *Input) updateSwitch() {
	on := in.pointer.stroke.Pressed || slices.Contains(in.pad.ticks[:], 1)
	for k := range ebiten.KeyMax + 1 {
		on = on || in.src.KeyTicks(k) == 1
	}
	in.did, in.typed, in.wheelX, in.wheelY = [actionCount]bool{Switch: on}, in.typed[:0], 0, 0
}

// Stirred reports whether the player did anything at all, or ended what was done in the tick before.
func (in *Input) Active() bool { return in.pointer.stroke != in.lastStroke || in.acted() }

// Stroke is what the pointer did.
func (in *Input) Stroke() Stroke {
	if in.SingleSwitch {
		return Stroke{}
	}
	s := in.pointer.stroke
	s.X, s.StartX = s.X-in.originX, s.StartX-in.originX
	s.Y, s.StartY = s.Y-in.originY, s.StartY-in.originY
	return s
}

// Pressed reports whether a key, a button, a finger or the wheel has just acted.
func (in *Input) Pressed() bool { return in.pointer.stroke.Pressed || in.acted() }

// acted reports whether anything but the pointer did something.
func (in *Input) acted() bool {
	return in.did != [actionCount]bool{} || in.wheelX != 0 || in.wheelY != 0 || len(in.typed) > 0 || in.session.changed
}

// Did reports whether an action was taken.
func (in *Input) Did(a Action) bool { return in.did[a] }

// Wheel is how far the wheel was turned, in notches; up and left are positive.
func (in *Input) Wheel() (dx, dy float64) { return in.wheelX, in.wheelY }

// Typed is what was typed, shortcuts excluded. The slice is good until the next Update.
func (in *Input) Typed() []rune { return in.typed }

func (in *Input) set(a Action, on bool) { in.did[a] = in.did[a] || on }
