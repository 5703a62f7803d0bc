package input

import (
	"azulejo/game/keys"

	"github.com/hajimehoshi/ebiten/v2"
)

// Action is what a key or gamepad button does: one of the actions of package keys, whose keys the player can change, or one of those below,
// whose keys are fixed.
type Action = keys.Action

const (
	Next    = keys.ActionCount + iota // Tab, right trigger
	Prev                              // Shift+Tab, left trigger
	Up                                // arrow key, directional pad or stick
	Down                              // arrow key, directional pad or stick
	Left                              // arrow key, directional pad or stick
	Right                             // arrow key, directional pad or stick
	Confirm                           // Enter, Space, A
	Cancel                            // Escape, right mouse button, B
	Find                              // Ctrl+F or Cmd+F
	Switch                            // any key, button or press, in single-switch mode
	actionCount
)

// A held key repeats after repeatAfter ticks and then every repeatEvery ticks.
const (
	repeatAfter = 24
	repeatEvery = 5
)

// repeats reports whether a repeating action is triggered in the current tick if its key has been held for ticks.
func repeats(ticks int) bool {
	return ticks == 1 || ticks >= repeatAfter && (ticks-repeatAfter)%repeatEvery == 0
}

// setHeld triggers the action of a key or button that has been held for ticks. Actions that move the focus repeat.
func (in *Input) setHeld(a Action, ticks int) {
	in.trigger(a, ticks == 1 || a >= Next && a <= Right && repeats(ticks))
}

// modifiers are the modifier keys held in a tick.
type modifiers struct {
	shift, alt, command bool // command is Ctrl or Cmd
}

// modifiersOf returns the modifier keys that are held on src.
func modifiersOf(src Source) modifiers {
	return modifiers{src.KeyHeld(ebiten.KeyShift), src.KeyHeld(ebiten.KeyAlt), src.KeyHeld(ebiten.KeyControl) || src.KeyHeld(ebiten.KeyMeta)}
}

// fixedKeys are the keys of actions that the player cannot change. They act only without Alt, Ctrl and Cmd.
var fixedKeys = [...]struct {
	key    ebiten.Key
	action Action
}{
	{ebiten.KeyUp, Up},
	{ebiten.KeyDown, Down},
	{ebiten.KeyLeft, Left},
	{ebiten.KeyRight, Right},
	{ebiten.KeyEnter, Confirm},
	{ebiten.KeyNumpadEnter, Confirm},
	{ebiten.KeyEscape, Cancel},
}

// updateKeyboard adds the actions of the keyboard. While a text field has the focus, keys that type only type, and Left and Right move the
// caret.
func (in *Input) updateKeyboard() {
	mods, src := in.modifiers, in.src
	if !mods.alt && !mods.command {
		for _, k := range &fixedKeys {
			if !in.Editing || k.action != Left && k.action != Right {
				in.setHeld(k.action, src.KeyTicks(k.key))
			}
		}
		tab := Next
		if mods.shift {
			tab = Prev
		}
		in.setHeld(tab, src.KeyTicks(ebiten.KeyTab))
		in.trigger(Confirm, !in.Editing && src.KeyTicks(ebiten.KeySpace) == 1)
	}
	in.trigger(keys.FullScreen, mods.alt && src.KeyTicks(ebiten.KeyEnter) == 1)
	in.trigger(Find, mods == modifiers{command: true} && in.letters.has('f'))
	for i := range in.bindings {
		b := &in.bindings[i]
		in.trigger(b.action, in.chordPressed(b))
	}
}

// letterSet is a set of lower-case letters.
type letterSet uint32

func (l letterSet) has(letter byte) bool { return l&(1<<(letter-'a')) != 0 }

// letterKeys are the keys that have a letter on the keyboard of some language, besides A to Z.
var letterKeys = [...]ebiten.Key{ebiten.KeySemicolon, ebiten.KeyQuote, ebiten.KeyComma, ebiten.KeyPeriod, ebiten.KeySlash, ebiten.KeyBracketLeft,
	ebiten.KeyBracketRight, ebiten.KeyBackslash, ebiten.KeyMinus, ebiten.KeyEqual, ebiten.KeyBackquote, ebiten.KeyIntlBackslash}

// pressedLetters returns the letters on the player's keyboard whose keys were pressed in this tick.
func pressedLetters(src Source) (s letterSet) {
	add := func(k ebiten.Key) {
		if src.KeyTicks(k) != 1 {
			return
		}
		if l := letterOf(src, k); l != 0 {
			s |= 1 << (l - 'a')
		}
	}
	for k := ebiten.KeyA; k <= ebiten.KeyZ; k++ {
		add(k)
	}
	for _, k := range &letterKeys {
		add(k)
	}
	return s
}

// letterOf returns the lower-case letter on a key of the player's keyboard, or 0 if it has none. If that is unknown or not Latin, the US layout
// counts.
func letterOf(src Source, k ebiten.Key) byte {
	if name := src.KeyName(k); len(name) == 1 {
		if l := name[0] | 0x20; l >= 'a' && l <= 'z' {
			return l
		}
		return 0
	}
	if k >= ebiten.KeyA && k <= ebiten.KeyZ {
		return 'a' + byte(k-ebiten.KeyA)
	}
	return 0
}
