package input

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// Input is the player's input in the current tick. Update does not allocate after the first ticks.
type Input struct {
	// Editing is set while a text field has the focus, so that letters and Space are typed and trigger no action.
	Editing bool
	// SingleSwitch enables single-switch mode: any key, gamepad button or pointer press triggers Switch, and nothing else has an effect.
	SingleSwitch bool
	// CapturingKey is set while the player is asked to press a key for an action: Capture returns the key, and no action but Cancel is
	// triggered.
	CapturingKey bool

	src              Source
	scale            float64
	originX, originY float64 // origin of strokes in layout pixels
	pointer          pointer
	lastStroke       Stroke // of the last tick
	pad              pad
	modifiers        modifiers
	letters          letterSet // on the keys pressed in this tick
	did              [actionCount]bool
	bindings         []binding
	typed            []rune
	runes            []rune // typed, including those of shortcuts
	session          editSession
	wheelX, wheelY   float64
	rightPressed     bool // the right mouse button was pressed in this tick
	capture          Capture
}

// New returns an Input that reads the devices of the running game.
func New() *Input {
	in := NewFrom(&devices{keyLabels: newKeyLabels()})
	in.pointer.stroke.Finger = touchFirst()
	return in
}

// NewFrom returns an Input that reads from src.
func NewFrom(src Source) *Input {
	in := &Input{src: src, scale: 1, pad: pad{count: -1}}
	in.Bind(nil)
	return in
}

// SetViewport sets the number of layout pixels per device-independent pixel and the layout pixel at the origin of strokes. The defaults are
// 1 and (0, 0).
func (in *Input) SetViewport(scale, x, y float64) { in.scale, in.originX, in.originY = scale, x, y }

// Update reads the input of one tick. An Input with devices may call it only within the game's Update.
func (in *Input) Update() {
	in.did, in.lastStroke = [actionCount]bool{}, in.pointer.stroke
	in.pointer.update(in.src, in.scale)
	in.wheelX, in.wheelY = in.src.Wheel()
	in.runes = in.src.AppendRunes(in.runes[:0])
	in.modifiers, in.letters = modifiersOf(in.src), pressedLetters(in.src)
	in.typed = append(in.typed[:0], in.runes...)
	if in.modifiers.command && !in.modifiers.alt {
		in.typed = in.typed[:0] // browsers also report the letter of a shortcut
	}
	if used := in.updateEdit(); !used {
		in.updateKeyboard()
	}
	in.pad.lastUsed = in.pad.lastUsed && in.did == [actionCount]bool{} && !in.pointer.stroke.Moved && !in.pointer.stroke.Pressed
	in.updatePad()
	in.rightPressed, _, _ = in.src.MouseButton(ebiten.MouseButtonRight)
	in.trigger(Cancel, in.rightPressed)
	if in.SingleSwitch {
		in.updateSwitch()
	}
	in.capture = Capture{}
	if in.CapturingKey {
		in.captureKey()
	}
}

// RightClicked reports whether the right mouse button was pressed in this tick, which also triggers Cancel.
func (in *Input) RightClicked() bool { return in.rightPressed }

// updateSwitch replaces all input of this tick by the single switch.
func (in *Input) updateSwitch() {
	on := in.pointer.stroke.Pressed || slices.Contains(in.pad.ticks[:], 1)
	for k := range ebiten.KeyMax + 1 {
		on = on || in.src.KeyTicks(k) == 1
	}
	in.did, in.typed, in.wheelX, in.wheelY = [actionCount]bool{Switch: on}, in.typed[:0], 0, 0
}

// Active reports whether there was any input in this tick, or the pointer differs from the last tick.
func (in *Input) Active() bool {
	s := in.pointer.stroke
	return s != in.lastStroke || s.Finger && s.Down || in.acted()
}

// Stroke returns the state of the pointer.
func (in *Input) Stroke() Stroke {
	if in.SingleSwitch {
		return Stroke{}
	}
	s := in.pointer.stroke
	s.X, s.StartX = s.X-in.originX, s.StartX-in.originX
	s.Y, s.StartY = s.Y-in.originY, s.StartY-in.originY
	return s
}

// Pressed reports whether anything was pressed, typed or scrolled in this tick.
func (in *Input) Pressed() bool { return in.pointer.stroke.Pressed || in.acted() }

// acted reports whether there was input other than of the pointer.
func (in *Input) acted() bool {
	return in.did != [actionCount]bool{} || in.wheelX != 0 || in.wheelY != 0 || len(in.typed) > 0 || in.session.changed
}

// Did reports whether an action was triggered in this tick.
func (in *Input) Did(a Action) bool { return in.did[a] }

// DidAs reports whether an action was triggered in this tick in a scene where the gamepad buttons of some actions do others, which pad holds.
func (in *Input) DidAs(a Action, pad map[Action]Action) bool {
	if !in.pad.lastUsed {
		return in.did[a]
	}
	for usual, does := range pad {
		if does == a && in.did[usual] {
			return true
		}
	}
	_, other := pad[a]
	return in.did[a] && !other
}

// SpaceHeld reports whether Space is down outside a text field.
func (in *Input) SpaceHeld() bool {
	return !in.Editing && !in.SingleSwitch && in.src.KeyTicks(ebiten.KeySpace) > 0
}

// Wheel returns the scroll distance in notches; up and left are positive.
func (in *Input) Wheel() (dx, dy float64) { return in.wheelX, in.wheelY }

// Typed returns the typed characters without those of shortcuts. The slice is valid until the next Update.
func (in *Input) Typed() []rune { return in.typed }

// trigger triggers an action if on is set.
func (in *Input) trigger(a Action, on bool) { in.did[a] = in.did[a] || on }
