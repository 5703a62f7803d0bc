package input

import "github.com/hajimehoshi/ebiten/v2"

// Action is something a player may do by key or gamepad.
type Action uint8

const (
	Next       Action = iota // Tab, right trigger
	Prev                     // Shift+Tab, left trigger
	Up                       // arrow, cross or stick
	Down                     // arrow, cross or stick
	Left                     // arrow, cross or stick
	Right                    // arrow, cross or stick
	Confirm                  // Enter, Space, A
	Cancel                   // Escape, right mouse button, B, Start
	Undo                     // Ctrl+Z or Cmd+Z, left shoulder
	Redo                     // Ctrl+Y, Ctrl+Shift+Z or with Cmd, right shoulder
	SelectAll                // Ctrl+A or Cmd+A
	Hint                     // H, X
	Review                   // B, Y
	FullScreen               // F11, Alt+Enter
	Mute                     // M
	Music                    // N
	Choose                   // any key, button or press, for who has one switch
	actions
)

// What repeats while it is held does so after 24 ticks, every 5.
const (
	repeatAfter = 24
	repeatEvery = 5
)

// fires reports whether something held for that many ticks acts in this one.
func fires(ticks int, repeats bool) bool {
	return ticks == 1 || repeats && ticks >= repeatAfter && (ticks-repeatAfter)%repeatEvery == 0
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
	key     ebiten.Key
	action  Action
	repeats bool
}{
	{ebiten.KeyUp, Up, true},
	{ebiten.KeyDown, Down, true},
	{ebiten.KeyLeft, Left, true},
	{ebiten.KeyRight, Right, true},
	{ebiten.KeyEnter, Confirm, false},
	{ebiten.KeyNumpadEnter, Confirm, false},
	{ebiten.KeyEscape, Cancel, false},
	{ebiten.KeyF11, FullScreen, false},
}

// keys gathers the actions of the keyboard. While the player writes, letters and Space only write.
func (in *Input) keys(src Source) {
	h := heldOf(src)
	if !h.alt && !h.command {
		for _, k := range &plain {
			in.set(k.action, fires(src.Ticks(k.key), k.repeats))
		}
		tab := fires(src.Ticks(ebiten.KeyTab), true)
		in.set(Next, tab && !h.shift)
		in.set(Prev, tab && h.shift)
		in.set(Confirm, !in.Writing && src.Ticks(ebiten.KeySpace) == 1)
	}
	in.set(FullScreen, h.alt && src.Ticks(ebiten.KeyEnter) == 1)
	if !h.alt && (h.command || !in.Writing) {
		in.letters(src, h)
	}
}

// letters gathers the actions of letters, by what stands on the player's own keys.
func (in *Input) letters(src Source, h held) {
	for k := ebiten.KeyA; k <= ebiten.KeyZ; k++ {
		if src.Ticks(k) != 1 {
			continue
		}
		switch letter(src, k) {
		case 'a':
			in.set(SelectAll, h.command)
		case 'z':
			in.set(Undo, h.command && !h.shift)
			in.set(Redo, h.command && h.shift)
		case 'y':
			in.set(Redo, h.command)
		case 'h':
			in.set(Hint, !h.command)
		case 'b':
			in.set(Review, !h.command)
		case 'm':
			in.set(Mute, !h.command)
		case 'n':
			in.set(Music, !h.command)
		}
	}
}

// letter is the small letter on a key of the player's keyboard; where that is not known or not Latin, the one on a US keyboard.
func letter(src Source, k ebiten.Key) byte {
	if name := src.Name(k); len(name) == 1 {
		return name[0] | 0x20
	}
	return 'a' + byte(k-ebiten.KeyA)
}
