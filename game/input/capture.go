package input

import (
	"azulejo/game/keys"

	"github.com/hajimehoshi/ebiten/v2"
)

// Capture is the key pressed in a tick while Input.CapturingKey is set. The zero Capture means that no key was pressed.
type Capture struct {
	Chord keys.Chord
	// Valid reports that Chord can be bound, Cleared that Delete or Backspace was pressed, and Invalid that the key cannot be bound.
	Valid, Cleared, Invalid bool
}

// Capture returns the key pressed in this tick while CapturingKey is set.
func (in *Input) Capture() Capture { return in.capture }

// captureKey captures the key pressed in this tick and suppresses all actions but Cancel.
func (in *Input) captureKey() {
	cancel := in.Did(Cancel)
	in.did, in.typed = [actionCount]bool{}, in.typed[:0]
	if in.trigger(Cancel, cancel); cancel {
		return
	}
	for k := range ebiten.KeyMax + 1 {
		if in.src.KeyTicks(k) == 1 && !isModifier(k) {
			in.capture = in.captureOf(k)
			return
		}
	}
}

// captureOf returns the capture of a pressed key with the modifiers that are held.
func (in *Input) captureOf(k ebiten.Key) Capture {
	mods, name, letter := in.modifiers, k.String(), letterOf(in.src, k)
	switch {
	case k == ebiten.KeyDelete, k == ebiten.KeyBackspace:
		return Capture{Cleared: true}
	case letter != 0:
		name = string(letter &^ 0x20)
	case k >= ebiten.KeyDigit0 && k <= ebiten.KeyDigit9:
		name = string('0' + byte(k-ebiten.KeyDigit0))
	case keys.IsFunction(name), keys.IsNamed(name):
	case len(in.runes) == 1:
		name, mods = string(in.runes[0]), modifiers{}
	}
	c := keys.Chord{Key: name, Command: mods.command, Alt: mods.alt, Shift: mods.shift}
	if !c.Valid() || c == (keys.Chord{Key: "A", Command: true}) {
		return Capture{Invalid: true}
	}
	return Capture{Chord: c, Valid: true}
}

// isModifier reports whether k is a modifier key.
func isModifier(k ebiten.Key) bool {
	switch k {
	case ebiten.KeyShift, ebiten.KeyShiftLeft, ebiten.KeyShiftRight, ebiten.KeyControl, ebiten.KeyControlLeft, ebiten.KeyControlRight,
		ebiten.KeyAlt, ebiten.KeyAltLeft, ebiten.KeyAltRight, ebiten.KeyMeta, ebiten.KeyMetaLeft, ebiten.KeyMetaRight, ebiten.KeyCapsLock:
		return true
	}
	return false
}
