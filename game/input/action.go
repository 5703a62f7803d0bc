package input

import (
	"azulejo/game/keys"

	"github.com/hajimehoshi/ebiten/v2"
)

// Action is something a player may do by key or gamepad: one of keys, or one of those whose keys are the same for all.
type Action = keys.Action

const (
	Next    = keys.ActionCount + iota // Tab, right trigger
	Prev                              // Shift+Tab, left trigger
	Up                                // arrow, cross or stick
	Down                              // arrow, cross or stick
	Left                              // arrow, cross or stick
	Right                             // arrow, cross or stick
	Confirm                           // Enter, Space, A
	Cancel                            // Escape, right mouse button, B
	Find                              // Ctrl+F or Cmd+F
	Switch                            // any key, button or press, for who has one switch
	actionCount
)

// What repeats while it is held does so after 24 ticks, every 5.
const (
	repeatAfter = 24
	repeatEvery = 5
)

// repeated reports whether something that repeats acts in this tick, held for that many.
func repeats(ticks int) bool {
	return ticks == 1 || ticks >= repeatAfter && (ticks-repeatAfter)%repeatEvery == 0
}

// hold takes an action whose key or button has been held for some ticks. Those that move the focus repeat.
func (in *Input) setHeld(a Action, ticks int) {
	in.set(a, ticks == 1 || a >= Next && a <= Right && repeats(ticks))
}

// held are the modifiers of a tick.
type modifiers struct {
	shift, alt, command bool // command is Ctrl or Cmd
}

func modifiersOf(src Source) modifiers {
	return modifiers{src.KeyHeld(ebiten.KeyShift), src.KeyHeld(ebiten.KeyAlt), src.KeyHeld(ebiten.KeyControl) || src.KeyHeld(ebiten.KeyMeta)}
}

// plain are the keys that act without modifiers; Shift is allowed but for Tab.
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

// keyboard gathers the actions of the keyboard. While the player writes, what writes only writes, and Left and Right move the caret.
func (in *Input) updateKeyboard() {
	h, src := in.modifiers, in.src
	if !h.alt && !h.command {
		for _, k := range &fixedKeys {
			if !in.Editing || k.action != Left && k.action != Right {
				in.setHeld(k.action, src.KeyTicks(k.key))
			}
		}
		tab := Next
		if h.shift {
			tab = Prev
		}
		in.setHeld(tab, src.KeyTicks(ebiten.KeyTab))
		in.set(Confirm, !in.Editing && src.KeyTicks(ebiten.KeySpace) == 1)
	}
	in.set(keys.FullScreen, h.alt && src.KeyTicks(ebiten.KeyEnter) == 1)
	in.set(Find, h == modifiers{command: true} && in.letterPressed('f'))
	for i := range in.bindings {
		b := &in.bindings[i]
		in.set(b.action, in.chordPressed(b))
	}
}

// letter is the small letter on a key of the player's keyboard; where that is not known or not Latin, the one on a US keyboard.
func letterOf(src Source, k ebiten.Key) byte {
	if name := src.KeyName(k); len(name) == 1 {
		return name[0] | 0x20
	}
	return 'a' + byte(k-ebiten.KeyA)
}
