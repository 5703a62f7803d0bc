package input

import (
	"slices"

	"azulejo/game/keys"

	"github.com/hajimehoshi/ebiten/v2"
)

// binding is a key chord of an action in terms of the devices: a letter, a typed character, or a key.
type binding struct {
	action    Action
	letter    byte
	char      rune
	key       ebiten.Key
	modifiers modifiers
	types     bool // typed into a text field while one has the focus
}

// Bind sets the keys of all actions.
func (in *Input) Bind(b keys.Bindings) {
	in.bindings = in.bindings[:0]
	for a := range keys.ActionCount {
		for _, c := range b.Chords(a) {
			in.bindings = append(in.bindings, newBinding(a, c))
		}
	}
}

// newBinding returns the binding of a chord to an action.
func newBinding(a Action, c keys.Chord) binding {
	b := binding{action: a, modifiers: modifiers{c.Shift, c.Alt, c.Command}, types: !c.Command && !keys.IsFunction(c.Key)}
	switch char := c.Char(); {
	case char != 0:
		b.char = char
	case c.Key[0] >= 'A' && c.Key[0] <= 'Z' && len(c.Key) == 1:
		b.letter = c.Key[0] | 0x20
	default:
		b.key = keyNamed(c.Key)
	}
	return b
}

// keyNamed returns the key with a name; name is not a letter.
func keyNamed(name string) (k ebiten.Key) {
	if keys.IsAlphanumeric(name) {
		name = "Digit" + name
	}
	if err := k.UnmarshalText([]byte(name)); err != nil {
		panic(err) // a valid chord has no other keys
	}
	return k
}

// chordPressed reports whether the chord of b was pressed in this tick.
func (in *Input) chordPressed(b *binding) bool {
	switch mods := in.modifiers; {
	case b.types && in.Editing:
		return false
	case b.char != 0:
		return (!mods.command || mods.alt) && slices.Contains(in.runes, b.char) // browsers also report characters typed with Ctrl
	case mods != b.modifiers:
		return false
	case b.letter != 0:
		return in.letters.has(b.letter)
	}
	return in.src.KeyTicks(b.key) == 1
}
