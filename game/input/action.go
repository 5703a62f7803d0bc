package input

import (
	"azulejo/game/keys"

	"github.com/hajimehoshi/ebiten/v2"
)

// Action is something a player may do by key or gamepad: one of keys, or one of those whose keys are the same for all.
type Action = keys.Action

const (
	Next    = keys.Actions + iota // Tab, right trigger
	Prev                          // Shift+Tab, left trigger
	Up                            // arrow, cross or stick
	Down                          // arrow, cross or stick
	Left                          // arrow, cross or stick
	Right                         // arrow, cross or stick
	Confirm                       // Enter, Space, A
	Cancel                        // Escape, right mouse button, B
	Find                          // Ctrl+F or Cmd+F
	Choose                        // any key, button or press, for who has one switch
	actions
)

// What repeats while it is held does so after 24 ticks, every 5.
const (
	repeatAfter = 24
	repeatEvery = 5
)

// repeated reports whether something that repeats acts in this tick, held for that many.
func repeated(ticks int) bool {
	return ticks == 1 || ticks >= repeatAfter && (ticks-repeatAfter)%repeatEvery == 0
}

// hold takes an action whose key or button has been held for some ticks. Those that move the focus repeat.
func (in *Input) hold(a Action, ticks int) {
	in.set(a, ticks == 1 || a >= Next && a <= Right && repeated(ticks))
}

// held are the modifiers of a tick.
type held struct {
	shift, alt, command bool // command is Ctrl or Cmd
}

func heldOf(src Source) held {
	return held{src.Held(ebiten.KeyShift), src.Held(ebiten.KeyAlt), src.Held(ebiten.KeyControl) || src.Held(ebiten.KeyMeta)}
}

// plain are the keys that act without modifiers; Shift is allowed but for Tab.
var plain = [...]struct {
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
func (in *Input) keyboard() {
	h, src := in.held, in.src
	if !h.alt && !h.command {
		for _, k := range &plain {
			if !in.Writing || k.action != Left && k.action != Right {
				in.hold(k.action, src.Ticks(k.key))
			}
		}
		tab := Next
		if h.shift {
			tab = Prev
		}
		in.hold(tab, src.Ticks(ebiten.KeyTab))
		in.set(Confirm, !in.Writing && src.Ticks(ebiten.KeySpace) == 1)
	}
	in.set(keys.FullScreen, h.alt && src.Ticks(ebiten.KeyEnter) == 1)
	in.set(Find, h == held{command: true} && in.letter('f'))
	for i := range in.bound {
		b := &in.bound[i]
		in.set(b.action, in.acts(b))
	}
}

// letter is the small letter on a key of the player's keyboard; where that is not known or not Latin, the one on a US keyboard.
func letter(src Source, k ebiten.Key) byte {
	if name := src.Name(k); len(name) == 1 {
		return name[0] | 0x20
	}
	return 'a' + byte(k-ebiten.KeyA)
}
