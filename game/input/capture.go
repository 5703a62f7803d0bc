package input

import (
	"azulejo/game/keys"

	"github.com/hajimehoshi/ebiten/v2"
)

// Heard is what was pressed while the player is asked for a key; nothing of it holds in a tick without one.
type Capture struct {
	Chord keys.Chord
	// Given tells that Chord was pressed, Cleared that Delete was, and Unfit that it was a key that is not the player's to choose.
	Valid, Cleared, Invalid bool
}

// Heard is what was pressed while Listening.
func (in *Input) Capture() Capture { return in.capture }

// hear takes the key that went down in this tick for what is chosen.
func (in *Input) captureKey() {
	cancel := in.Did(Cancel)
	in.did, in.typed = [actionCount]bool{}, in.typed[:0]
	if in.set(Cancel, cancel); cancel {
		return
	}
	for k := range ebiten.KeyMax + 1 {
		if in.src.KeyTicks(k) == 1 && !isModifier(k) {
			in.capture = in.captureOf(k)
			return
		}
	}
}

// chordOf is what a key that went down stands for, with what is held.
func (in *Input) captureOf(k ebiten.Key) Capture {
	h, name := in.modifiers, k.String()
	switch {
	case k == ebiten.KeyDelete, k == ebiten.KeyBackspace:
		return Capture{Cleared: true}
	case k >= ebiten.KeyA && k <= ebiten.KeyZ:
		name = string(letterOf(in.src, k) &^ 0x20)
	case k >= ebiten.KeyDigit0 && k <= ebiten.KeyDigit9:
		name = string('0' + byte(k-ebiten.KeyDigit0))
	case keys.IsFunction(name), keys.IsNamed(name):
	case len(in.runes) == 1:
		name, h = string(in.runes[0]), modifiers{}
	}
	c := keys.Chord{Key: name, Command: h.command, Alt: h.alt, Shift: h.shift}
	if !c.Valid() || c == (keys.Chord{Key: "A", Command: true}) {
		return Capture{Invalid: true}
	}
	return Capture{Chord: c, Valid: true}
}

func isModifier(k ebiten.Key) bool {
	switch k {
	case ebiten.KeyShift, ebiten.KeyShiftLeft, ebiten.KeyShiftRight, ebiten.KeyControl, ebiten.KeyControlLeft, ebiten.KeyControlRight,
		ebiten.KeyAlt, ebiten.KeyAltLeft, ebiten.KeyAltRight, ebiten.KeyMeta, ebiten.KeyMetaLeft, ebiten.KeyMetaRight, ebiten.KeyCapsLock:
		return true
	}
	return false
}
