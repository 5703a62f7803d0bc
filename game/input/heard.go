package input

import (
	"azulejo/game/keys"

	"github.com/hajimehoshi/ebiten/v2"
)

// Heard is what was pressed while the player is asked for a key; nothing of it holds in a tick without one.
type Heard struct {
	Chord keys.Chord
	// Given tells that Chord was pressed, Cleared that Delete was, and Unfit that it was a key that is not the player's to choose.
	Given, Cleared, Unfit bool
}

// Heard is what was pressed while Listening.
func (in *Input) Heard() Heard { return in.heard }

// hear takes the key that went down in this tick for what is chosen.
func (in *Input) hear() {
	cancel := in.Did(Cancel)
	in.did, in.typed = [actions]bool{}, in.typed[:0]
	if in.set(Cancel, cancel); cancel {
		return
	}
	for k := range ebiten.KeyMax + 1 {
		if in.src.Ticks(k) == 1 && !modifies(k) {
			in.heard = in.chordOf(k)
			return
		}
	}
}

// chordOf is what a key that went down stands for, with what is held.
func (in *Input) chordOf(k ebiten.Key) Heard {
	h, name := in.held, k.String()
	switch {
	case k == ebiten.KeyDelete, k == ebiten.KeyBackspace:
		return Heard{Cleared: true}
	case k >= ebiten.KeyA && k <= ebiten.KeyZ:
		name = string(letter(in.src, k) &^ 0x20)
	case k >= ebiten.KeyDigit0 && k <= ebiten.KeyDigit9:
		name = string('0' + byte(k-ebiten.KeyDigit0))
	case keys.Function(name), keys.Named(name):
	case len(in.runes) == 1:
		name, h = string(in.runes[0]), held{}
	}
	c := keys.Chord{Key: name, Command: h.command, Alt: h.alt, Shift: h.shift}
	if !c.Valid() || c == (keys.Chord{Key: "A", Command: true}) {
		return Heard{Unfit: true}
	}
	return Heard{Chord: c, Given: true}
}

func modifies(k ebiten.Key) bool {
	switch k {
	case ebiten.KeyShift, ebiten.KeyShiftLeft, ebiten.KeyShiftRight, ebiten.KeyControl, ebiten.KeyControlLeft, ebiten.KeyControlRight,
		ebiten.KeyAlt, ebiten.KeyAltLeft, ebiten.KeyAltRight, ebiten.KeyMeta, ebiten.KeyMetaLeft, ebiten.KeyMetaRight, ebiten.KeyCapsLock:
		return true
	}
	return false
}
